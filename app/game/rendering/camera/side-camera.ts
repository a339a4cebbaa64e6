/** The camera beside the craft, for replays: it neither leans nor shakes, and stays above the ground between it and the craft. */
import type { FlightFrame } from '../frame/flight-frame.ts'
import { createSpring, followTarget, settleSpring, type Spring } from './spring.ts'

/** Where the camera stands from the craft, in metres; tuned by hand. */
const ASIDE = 24
const BEHIND = 13
const ABOVE = 5
/** How far ahead of the craft it looks, so that there is more to see of the way than of what is behind. */
const LOOK_AHEAD = 6
const FIELD_OF_VIEW = 0.95
/** Room that is wanted above the ground, and what is kept of it at least, in metres. */
const CLEARANCE = 5
const LEAST_CLEARANCE = 2
/** Places between craft and camera where the ground is looked at. */
const PLACES = 6
/** How far ahead the ground is looked at as well, in metres, so that the camera is up in time. */
const LEADS = [0, 12, 24]
const RISE_STIFFNESS = 5

export interface SideCamera {
  /** How far the camera is above the craft. */
  readonly rise: Spring
  /** Whether the last picture was taken from it; otherwise the view cuts to it. */
  isOn: boolean
}

export function createSideCamera(): SideCamera {
  return { rise: createSpring(RISE_STIFFNESS), isOn: false }
}

/** How far above the craft the camera has to be to see over the ground between, where they will be `lead` metres on. */
function riseOver({ craft, terrain }: FlightFrame, lead: number, clearance: number): number {
  let rise = -Infinity
  for (let place = 1; place <= PLACES; place += 1) {
    const share = place / PLACES
    const ground = terrain.heightAt(craft.x + ASIDE * share, craft.z - lead + BEHIND * share)
    rise = Math.max(rise, (ground + clearance - craft.y) / share)
  }
  return rise
}

function wantedRise(frame: FlightFrame): number {
  return Math.max(ABOVE, ...LEADS.map((lead) => riseOver(frame, lead, CLEARANCE)))
}

/** Moves the camera on by the frame's seconds, and where the frame is seen from it, writes its pose. */
export function moveSideCamera(side: SideCamera, frame: FlightFrame): void {
  const { craft, camera: pose } = frame
  const isCut = !side.isOn
  side.isOn = frame.isFromSide
  if (!side.isOn) return
  if (isCut) settleSpring(side.rise, wantedRise(frame))
  else followTarget(side.rise, wantedRise(frame), frame.seconds)
  pose.x = craft.x + ASIDE
  // The spring may be late on the way up.
  pose.y = craft.y + Math.max(side.rise.value, riseOver(frame, 0, LEAST_CLEARANCE))
  pose.z = craft.z + BEHIND
  pose.targetX = craft.x
  pose.targetY = craft.y
  pose.targetZ = craft.z - LOOK_AHEAD
  pose.roll = 0
  pose.fieldOfView = FIELD_OF_VIEW
}

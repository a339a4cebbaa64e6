/**
 * The cameras beside the craft and far behind it, for replays: they neither lean nor shake, and stay above the ground between them and the
 * craft.
 */
import type { FlightFrame } from '../frame/flight-frame.ts'
import { createSpring, followTarget, settleSpring, type Spring } from './spring.ts'

/** Where a camera stands from the craft and what it looks at, in metres; tuned by hand. */
interface CameraPlace {
  readonly aside: number
  readonly behind: number
  readonly above: number
  /** How far ahead of the craft it looks, so that there is more to see of the way than of what is behind. */
  readonly lookAhead: number
  readonly fieldOfView: number
}

const PLACES: Readonly<Record<'side' | 'far', CameraPlace>> = {
  side: { aside: 24, behind: 13, above: 5, lookAhead: 6, fieldOfView: 0.95 },
  far: { aside: 8, behind: 62, above: 34, lookAhead: 45, fieldOfView: 0.95 },
}

/** Room that is wanted above the ground, and what is kept of it at least, in metres. */
const CLEARANCE = 5
const LEAST_CLEARANCE = 2
/** Places between craft and camera where the ground is looked at. */
const LOOKS = 6
/** How far ahead the ground is looked at as well, in metres, so that the camera is up in time. */
const LEADS = [0, 12, 24]
const RISE_STIFFNESS = 5

export interface ReplayCamera {
  /** How far the camera is above the craft. */
  readonly rise: Spring
  /** The place from which the last picture was taken; the view cuts to another one. */
  place: CameraPlace | null
}

export function createReplayCamera(): ReplayCamera {
  return { rise: createSpring(RISE_STIFFNESS), place: null }
}

/** How far above the craft the camera has to be to see over the ground between, where they will be `lead` metres on. */
function riseOver({ craft, terrain }: FlightFrame, { aside, behind }: CameraPlace, lead: number, clearance: number) {
  let rise = -Infinity
  for (let look = 1; look <= LOOKS; look += 1) {
    const share = look / LOOKS
    const ground = terrain.heightAt(craft.x + aside * share, craft.z - lead + behind * share)
    rise = Math.max(rise, (ground + clearance - craft.y) / share)
  }
  return rise
}

function wantedRise(frame: FlightFrame, place: CameraPlace): number {
  return Math.max(place.above, ...LEADS.map((lead) => riseOver(frame, place, lead, CLEARANCE)))
}

/** Moves the camera on by the frame's seconds, and where the frame is seen from it, writes its pose. */
export function moveReplayCamera(camera: ReplayCamera, frame: FlightFrame): void {
  const { craft, camera: pose, replay } = frame
  const place = replay.camera === 'behind' ? null : PLACES[replay.camera]
  const isCut = camera.place !== place
  camera.place = place
  if (place === null) return
  if (isCut) settleSpring(camera.rise, wantedRise(frame, place))
  else followTarget(camera.rise, wantedRise(frame, place), frame.seconds)
  pose.x = craft.x + place.aside
  // The spring may be late on the way up.
  pose.y = craft.y + Math.max(camera.rise.value, riseOver(frame, place, 0, LEAST_CLEARANCE))
  pose.z = craft.z + place.behind
  pose.targetX = craft.x
  pose.targetY = craft.y
  pose.targetZ = craft.z - place.lookAhead
  pose.roll = 0
  pose.fieldOfView = place.fieldOfView
}

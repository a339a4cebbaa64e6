/**
 * What one picture shows: the flight between its last two ticks, the time it stands for, and the camera. The view keeps
 * one such object and overwrites it for every picture; the parts of the scene only read it.
 */
import type { CraftState } from '../../simulation/flight-state.ts'
import { createFlight } from '../../simulation/flight/flight.ts'
import { rockNearness } from '../../simulation/ground/near-rock.ts'
import { createTerrain } from '../../simulation/ground/terrain.ts'
import { CANISTER_PAINTS } from '../colour/palette.ts'
import { skyOfCourse } from '../mood/course-sky.ts'
import { createWreck } from '../airframe/wreck.ts'
import { createRingPass } from './ring-pass.ts'
import { createEasedViewOffset } from './view-offset.ts'

/** Where the camera is and looks, in metres of the world and radians. */
export interface CameraPose {
  x: number
  y: number
  z: number
  targetX: number
  targetY: number
  targetZ: number
  /** Leaning to the right, as the craft's bank. */
  roll: number
  /** Height of the field of view. */
  fieldOfView: number
}

/** Which movements of the camera and the scene are on; all are off with the system's reduced motion. */
export interface Motion {
  /** The camera leans with the craft. */
  lean: boolean
  shake: boolean
  /** The view pulls back and widens with speed. */
  widening: boolean
  /** End scenes are played, the next ring pulses and the view offset is eased; otherwise nothing of it moves. */
  decoration: boolean
}

/** What the player has chosen of the camera, in shares of what is tuned: 1 and 1 unless chosen otherwise. */
export interface CameraScale {
  /** How far behind the craft the camera is. */
  readonly distance: number
  /** How wide the view is: of the tangent of half of its angle, so that all of the picture shrinks or grows alike. */
  readonly width: number
}

export const TUNED_CAMERA: CameraScale = { distance: 1, width: 1 }

/** Which scene plays after the end: none yet, a fall without fuel, a wreck, or a craft that flies away. */
export type Ending = 'none' | 'falling' | 'wrecked' | 'departing'

/** Where the camera stood at the tenth ring, from the craft, and the side on which it goes alongside: −1 left, 1 right. */
function createDeparture() {
  return {
    /** Seconds of the clock since then. */
    seconds: 0,
    side: 1,
    /** About the craft, from behind it to the right, in radians. */
    angle: 0,
    distance: 0,
    height: 0,
    aheadX: 0,
    aheadY: 0,
    aheadZ: 0,
    fieldOfView: 1,
    roll: 0,
  }
}

export type FlightFrame = ReturnType<typeof createFlightFrame>

/** So many rivals can be drawn. */
export const MOST_RIVALS = 8

/** How a flight is seen: where the camera stands, and how many seconds of it pass in one. */
export interface Replay {
  readonly camera: 'behind' | 'side' | 'far'
  readonly speed: number
}

/** A flight that is not a replay. */
export const LIVE: Replay = { camera: 'behind', speed: 1 }

export function createFlightFrame() {
  const state = createFlight()
  const camera: CameraPose = { x: 0, y: 0, z: 0, targetX: 0, targetY: 0, targetZ: 0, roll: 0, fieldOfView: 1 }
  const motion: Motion = { lean: true, shake: true, widening: true, decoration: true }
  return {
    /** The state that the last tick left; what is not interpolated is read from here. */
    state,
    terrain: createTerrain(0),
    /** The craft as it is drawn: between the last two ticks while it flies, in its small scene after an ending. */
    craft: { ...state.craft },
    /** The craft of rivals as they are drawn, and how many of these there are to draw. */
    rivals: Array.from({ length: MOST_RIVALS }, () => ({ ...state.craft })),
    rivalsShown: 0,
    /** What is left of the wake as it is drawn, in [0, 1]: a chain of clean rings makes no stronger picture. */
    wake: 0,
    ringPass: createRingPass(),
    /** Scene time of this picture and since the one before, in seconds; slower than the clock right after a crash. */
    time: 0,
    seconds: 0,
    /** Seconds since a take-off began that is shown from beside the craft; Infinity where there was none. */
    takeOffSeconds: Infinity,
    ending: 'none' as Ending,
    /** Scene seconds since the flight ended, and since the craft struck the ground; 0 before. */
    endingSeconds: 0,
    strikeSeconds: 0,
    wreck: createWreck(),
    departure: createDeparture(),
    sky: skyOfCourse(0),
    /** Towards the sun, which sinks as the fuel falls. */
    sun: [0, 0, -1] as [x: number, y: number, z: number],
    /** How far the light has reddened with low fuel, in [0, 1]. */
    redness: 0,
    /**
     * The z that the frame's coordinates count from. Shaders compute in single precision and z grows without bound, so this
     * is subtracted in double precision from everything that is drawn.
     */
    originZ: 0,
    camera,
    canisterPaint: CANISTER_PAINTS.standard,
    /** How a watched flight is seen. */
    replay: LIVE,
    /** Where in the picture the point that the camera looks at stands. */
    viewOffset: createEasedViewOffset(),
    motion,
    cameraScale: TUNED_CAMERA,
  }
}

/** Writes into `into` the craft at `blend` of the way from one tick to the next; `blend` in [0, 1]. */
export function blendCraft(previous: CraftState, current: CraftState, blend: number, into: CraftState): void {
  into.x = previous.x + (current.x - previous.x) * blend
  into.y = previous.y + (current.y - previous.y) * blend
  into.z = previous.z + (current.z - previous.z) * blend
  into.velocityX = previous.velocityX + (current.velocityX - previous.velocityX) * blend
  into.velocityY = previous.velocityY + (current.velocityY - previous.velocityY) * blend
  into.speed = previous.speed + (current.speed - previous.speed) * blend
  into.wake = previous.wake + (current.wake - previous.wake) * blend
  into.rudder = previous.rudder + (current.rudder - previous.rudder) * blend
  into.elevator = previous.elevator + (current.elevator - previous.elevator) * blend
  into.bank = previous.bank + (current.bank - previous.bank) * blend
  into.pitch = previous.pitch + (current.pitch - previous.pitch) * blend
  into.yaw = previous.yaw + (current.yaw - previous.yaw) * blend
  into.rockMetres = previous.rockMetres + (current.rockMetres - previous.rockMetres) * blend
  into.rockSide = previous.rockSide + (current.rockSide - previous.rockSide) * blend
}

/** As `rockNearness`; 0 after the ending. */
export function nearnessOf({ craft, ending }: FlightFrame): number {
  return ending === 'none' ? rockNearness(craft) : 0
}

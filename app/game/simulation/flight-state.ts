/**
 * The state of a flight at one tick: all that rendering, sound and screens read.
 *
 * SI units, radians, y up, right-handed; the craft flies along −z and x is across the corridor (right is +x).
 * Every object here is created once per flight and overwritten in place, so that steady flight allocates nothing.
 */
/** The player's input for one tick. Each value is a whole number in [−CONTROL_STEPS, CONTROL_STEPS]. */
export interface Controls {
  /** Positive turns right (towards +x). */
  turn: number
  /** Positive climbs (towards +y). */
  climb: number
}

/** Steps of a control on each side of its centre; a key gives all of them, a stick a part. */
export const CONTROL_STEPS = 16

export type FlightPhase = 'flying' | 'crashed' | 'complete'
export type CrashCause = 'none' | 'fuel' | 'mountain'
export type RingStatus = 'ahead' | 'collected' | 'missed'
export type CanisterStatus = 'waiting' | 'collected' | 'missed'

/** What happened in one tick, as bits that can be set together. */
export const FLIGHT_EVENTS = {
  ringCollected: 1,
  ringMissed: 2,
  canisterCollected: 4,
  lowFuel: 8,
  crashed: 16,
  complete: 32,
  /** Together with `ringCollected`: the ring was flown through near its centre. */
  ringClean: 64,
  /** The craft came nearer to rock than `NEAR_ROCK_METRES`. */
  nearRock: 128,
} as const

export interface CraftState {
  /** Position in metres; y is the altitude above the datum that the HUD shows. */
  x: number
  y: number
  z: number
  /** Velocity across and up, in m/s. */
  velocityX: number
  velocityY: number
  /** Speed along the corridor (towards −z), in m/s; what the HUD shows as km/h. Always positive in flight. */
  speed: number
  /** What is left of the wake of rings and canisters: its push along the corridor, 1 for one ring's centre, up to `MOST_WAKE`. */
  wake: number
  /** Positions of the control surfaces, in [−1, 1]; they lag behind the controls. Right and up are positive. */
  rudder: number
  elevator: number
  /**
   * Attitude in radians: bank right, nose up and nose right are positive; applied yaw first, then pitch, then bank (three.js:
   * Euler order YXZ with (pitch, −yaw, −bank)). It affects the hull's collision but not the motion.
   */
  bank: number
  pitch: number
  yaw: number
  /** Distance to the nearest rock beside or below in metres, `ROCK_REACH` at most: the mountains, not the valley's floor. */
  rockMetres: number
  /** Where it is: −1 at the left, 1 at the right, 0 below. */
  rockSide: number
}

export interface RingState {
  /** Counts the rings of the course from 0 in the order they are met; −1 while the slot is empty. */
  serial: number
  /** Centre in metres. The disc stands across the corridor: its axis is the z axis. */
  x: number
  y: number
  z: number
  /** Radius of the opening that counts, in metres. */
  radius: number
  /** Slope of the course’s line through the centre: metres across and up per metre flown. */
  slopeX: number
  slopeY: number
  /** How near to its centre it was flown through, in [0, 1]: 1 at the centre, 0 at the rim; 0 unless collected. */
  precision: number
  /** Where the craft crossed the ring's plane, from its centre, in metres across and up; 0 while it is ahead. */
  passX: number
  passY: number
  /** The wake it left (see `CraftState.wake`); 0 unless collected. */
  push: number
  status: RingStatus
}

export interface CanisterState {
  /** Counts the canisters of the flight from 0; −1 while the slot is empty. */
  serial: number
  x: number
  y: number
  z: number
  status: CanisterStatus
}

export type LandmarkKind = 'arch' | 'spire' | 'viaduct'

/** An obstacle around or beside the path, which is struck like a mountain; its shape is in landmarks/landmark-shapes.ts. */
export interface Landmark {
  readonly kind: LandmarkKind
  /** Its middle, in metres; its feet are in the ground. */
  readonly x: number
  readonly z: number
  /** What its shape is multiplied by across and up, in metres where the shape is measured in shares. */
  readonly width: number
  readonly height: number
  /** −1 where it is turned round. */
  readonly turn: 1 | -1
}

export interface FlightState {
  /** An unsigned 32-bit integer: it and the controls of each tick describe the whole flight. */
  seed: number
  /** A relaxed flight burns no fuel and has wider rings; its results are kept apart. */
  isRelaxed: boolean
  /** Ticks flown since the start. */
  tick: number
  phase: FlightPhase
  /** `none` in flight, and when the mission is complete. */
  crashCause: CrashCause
  /** The bits of `FLIGHT_EVENTS` raised by the tick that made this state. */
  events: number
  craft: CraftState
  /** Fuel in tenths of a percent, an integer in [0, 1000]. */
  fuelTenths: number
  score: number
  ringsCollected: number
  ringsMissed: number
  /** Clean rings in a row up to now, each of which makes the next wake stronger. */
  chain: number
  canistersCollected: number
  /** Serial of the ring that is to be flown through next. */
  nextRingSerial: number
  /**
   * A ring buffer by serial (`serial % rings.length`): the ring to be met next, all that are still needed after it,
   * and the latest ones behind. `ringBySerial` in course.ts reads it.
   */
  rings: RingState[]
  /** The landmarks of the course. They never change, so states share them. */
  landmarks: readonly Landmark[]
  /** A ring buffer by serial, like `rings`. */
  canisters: CanisterState[]
  canistersSpawned: number
}

import type { RecordedFlight } from '../simulation/input-recording.ts'
import { TICKS_PER_SECOND } from '../simulation/rules.ts'

/** The resolution of the slider of a watched flight, and of the place that is shown while it plays. */
export const WATCH_STEP_TICKS = TICKS_PER_SECOND / 2

export const WATCH_SPEEDS = [0.25, 0.5, 1, 2, 4] as const
export const WATCH_CAMERAS = ['behind', 'side', 'far'] as const
export type WatchCamera = (typeof WATCH_CAMERAS)[number]

/** A flight that is watched, and how. Where it is, the runtime writes into `watchTick` of the game. */
export interface Watch {
  /** Null: none has been. */
  readonly flight: RecordedFlight | null
  readonly isPlaying: boolean
  /** Seconds of the flight in one second; one of `WATCH_SPEEDS`. */
  readonly speed: number
  readonly camera: WatchCamera
  /** The place that the player moved to last; another object each time, so that a move to the same place counts as well. */
  readonly sought: { readonly tick: number }
}

export const NOTHING_WATCHED: Watch = { flight: null, isPlaying: true, speed: 1, camera: 'behind', sought: { tick: 0 } }

/** A flight watched from its start. */
export function watchOf(flight: RecordedFlight): Watch {
  return { ...NOTHING_WATCHED, flight, sought: { tick: 0 } }
}

/** A moment of a watched flight at which the player takes the stick: from there on the flight is the player's own, for practice. */
export interface TakeOver {
  readonly flight: RecordedFlight
  /** Ticks flown until then, fewer than the flight has. */
  readonly tick: number
}

/** The step of a watched flight that `tick` belongs to, in ticks. */
export function watchStep(tick: number): number {
  return tick - (tick % WATCH_STEP_TICKS)
}

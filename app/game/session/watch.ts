import { createStore, type StoreApi } from 'zustand/vanilla'

import type { LinkedFlight } from '../flight-link/link-text.ts'
import { TICKS_PER_SECOND } from '../simulation/rules.ts'
import type { SessionStore } from './session-store.ts'

/** The resolution of the place in a watched flight, as shown and sought. */
export const WATCH_STEP_TICKS = TICKS_PER_SECOND / 2

/** A flight that is watched, and how. */
export interface Watch {
  /** Null: none has been. */
  readonly flight: LinkedFlight | null
  readonly isPlaying: boolean
  /** Where it is, in ticks: a multiple of WATCH_STEP_TICKS while it plays. Set to anything else than that, it is sought. */
  readonly tick: number
  readonly isFromSide: boolean
}

export type WatchStore = StoreApi<Watch>

export function createWatch(): WatchStore {
  return createStore<Watch>(() => ({ flight: null, isPlaying: true, tick: 0, isFromSide: false }))
}

/** The step of a watched flight that `tick` belongs to, in ticks. */
export function watchStep(tick: number): number {
  return tick - (tick % WATCH_STEP_TICKS)
}

/** Begins to watch a flight, from its start. */
export function watchFlight(watch: WatchStore, session: Pick<SessionStore, 'dispatch'>, flight: LinkedFlight): void {
  watch.setState({ flight, isPlaying: true, tick: 0, isFromSide: false })
  session.dispatch({ type: 'watch' })
}

import { createStore, type StoreApi } from 'zustand/vanilla'

import type { HandTape } from '../simulation/hand.ts'

/** Who else flies: the player's best on the course, the flight of the opened link, or the autopilot. */
export type RivalName = 'best' | 'link' | 'autopilot'

/** What is known of a rival when its race is over. */
export interface RivalResult {
  readonly name: RivalName
  /** The tick at which it collects each ring; ten of them are a mission. */
  readonly splits: readonly number[]
}

/** A flight to race against. */
export interface Rival extends RivalResult {
  readonly seed: number
  readonly isRelaxed: boolean
  /** Its hand; null: the autopilot steers. */
  readonly tape: HandTape | null
}

export interface RivalState {
  readonly choice: RivalName | 'none'
  /** The chosen rival on the present course; null where there is none, or it is still being prepared. */
  readonly rival: Rival | null
}

export function createRivals(): StoreApi<RivalState> {
  return createStore<RivalState>(() => ({ choice: 'none', rival: null }))
}

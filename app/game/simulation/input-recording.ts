/**
 * The hand: the player's input, sampled on a fixed grid of ticks, so that a flight is the same at every frame rate
 * and can be written down.
 */
import type { Controls } from './flight-state.ts'
import { TICKS_PER_SECOND } from './rules.ts'

/** The hand is sampled at each tick that this divides, sixty times a second, and held in between. */
export const HAND_TICKS = TICKS_PER_SECOND / 60
/** A flight is written down as far as this tick: ten minutes. */
export const MOST_HAND_TICKS = 72_000

/** Turn and climb alternately, for each tick of the grid. Values beyond the end of its flight are of an earlier one. */
export type HandTape = Int8Array

export function createHandTape(): HandTape {
  return new Int8Array((2 * MOST_HAND_TICKS) / HAND_TICKS)
}

/** The part of a tape that a flight of `ticks` used, as a copy. */
export function trimTape(tape: HandTape, ticks: number): HandTape {
  return tape.slice(0, 2 * Math.ceil(ticks / HAND_TICKS))
}

/** Writes the hand sampled at `tick`, one of the grid; nothing beyond the end of the tape. */
export function writeHand(tape: HandTape, tick: number, { turn, climb }: Controls): void {
  const at = (2 * tick) / HAND_TICKS
  tape[at] = turn
  tape[at + 1] = climb
}

/** Sets the controls to what the tape holds for `tick`; between two ticks of the grid they stay as they are. */
export function readHand(tape: HandTape, tick: number, into: Controls): void {
  if (tick % HAND_TICKS !== 0) return
  const at = (2 * tick) / HAND_TICKS
  into.turn = tape.at(at) ?? 0
  into.climb = tape.at(at + 1) ?? 0
}

/** The input since the hand was last sampled. */
export interface PendingInput extends Controls {
  isSampled: boolean
}

export function createPendingInput(): PendingInput {
  return { turn: 0, climb: 0, isSampled: true }
}

/** Adds a reading of the input. Of several readings between two ticks of the grid the strongest counts, of equal ones the last. */
export function addInput(pending: PendingInput, { turn, climb }: Controls): void {
  if (pending.isSampled || Math.abs(turn) >= Math.abs(pending.turn)) pending.turn = turn
  if (pending.isSampled || Math.abs(climb) >= Math.abs(pending.climb)) pending.climb = climb
  pending.isSampled = false
}

/** Samples the input. Without a reading since the last sample, that one holds. */
export function sampleInput(pending: PendingInput, into: Controls): void {
  into.turn = pending.turn
  into.climb = pending.climb
  pending.isSampled = true
}

/**
 * The player's input, sampled on a fixed grid of ticks, so that a flight is the same at every frame rate and can be
 * recorded.
 */
import type { Controls } from './flight-state.ts'
import { TICKS_PER_SECOND } from './rules.ts'

/** Input is sampled at each tick that this divides, sixty times a second, and held in between. */
export const SAMPLE_TICKS = TICKS_PER_SECOND / 60
/** A flight is recorded up to this tick: ten minutes. */
export const MOST_RECORDED_TICKS = 72_000

/** Turn and climb alternately, for each tick of the grid. Values beyond the end of its flight are of an earlier one. */
export type InputRecording = Int8Array

/** A flight by what it is made of: flown again from these, it is the same to the last bit. */
export interface RecordedFlight {
  /** An unsigned 32-bit integer. */
  readonly seed: number
  readonly isRelaxed: boolean
  /** Flown below full speed for some of the time: the recording does not hold it. */
  readonly isSlow: boolean
  /** Taken over from another flight, whose beginning it has. */
  readonly isPractice: boolean
  /** The tick at which it ended. */
  readonly ticks: number
  readonly recording: InputRecording
}

export function createRecording(): InputRecording {
  return new Int8Array((2 * MOST_RECORDED_TICKS) / SAMPLE_TICKS)
}

/** The part of a recording that a flight of `ticks` used, as a copy. */
export function trimRecording(recording: InputRecording, ticks: number): InputRecording {
  return recording.slice(0, 2 * Math.ceil(ticks / SAMPLE_TICKS))
}

/** Records the input sampled at `tick`, one of the grid; nothing beyond the end of the recording. */
export function recordInput(recording: InputRecording, tick: number, { turn, climb }: Controls): void {
  const at = (2 * tick) / SAMPLE_TICKS
  recording[at] = turn
  recording[at + 1] = climb
}

/** Sets the controls to what the recording holds for `tick`; between two ticks of the grid they stay as they are. */
export function readRecording(recording: InputRecording, tick: number, into: Controls): void {
  if (tick % SAMPLE_TICKS !== 0) return
  const at = (2 * tick) / SAMPLE_TICKS
  into.turn = recording.at(at) ?? 0
  into.climb = recording.at(at + 1) ?? 0
}

/** The input since the last sample. */
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

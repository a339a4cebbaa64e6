/**
 * An input recording as bits: for each axis and each step of the grid whether it moved, and where to. The probabilities depend on how
 * long the axis has rested and where it is: keys jump between the middle and the ends, sticks move in small steps.
 */
import { CONTROL_STEPS } from '../simulation/flight-state.ts'
import type { InputRecording } from '../simulation/input-recording.ts'
import { createDecoder, createEncoder, type CodeBit } from './range-coder.ts'

/** Longer rests share one context. */
const LONGEST_REST = 15
const RESTS = LONGEST_REST + 1
/** Where an axis stands: in the middle, at an end, or between. */
const PLACES = 3
/** Sizes of its last move. */
const SIZES = 5

/** The first context of each question. */
const MOVES = 0
const WAYS = MOVES + RESTS * PLACES * 2
const TO_END = WAYS + 9
const TO_MIDDLE = TO_END + PLACES * 2 * SIZES
const STEPS = TO_MIDDLE + PLACES * SIZES
const CONTEXTS = STEPS + SIZES * CONTROL_STEPS

interface Axis {
  at: number
  rest: number
  /** The last move, in steps. */
  move: number
}

const placeOf = (at: number): number => (at === 0 ? 0 : Math.abs(at) === CONTROL_STEPS ? 1 : 2)

function sizeOf(move: number): number {
  const steps = Math.abs(move)
  return steps > 15 ? 4 : steps > 6 ? 3 : steps > 2 ? 2 : steps > 1 ? 1 : 0
}

/** Writes or reads the new position of an axis that moved, and returns it. `to`: ignored when reading. */
function codeMove(code: CodeBit, { at, move }: Axis, to: number): number {
  const place = placeOf(at)
  const size = sizeOf(move)
  const way = WAYS + 3 * (Math.sign(move) + 1) + (place === 2 ? Math.sign(at) + 1 : 1)
  const isUp = at === -CONTROL_STEPS || (at !== CONTROL_STEPS && code(way, to > at))
  const sign = isUp ? 1 : -1
  const end = sign * CONTROL_STEPS
  const room = Math.abs(end - at)
  const isBack = at * sign < 0
  if (room === 1) return end
  if (code(TO_END + (place * 2 + Number(isBack)) * SIZES + size, to === end)) return end
  if (isBack && code(TO_MIDDLE + place * SIZES + size, to === 0)) return 0
  let steps = 1
  while (
    steps < room - 1 &&
    !code(STEPS + size * CONTROL_STEPS + Math.min(steps, CONTROL_STEPS) - 1, to === at + sign * steps)
  )
    steps += 1
  return at + sign * steps
}

/** Codes the whole recording in place. */
function codeRecording(code: CodeBit, recording: InputRecording): void {
  const axes: readonly Axis[] = [
    { at: 0, rest: 0, move: 0 },
    { at: 0, rest: 0, move: 0 },
  ]
  let hasTurned = false
  for (let index = 0; index < recording.length; index += 1) {
    const axis = axes[index % 2]
    const isClimb = index % 2 === 1
    const to = recording[index]
    const context = MOVES + (axis.rest * PLACES + placeOf(axis.at)) * 2 + Number(isClimb && hasTurned)
    const isMoved = code(context, to !== axis.at)
    hasTurned = isMoved
    axis.rest = isMoved ? 0 : Math.min(axis.rest + 1, LONGEST_REST)
    if (isMoved) {
      const arrived = codeMove(code, axis, to)
      axis.move = arrived - axis.at
      axis.at = arrived
    }
    recording[index] = axis.at
  }
}

export function bytesFromRecording(recording: InputRecording): number[] {
  const encoder = createEncoder(CONTEXTS)
  codeRecording(encoder.code, recording.slice())
  return encoder.end()
}

/** `length`: of the recording, turn and climb counted apart. Any bytes give some recording. */
export function recordingFromBytes(bytes: Uint8Array, length: number): InputRecording {
  const recording = new Int8Array(length)
  codeRecording(createDecoder(bytes, CONTEXTS), recording)
  return recording
}

import { expect, test } from 'vitest'

import { CONTROL_STEPS } from './flight-state.ts'
import {
  createRecording,
  createPendingInput,
  trimRecording,
  SAMPLE_TICKS,
  MOST_RECORDED_TICKS,
  readRecording,
  sampleInput,
  addInput,
  recordInput,
} from './input-recording.ts'

const REST = { turn: 0, climb: 0 }

test('a tap between two samples is recorded in the next one', () => {
  const pending = createPendingInput()
  const sampled = { ...REST }
  for (const turn of [0, CONTROL_STEPS, 0, 0]) addInput(pending, { turn, climb: -turn })
  sampleInput(pending, sampled)
  expect(sampled).toEqual({ turn: CONTROL_STEPS, climb: -CONTROL_STEPS })
})

test('a sample without new input repeats the last one, and new input replaces it', () => {
  const pending = createPendingInput()
  const sampled = { ...REST }
  addInput(pending, { turn: 9, climb: -4 })
  sampleInput(pending, sampled)
  sampleInput(pending, sampled)
  expect(sampled, 'nothing was asked for in between').toEqual({ turn: 9, climb: -4 })
  addInput(pending, { turn: 0, climb: -2 })
  sampleInput(pending, sampled)
  expect(sampled).toEqual({ turn: 0, climb: -2 })
})

test('the last of two opposite inputs of equal size counts', () => {
  const pending = createPendingInput()
  const sampled = { ...REST }
  for (const turn of [CONTROL_STEPS, -CONTROL_STEPS]) addInput(pending, { turn, climb: 0 })
  sampleInput(pending, sampled)
  expect(sampled.turn).toBe(-CONTROL_STEPS)
})

test('a recording returns what was written and ends after ten minutes', () => {
  const recording = createRecording()
  const sampled = { ...REST }
  for (const tick of [0, 2, 4, MOST_RECORDED_TICKS, MOST_RECORDED_TICKS + 2])
    recordInput(recording, tick, { turn: tick % 7, climb: -3 })
  readRecording(recording, 4, sampled)
  expect(sampled).toEqual({ turn: 4, climb: -3 })
  readRecording(recording, 5, sampled)
  expect(sampled).toEqual({ turn: 4, climb: -3 })
  expect(trimRecording(recording, 5)).toHaveLength((2 * 6) / SAMPLE_TICKS)
  expect(recording).toHaveLength(MOST_RECORDED_TICKS)
})

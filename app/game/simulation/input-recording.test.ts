import { expect, test } from 'vitest'

import { CONTROL_STEPS } from './flight-state.ts'
import {
  createHandTape,
  createPendingInput,
  trimTape,
  HAND_TICKS,
  MOST_HAND_TICKS,
  readHand,
  sampleInput,
  addInput,
} from './hand.ts'
import { writeHand } from './hand.ts'

const REST = { turn: 0, climb: 0 }

test('a tap between two samples is recorded in the next one', () => {
  const pending = createPendingInput()
  const hand = { ...REST }
  for (const turn of [0, CONTROL_STEPS, 0, 0]) addInput(pending, { turn, climb: -turn })
  sampleInput(pending, hand)
  expect(hand).toEqual({ turn: CONTROL_STEPS, climb: -CONTROL_STEPS })
})

test('a sample without new input repeats the last one, and new input replaces it', () => {
  const pending = createPendingInput()
  const hand = { ...REST }
  addInput(pending, { turn: 9, climb: -4 })
  sampleInput(pending, hand)
  sampleInput(pending, hand)
  expect(hand, 'nothing was asked for in between').toEqual({ turn: 9, climb: -4 })
  addInput(pending, { turn: 0, climb: -2 })
  sampleInput(pending, hand)
  expect(hand).toEqual({ turn: 0, climb: -2 })
})

test('the last of two opposite inputs of equal size counts', () => {
  const pending = createPendingInput()
  const hand = { ...REST }
  for (const turn of [CONTROL_STEPS, -CONTROL_STEPS]) addInput(pending, { turn, climb: 0 })
  sampleInput(pending, hand)
  expect(hand.turn).toBe(-CONTROL_STEPS)
})

test('a tape returns what was written and ends after ten minutes', () => {
  const tape = createHandTape()
  const hand = { ...REST }
  for (const tick of [0, 2, 4, MOST_HAND_TICKS, MOST_HAND_TICKS + 2])
    writeHand(tape, tick, { turn: tick % 7, climb: -3 })
  readHand(tape, 4, hand)
  expect(hand).toEqual({ turn: 4, climb: -3 })
  readHand(tape, 5, hand)
  expect(hand).toEqual({ turn: 4, climb: -3 })
  expect(trimTape(tape, 5)).toHaveLength((2 * 6) / HAND_TICKS)
  expect(tape).toHaveLength(MOST_HAND_TICKS)
})

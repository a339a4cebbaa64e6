import { expect, test } from 'vitest'

import { CONTROL_STEPS } from './flight-state.ts'
import { createHandTape, createWish, handOf, HAND_TICKS, MOST_HAND_TICKS, readHand, takeWish, wishFor } from './hand.ts'
import { writeHand } from './hand.ts'

const REST = { turn: 0, climb: 0 }

test('a tap between two samples counts in the next one', () => {
  const wish = createWish()
  const hand = { ...REST }
  for (const turn of [0, CONTROL_STEPS, 0, 0]) wishFor(wish, { turn, climb: -turn })
  takeWish(wish, hand)
  expect(hand).toEqual({ turn: CONTROL_STEPS, climb: -CONTROL_STEPS })
})

test('a tap counts in one sample, and what is held in each', () => {
  const wish = createWish()
  const hand = { ...REST }
  wishFor(wish, { turn: 9, climb: -4 })
  takeWish(wish, hand)
  takeWish(wish, hand)
  expect(hand, 'nothing was asked for in between').toEqual({ turn: 9, climb: -4 })
  wishFor(wish, { turn: 0, climb: -2 })
  takeWish(wish, hand)
  expect(hand).toEqual({ turn: 0, climb: -2 })
})

test('of two opposite inputs of equal size the last counts', () => {
  const wish = createWish()
  const hand = { ...REST }
  for (const turn of [CONTROL_STEPS, -CONTROL_STEPS]) wishFor(wish, { turn, climb: 0 })
  takeWish(wish, hand)
  expect(hand.turn).toBe(-CONTROL_STEPS)
})

test('a tape gives back what was written, holds it between two ticks of the grid, and ends after ten minutes', () => {
  const tape = createHandTape()
  const hand = { ...REST }
  for (const tick of [0, 2, 4, MOST_HAND_TICKS, MOST_HAND_TICKS + 2])
    writeHand(tape, tick, { turn: tick % 7, climb: -3 })
  readHand(tape, 4, hand)
  expect(hand).toEqual({ turn: 4, climb: -3 })
  readHand(tape, 5, hand)
  expect(hand).toEqual({ turn: 4, climb: -3 })
  expect(handOf(tape, 5)).toHaveLength((2 * 6) / HAND_TICKS)
  expect(tape).toHaveLength(MOST_HAND_TICKS)
})

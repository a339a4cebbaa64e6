import { expect, test } from 'vitest'

import { CONTROL_STEPS } from '../../simulation/flight-state.ts'
import { createGuideCues } from './guide-cues.ts'
import { createPractice, LESSON_SECONDS, PRACTICE_SECONDS } from './guide-practice.ts'

const HANDS_OFF = { turn: 0, climb: 0 }

function fly(practice: ReturnType<typeof createPractice>, seconds: number, controls = HANDS_OFF) {
  for (let tick = 0; tick < seconds * 120; tick += 1) practice.fly(controls)
  const cues = createGuideCues()
  practice.readInto(cues)
  return cues
}

test('the practice explains one cue after another for 30 s and then ends', () => {
  const practice = createPractice()
  const said: (string | null)[] = []
  for (let second = 0; second <= PRACTICE_SECONDS; second += 1) {
    if (practice.words() !== said.at(-1)) said.push(practice.words())
    fly(practice, 1)
  }
  expect(PRACTICE_SECONDS).toBe(30)
  expect(said).toHaveLength(7)
  expect(said.at(-1)).toBeNull()
  const words = said.join(' ')
  for (const named of ['straight ahead', 'left', 'higher', 'faster', 'canister', 'growl'])
    expect(words).toContain(named)
})

test('the left key centres a beacon on the left, and passes it when held longer', () => {
  const practice = createPractice()
  const left = { turn: -CONTROL_STEPS, climb: 0 }
  expect(fly(practice, LESSON_SECONDS).side).toBeCloseTo(-0.7)
  expect(Math.abs(fly(practice, 0.6, left).side)).toBeLessThan(0.3)
  expect(fly(practice, 2, left).side).toBe(1)
})

test('the climb key levels the craft with a beacon above', () => {
  const practice = createPractice()
  expect(fly(practice, 2 * LESSON_SECONDS).height).toBeCloseTo(0.8)
  expect(Math.abs(fly(practice, 0.7, { turn: 0, climb: CONTROL_STEPS }).height)).toBeLessThan(0.3)
})

test('the ground growls until the craft has climbed', () => {
  const practice = createPractice()
  expect(fly(practice, 5 * LESSON_SECONDS)).toMatchObject({ groundStep: 2, groundSide: 1 })
  expect(fly(practice, 1, { turn: 0, climb: CONTROL_STEPS }).groundStep).toBe(0)
})

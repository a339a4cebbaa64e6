import { expect, test } from 'vitest'

import { CRUISE_SPEED, flyCraft } from '../simulation/craft/aircraft.ts'
import { startFlight } from '../simulation/flight/flight.ts'
import { chainText, judgementWords, missWords, wakeGain } from './ring-words.ts'

test('a missed ring was where the craft was not', () => {
  expect(missWords({ passX: 2, passY: -12 })).toBe('Missed: it was higher')
  expect(missWords({ passX: 2, passY: 12 })).toBe('Missed: it was lower')
  expect(missWords({ passX: 20, passY: -12 })).toBe('Missed: it was further left')
  expect(missWords({ passX: -20, passY: 12 })).toBe('Missed: it was further right')
})

test.each([
  [0.3, 0],
  [1, 0],
  [1.72, 0],
  [1, 15],
  [0.3, 15],
  [1.72, 40],
])('a wake of %s raises the speed, %s m/s above cruising, as far as a craft in level flight', (wake, excess) => {
  const craft = { ...startFlight(1).craft, wake, speed: CRUISE_SPEED + excess }
  const { speed } = craft
  let fastest = speed
  for (let tick = 0; tick < 600; tick += 1) {
    flyCraft(craft, { turn: 0, climb: 0 })
    fastest = Math.max(fastest, craft.speed)
  }
  expect(fastest - speed).toBeCloseTo(wakeGain(speed, wake), 0)
})

test('below cruising speed a wake gives what it adds to the engine', () => {
  const speedAfter = (wake: number, ticks: number) => {
    const craft = { ...startFlight(1).craft, wake, speed: CRUISE_SPEED - 10 }
    for (let tick = 0; tick < ticks; tick += 1) flyCraft(craft, { turn: 0, climb: 0 })
    return craft.speed
  }
  const gains = Array.from({ length: 60 }, (_, index) => speedAfter(1, index * 6) - speedAfter(0, index * 6))
  expect(Math.max(...gains)).toBeCloseTo(wakeGain(CRUISE_SPEED - 10, 1), 0)
})

test('a clean ring is judged, and from the second in a row on a chain is told', () => {
  expect([0.95, 0.8, 0.5].map((precision) => judgementWords({ precision }))).toEqual(['Dead centre', 'Clean', ''])
  expect([0, 1, 2, 10].map(chainText)).toEqual(['', '', '2 clean in a row', '10 clean in a row'])
})

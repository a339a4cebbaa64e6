import { expect, test } from 'vitest'

import { CRUISE_SPEED, flyCraft } from '../simulation/craft/aircraft.ts'
import { startFlight } from '../simulation/flight/flight.ts'
import { pushGain } from './push-gain.ts'

test.each([0.3, 0.7, 1, 1.72])('a wake of %s raises the speed as far as a craft in level flight', (wake) => {
  const craft = { ...startFlight(1).craft, wake }
  let fastest = 0
  for (let tick = 0; tick < 600; tick += 1) {
    flyCraft(craft, { turn: 0, climb: 0 })
    fastest = Math.max(fastest, craft.speed)
  }
  expect(fastest - CRUISE_SPEED).toBeCloseTo(pushGain(wake), 0)
})

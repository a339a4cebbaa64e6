import { expect, test } from 'vitest'

import { createFlightFrame } from '../frame/flight-frame.ts'
import { shakeOf } from './camera-shake.ts'

test('a ring scraped at its rim jolts the camera for a moment, and one flown through clear of it does not', () => {
  const frame = createFlightFrame()
  frame.craft.rockMetres = 20
  const shakes = (precision: number) =>
    [0, 0.4].map((seconds) => {
      Object.assign(frame.ringPass, { precision, seconds })
      return shakeOf(frame)
    })
  expect(shakes(0.1)).toEqual([1, 0])
  expect(shakes(0.3)).toEqual([0, 0])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { CONTROL_STEPS } from '../simulation/flight-state.ts'
import { shapeStick, stepsFrom, strongerOf } from './stick.ts'

function shaped(x: number, y: number, deadZone = 0.2): { readonly x: number; readonly y: number } {
  const into = { x: 9, y: 9 }
  shapeStick(x, y, deadZone, into)
  return into
}

test('a stick within its dead zone reads as centred', () => {
  expect(shaped(0.12, -0.12)).toEqual({ x: 0, y: 0 })
  expect(shaped(0, 0, 0)).toEqual({ x: 0, y: 0 })
})

test('a stick at or beyond its rim reads as full deflection, diagonally too', () => {
  expect(shaped(1, 0)).toEqual({ x: 1, y: 0 })
  expect(shaped(0, -1.4)).toEqual({ x: 0, y: -1 })
  const corner = shaped(1, 1)
  expect(Math.hypot(corner.x, corner.y)).toBeCloseTo(1)
})

test('a stick’s output keeps its direction and never falls as the deflection grows', () => {
  const direction = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true })
  const length = fc.double({ min: 0.21, max: 1, noNaN: true })
  fc.assert(
    fc.property(direction, length, length, (angle, first, second) => {
      const [near, far] = [Math.min(first, second), Math.max(first, second)]
      const a = shaped(near * Math.cos(angle), near * Math.sin(angle))
      const b = shaped(far * Math.cos(angle), far * Math.sin(angle))
      expect(Math.hypot(a.x, a.y)).toBeLessThanOrEqual(Math.hypot(b.x, b.y) + 1e-12)
      expect(a.x * Math.sin(angle) - a.y * Math.cos(angle)).toBeCloseTo(0)
    }),
  )
})

test('a stick’s output is below 2 % just outside the dead zone', () => {
  expect(shaped(0.21, 0).x).toBeLessThan(0.02)
})

test('the deflection with the larger magnitude counts', () => {
  expect(strongerOf(0.2, -0.9)).toBe(-0.9)
  expect(strongerOf(-1, 0.9)).toBe(-1)
})

test('control steps are integers within range and never −0', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.double({ min: 0.5, max: 1.5, noNaN: true }),
      (deflection, sensitivity) => {
        const steps = stepsFrom(deflection, sensitivity)
        expect(Number.isInteger(steps)).toBe(true)
        expect(Math.abs(steps)).toBeLessThanOrEqual(CONTROL_STEPS)
        expect(Object.is(steps, -0)).toBe(false)
      },
    ),
  )
  expect(stepsFrom(1, 1)).toBe(CONTROL_STEPS)
  expect(stepsFrom(1, 0.5)).toBe(CONTROL_STEPS / 2)
  expect(stepsFrom(-0.8, 1.5)).toBe(-CONTROL_STEPS)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { pointFromEdge, type EdgePointer } from './ring-arrow.ts'

const WIDE = 16 / 9

function pointer(across: number, up: number, depth: number, aspect = WIDE): EdgePointer {
  const into = { isShown: true, across: 9, down: 9, angle: 9 }
  pointFromEdge({ across, up, depth, aspect }, into)
  return into
}

test('a point in the picture has no arrow', () => {
  expect(pointer(0, 0, 100).isShown).toBe(false)
  expect(pointer(150, -60, 100).isShown).toBe(false)
})

test('a point under the instruments has an arrow, though it is in the picture', () => {
  expect(pointer(0, -80, 100)).toMatchObject({ isShown: true, down: 1, angle: Math.PI })
  expect(pointer(0, 80, 100).isShown).toBe(false)
})

test('a point beyond a side has an arrow at that side that points outwards', () => {
  expect(pointer(400, 0, 100)).toEqual({ isShown: true, across: 1, down: 0.5, angle: Math.PI / 2 })
  expect(pointer(-400, 0, 100)).toEqual({ isShown: true, across: 0, down: 0.5, angle: -Math.PI / 2 })
  expect(pointer(0, 300, 100)).toEqual({ isShown: true, across: 0.5, down: 0, angle: 0 })
  expect(pointer(0, -300, 100)).toMatchObject({ across: 0.5, down: 1, angle: Math.PI })
})

test('a point inside a wide picture can be outside a tall one', () => {
  expect(pointer(90, 0, 100).isShown).toBe(false)
  expect(pointer(90, 0, 100, 360 / 740).isShown).toBe(true)
})

test('a point behind the camera has an arrow on its side, or at the bottom if straight behind', () => {
  expect(pointer(5, 0, -40)).toMatchObject({ isShown: true, across: 1 })
  expect(pointer(0, 0, -40)).toMatchObject({ isShown: true, across: 0.5, down: 1 })
})

test('every arrow is at the edge of its field, in the half that it points to', () => {
  // Whole micrometres: half of the least double is 0, and no ring is so near.
  const metres = fc.integer({ min: -1e9, max: 1e9 }).map((micrometres) => micrometres / 1e6)
  const aspect = fc.double({ min: 0.4, max: 3.6, noNaN: true })
  fc.assert(
    fc.property(metres, metres, metres, aspect, (across, up, depth, shape) => {
      const arrow = pointer(across, up, depth, shape)
      if (!arrow.isShown) return
      const fromMiddle = Math.max(Math.abs(arrow.across - 0.5), Math.abs(arrow.down - 0.5))
      expect(fromMiddle).toBeCloseTo(0.5)
      expect(Math.sin(arrow.angle) * (arrow.across - 0.5)).toBeGreaterThanOrEqual(-1e-9)
      expect(Math.cos(arrow.angle) * (0.5 - arrow.down)).toBeGreaterThanOrEqual(-1e-9)
    }),
  )
})

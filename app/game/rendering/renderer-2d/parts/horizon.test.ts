import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createHorizon } from './horizon.ts'

interface Place {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** A ridge across the flight: heights every 40 m from x = −200 to x = 200. */
interface Ridge {
  readonly ahead: number
  readonly heights: readonly number[]
}

const STEP = 40
const POINTS = 11

function ridgePoint({ ahead, heights }: Ridge, index: number): Place {
  return { x: (index - (POINTS - 1) / 2) * STEP, y: heights[index], z: -ahead }
}

/** The horizon of ridges, from near to far. */
function horizonOf(ridges: readonly Ridge[]) {
  const horizon = createHorizon(ridges.length + 1)
  for (const [number, ridge] of ridges.entries()) {
    for (let index = 1; index < POINTS; index += 1)
      horizon.addStretch(ridgePoint(ridge, index - 1), ridgePoint(ridge, index))
    horizon.endLine(number + 1)
  }
  return horizon
}

/** Whether one of the ridges rises above the line of sight to a place beyond them. */
function isCovered(ridges: readonly Ridge[], { x, y, z }: Place): boolean {
  return ridges.some((ridge) => {
    const across = ((x / -z) * ridge.ahead) / STEP + (POINTS - 1) / 2
    const index = Math.floor(across)
    if (index < 0 || index + 1 >= POINTS) return false
    const left = ridge.heights[index]
    const right = ridge.heights[index + 1]
    return left + (right - left) * (across - index) > (y / -z) * ridge.ahead
  })
}

const level = (ahead: number, height: number): Ridge => ({
  ahead,
  heights: Array.from({ length: POINTS }, () => height),
})
const triangleAt = (x: number, y: number, z: number): Place[] => [
  { x, y, z },
  { x: x + 20, y, z },
  { x, y: y + 5, z: z - 20 },
]

test('a ridge hides what is lower behind it, but not what rises above or lies beside it', () => {
  const horizon = horizonOf([level(100, 10)])
  expect(horizon.hides(triangleAt(0, 0, -300))).toBe(true)
  expect(horizon.hides(triangleAt(0, 28, -300))).toBe(false)
  expect(horizon.hides(triangleAt(650, 0, -300))).toBe(false)
})

test('each point of a hidden triangle is covered by a ridge', () => {
  const heights = fc.array(fc.integer({ min: -60, max: 60 }), { minLength: POINTS, maxLength: POINTS })
  const place = fc.record({
    // Not beside the ends of a ridge: the ground has none in sight.
    x: fc.integer({ min: -195, max: 195 }),
    y: fc.integer({ min: -100, max: 60 }),
    z: fc.integer({ min: -600, max: -150 }),
  })
  let hidden = 0
  fc.assert(
    fc.property(heights, heights, fc.tuple(place, place, place), (near, far, [a, b, c]) => {
      const ridges = [
        { ahead: 60, heights: near },
        { ahead: 150, heights: far },
      ]
      if (!horizonOf(ridges).hides([a, b, c])) return
      hidden += 1
      for (let one = 0; one <= 8; one += 1)
        for (let two = 0; one + two <= 8; two += 1) {
          const [shareA, shareB, shareC] = [one / 8, two / 8, 1 - (one + two) / 8]
          const at = (axis: keyof Place): number => a[axis] * shareA + b[axis] * shareB + c[axis] * shareC
          expect(isCovered(ridges, { x: at('x'), y: at('y'), z: at('z') })).toBe(true)
        }
    }),
    { numRuns: 2000 },
  )
  expect(hidden).toBeGreaterThan(50)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { TUNED_CAMERA } from '../rendering/frame/flight-frame.ts'
import { safeArea, middleOfSafeArea, type Box } from './safe-area.ts'

const picture: Box = { left: 0, top: 0, right: 1000, bottom: 600 }

test('the safe area is the whole picture where nothing covers it', () => {
  expect(safeArea(picture, [])).toEqual(picture)
  expect(middleOfSafeArea(picture, [], [], TUNED_CAMERA)).toEqual({ across: 0, up: 0 })
})

test('a portrait picture without covers is shifted up, more so the taller it is', () => {
  const [short, long] = [640, 780].map(
    (bottom) => middleOfSafeArea({ left: 0, top: 0, right: 360, bottom }, [], [], TUNED_CAMERA).up,
  )
  expect(short).toBeGreaterThan(0.1)
  expect(long).toBeGreaterThan(short)
})

test('the craft is raised only above elements at the bottom that would cover it', () => {
  const low: Box = { left: 0, top: 0, right: 320, bottom: 256 }
  const resting = middleOfSafeArea(low, [], [], TUNED_CAMERA).up
  const fuel = { left: 80, top: 195, right: 220, bottom: 240 }
  const raised = middleOfSafeArea(low, [], [fuel], TUNED_CAMERA).up
  // The craft is seen 61 px below the middle, and reaches 27 px below that.
  expect((raised - resting) * 128).toBeGreaterThan(128 + 61 + 25 - 195)
  expect(raised - resting).toBeLessThanOrEqual(0.3)
  const aside = { left: 0, top: 150, right: 100, bottom: 240 }
  expect(middleOfSafeArea(low, [], [aside, { left: 0, top: 0, right: 0, bottom: 0 }], TUNED_CAMERA).up).toBe(resting)
})

test('the safe area is to the right of words on the left', () => {
  const words = { left: 0, top: 0, right: 400, bottom: 600 }
  expect(safeArea(picture, [words])).toEqual({ left: 400, top: 0, right: 1000, bottom: 600 })
  expect(middleOfSafeArea(picture, [words], [], TUNED_CAMERA)).toEqual({ across: 0.4, up: 0 })
})

test('the view is not offset where the words leave no safe area', () => {
  expect(safeArea(picture, [{ left: 20, top: 20, right: 990, bottom: 590 }])).toBeNull()
  expect(middleOfSafeArea(picture, [{ left: 20, top: 20, right: 990, bottom: 590 }], [], TUNED_CAMERA)).toEqual({
    across: 0,
    up: 0,
  })
})

test('the safe area overlaps no cover and its middle is in the picture, for any covers', () => {
  const anyBox = fc
    .tuple(fc.integer({ min: -200, max: 1100 }), fc.integer({ min: -200, max: 700 }), fc.nat(900), fc.nat(600))
    .map(([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height }))
  fc.assert(
    fc.property(fc.array(anyBox, { maxLength: 4 }), (covers) => {
      const part = safeArea(picture, covers)
      for (const cover of covers) {
        const isApart =
          part === null ||
          cover.right <= part.left ||
          cover.left >= part.right ||
          cover.bottom <= part.top ||
          cover.top >= part.bottom ||
          cover.right <= cover.left ||
          cover.bottom <= cover.top
        expect(isApart).toBe(true)
      }
      const { across, up } = middleOfSafeArea(picture, covers, [], TUNED_CAMERA)
      expect(Math.abs(across)).toBeLessThan(1)
      expect(Math.abs(up)).toBeLessThan(1)
    }),
  )
})

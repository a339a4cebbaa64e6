import { expect, test } from 'vitest'

import { createThumbStick, THUMB_REACH } from './thumb-stick.ts'

test('the stick is centred at the touch, with full deflection at its reach', () => {
  const thumb = createThumbStick()
  expect(thumb.begin(7, 200, 300)).toBe(true)
  expect(thumb.stick).toEqual({ x: 0, y: 0 })
  thumb.move(7, 200 + THUMB_REACH, 300)
  expect(thumb.stick).toEqual({ x: 1, y: 0 })
  thumb.move(7, 200, 300 - THUMB_REACH)
  expect(thumb.stick).toEqual({ x: 0, y: 1 })
  thumb.move(7, 200 + THUMB_REACH / 2, 300)
  expect(thumb.stick.x).toBeGreaterThan(0.3)
  expect(thumb.stick.x).toBeLessThan(0.6)
})

test('a finger beyond the reach drags the stick along, so that reversing acts at once', () => {
  const thumb = createThumbStick()
  thumb.begin(7, 200, 300)
  thumb.move(7, 500, 300)
  expect(thumb.stick.x).toBeCloseTo(1)
  expect(thumb.centre.x).toBeCloseTo(500 - THUMB_REACH)
  thumb.move(7, 500 - THUMB_REACH, 300)
  expect(thumb.stick.x).toBeCloseTo(0)
})

test('a second finger neither takes, moves nor releases the stick', () => {
  const thumb = createThumbStick()
  thumb.begin(1, 100, 100)
  thumb.move(1, 100 + THUMB_REACH, 100)
  expect(thumb.begin(2, 10, 10)).toBe(false)
  expect(thumb.move(2, 0, 0)).toBe(false)
  expect(thumb.end(2)).toBe(false)
  expect(thumb.stick).toEqual({ x: 1, y: 0 })
})

test('lifting the finger centres the stick and frees it for the next', () => {
  const thumb = createThumbStick()
  thumb.begin(1, 100, 100)
  thumb.move(1, 180, 100)
  expect(thumb.end(1)).toBe(true)
  expect(thumb.stick).toEqual({ x: 0, y: 0 })
  expect(thumb.begin(2, 10, 10)).toBe(true)
})

test('a finger that came down second takes the stick by moving, once the first is lifted', () => {
  const thumb = createThumbStick()
  thumb.begin(1, 100, 100)
  thumb.begin(2, 10, 10)
  thumb.end(1)
  expect(thumb.move(2, 12, 10), 'it only rests').toBe(false)
  thumb.move(2, 30, 10)
  expect(thumb.centre).toEqual({ x: 30, y: 10 })
  thumb.move(2, 30 + THUMB_REACH, 10)
  expect(thumb.stick).toEqual({ x: 1, y: 0 })
  thumb.begin(3, 50, 50)
  thumb.end(3)
  thumb.end(2)
  expect(thumb.move(3, 90, 50), 'lifted as well').toBe(false)
})

test('a released stick no longer follows the finger that had it', () => {
  const thumb = createThumbStick()
  thumb.begin(1, 100, 100)
  thumb.release()
  expect(thumb.move(1, 180, 100)).toBe(false)
  expect(thumb.stick).toEqual({ x: 0, y: 0 })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  aboveCraft,
  AT_TOP,
  besideCraft,
  isOverRing,
  placeNote,
  ROOM_TO_MOVE,
  type Box,
  type Disc,
  type Spot,
  type Surroundings,
} from './note-place.ts'

const WIDE = { width: 1280, height: 720 }
const OUTLOOK = { left: 32, top: 84, right: 1248, bottom: 616 }
const CRAFT = { x: 640, y: 530 }
const NO_RING = { x: 0, y: 0, radius: 0 }

function among(craft: Spot, ring: Disc = NO_RING): Surroundings {
  return { craft, ring, outlook: OUTLOOK, size: WIDE.height }
}

function note(): Box {
  return { x: 0, y: 0, halfWidth: 128, halfHeight: 28 }
}

test('a note about a ring stands above the craft', () => {
  const box = note()
  placeNote(box, aboveCraft(0), among(CRAFT), ROOM_TO_MOVE)
  expect(box.x).toBe(CRAFT.x)
  expect(box.y).toBeLessThan(CRAFT.y - box.halfHeight)
})

test('a note about a missed ring stands on the side where that was', () => {
  const sides = ([-1, 1] as const).map((side) => {
    const box = note()
    placeNote(box, aboveCraft(side), among(CRAFT), ROOM_TO_MOVE)
    return Math.sign(box.x - CRAFT.x)
  })
  expect(sides).toEqual([-1, 1])
})

test('the note about the tenth ring stands at the top, clear of the craft in the middle', () => {
  for (const y of [CRAFT.y, 360]) {
    const box = note()
    placeNote(box, AT_TOP, among({ x: 640, y }), ROOM_TO_MOVE)
    expect(box.y).toBe(OUTLOOK.top + box.halfHeight)
  }
})

test('a note about near rock stands on the side of the rock, inside the picture', () => {
  const sides = [-1, 1].map((side) => {
    const box = { ...note(), halfWidth: 30 }
    placeNote(box, besideCraft(side), among(CRAFT), 0)
    return Math.sign(box.x - CRAFT.x)
  })
  expect(sides).toEqual([-1, 1])
  const box = { ...note(), halfWidth: 30 }
  placeNote(box, besideCraft(-1), among({ x: 60, y: 530 }), 0)
  expect(box.x).toBe(OUTLOOK.left + 30)
})

test('a note about a ring never stands over the next one, wherever that is', () => {
  const ring = fc.record({
    x: fc.integer({ min: 440, max: 840 }),
    y: fc.integer({ min: 100, max: 520 }),
    radius: fc.integer({ min: 1, max: 60 }),
  })
  const craft = fc.record({ x: fc.integer({ min: 500, max: 780 }), y: fc.integer({ min: 480, max: 560 }) })
  fc.assert(
    fc.property(ring, craft, fc.constantFrom(-1, 0, 1), (disc, place, side) => {
      const box = note()
      placeNote(box, aboveCraft(side), among(place, disc), ROOM_TO_MOVE)
      expect(isOverRing(box, disc)).toBe(false)
      expect(box.x - box.halfWidth).toBeGreaterThanOrEqual(OUTLOOK.left)
      expect(box.x + box.halfWidth).toBeLessThanOrEqual(OUTLOOK.right)
      expect(box.y - box.halfHeight).toBeGreaterThanOrEqual(OUTLOOK.top)
      expect(box.y + box.halfHeight).toBeLessThanOrEqual(OUTLOOK.bottom)
    }),
  )
})

test('a note about a ring is placed where the next one will not come under it at once', () => {
  const box = note()
  const ring = { x: 480, y: 436, radius: 10 }
  placeNote(box, aboveCraft(0), among(CRAFT, ring), 0)
  expect(box.x).toBe(CRAFT.x)
  placeNote(box, aboveCraft(0), among(CRAFT, ring), ROOM_TO_MOVE)
  expect(box.x).toBeGreaterThan(CRAFT.x)
})

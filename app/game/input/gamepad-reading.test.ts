import { expect, test } from 'vitest'

import { padSettingsOf } from '../player-data/pad-settings.ts'
import { addPad, createPadMemory, expectRest, MENU_ACTIONS, type PadReading, type PadState } from './gamepad-reading.ts'

/** A pad of the standard mapping with these buttons held. */
function pad(held: readonly number[], axes: readonly number[] = [0, 0, 0, 0], more: Partial<PadState> = {}): PadState {
  const buttons = Array.from({ length: 17 }, (_, index) => ({ pressed: held.includes(index) }))
  return { index: 0, id: 'Pad', mapping: 'standard', axes, buttons, ...more }
}

/** Reads pads whose axes and buttons were seen at rest before. */
function read(...pads: readonly PadState[]): PadReading {
  const reading: PadReading = { x: 0, y: 0, actions: 0 }
  for (const each of pads) {
    const memory = createPadMemory()
    addPad(pad([]), memory, padSettingsOf({}, each), { x: 0, y: 0, actions: 0 })
    addPad(each, memory, padSettingsOf({}, each), reading)
  }
  return reading
}

test('the left stick turns right when pushed right and climbs when pushed forward', () => {
  expect(read(pad([], [1, 0, 0, 0]))).toMatchObject({ x: 1, y: 0 })
  expect(read(pad([], [0, -1, 0, 0]))).toMatchObject({ x: 0, y: 1 })
})

test('the left stick steers proportionally', () => {
  const half = read(pad([], [0.5, 0, 0, 0])).x
  expect(half).toBeGreaterThan(0.2)
  expect(half).toBeLessThan(0.6)
})

test('the d-pad steers with full deflection', () => {
  expect(read(pad([12]))).toMatchObject({ x: 0, y: 1 })
  expect(read(pad([13, 14]))).toMatchObject({ x: -1, y: -1 })
  expect(read(pad([14, 15]))).toMatchObject({ x: 0, y: 0 })
})

test('the right stick and the other buttons do nothing', () => {
  expect(read(pad([2, 4, 5, 6, 7, 10, 11, 16], [0, 0, 1, 1]))).toEqual({ x: 0, y: 0, actions: 0 })
})

test('A presses, B goes back, Y starts over, start and select pause', () => {
  expect(read(pad([0])).actions).toBe(MENU_ACTIONS.press)
  expect(read(pad([1])).actions).toBe(MENU_ACTIONS.back)
  expect(read(pad([3])).actions).toBe(MENU_ACTIONS.startOver)
  expect(read(pad([9])).actions).toBe(MENU_ACTIONS.pause)
  expect(read(pad([8])).actions).toBe(MENU_ACTIONS.pause)
})

test('a stick tilted far enough acts as the d-pad in a menu', () => {
  expect(read(pad([13])).actions).toBe(MENU_ACTIONS.down)
  expect(read(pad([], [0, 0.9])).actions).toBe(MENU_ACTIONS.down)
  expect(read(pad([], [0, 0.4])).actions).toBe(0)
})

test('a stick that trembles about the deflection of a press presses once, until it is released', () => {
  const memory = createPadMemory()
  const rightAt = (x: number) => {
    const reading: PadReading = { x: 0, y: 0, actions: 0 }
    addPad(pad([], [x, 0]), memory, { ...padSettingsOf({}, pad([])), deadZone: 0 }, reading)
    return reading.actions
  }
  const { right } = MENU_ACTIONS
  expect([0, 0.55, 0.65, 0.55, 0.65, 0.35, 0.55].map(rightAt)).toEqual([0, 0, right, right, right, 0, 0])
})

test('the pad with the larger deflection steers', () => {
  expect(read(pad([], [0.4, 0]), pad([], [-1, 0])).x).toBe(-1)
  expect(read(pad([], [-1, 0]), pad([])).x).toBe(-1)
})

test('a pad with an unknown mapping steers with its stick only', () => {
  expect(read(pad([12, 15], [0, -1], { mapping: '' }))).toMatchObject({ x: 0, y: 1, actions: MENU_ACTIONS.up })
})

test('a pad without axes or buttons does nothing', () => {
  expect(read(pad([], [], { buttons: [] }))).toEqual({ x: 0, y: 0, actions: 0 })
})

test('each axis is ignored until it has been near its centre', () => {
  const memory = createPadMemory()
  const readNext = (axes: readonly number[]) => {
    const reading: PadReading = { x: 0, y: 0, actions: 0 }
    const stick = pad([], axes, { mapping: '' })
    addPad(stick, memory, padSettingsOf({}, stick), reading)
    return reading
  }
  expect(readNext([-1, -1])).toEqual({ x: 0, y: 0, actions: 0 })
  expect(memory.isUsed).toBe(false)
  expect(readNext([0.1, -1])).toEqual({ x: 0, y: 0, actions: 0 })
  expect(readNext([-1, -1])).toEqual({ x: -1, y: 0, actions: MENU_ACTIONS.left })
  expect(memory.isUsed).toBe(true)
})

test('each button is ignored until it has been seen released', () => {
  const memory = createPadMemory()
  const readNext = (held: readonly number[]) => {
    const reading: PadReading = { x: 0, y: 0, actions: 0 }
    addPad(pad(held), memory, padSettingsOf({}, pad([])), reading)
    return reading
  }
  expect(readNext([0, 13])).toEqual({ x: 0, y: 0, actions: 0 })
  expect(memory.isUsed).toBe(false)
  expect(readNext([13])).toEqual({ x: 0, y: 0, actions: 0 })
  expect(readNext([0, 13]).actions).toBe(MENU_ACTIONS.press)
  readNext([])
  expect(readNext([13])).toEqual({ x: 0, y: -1, actions: MENU_ACTIONS.down })
  expectRest(memory)
  expect(readNext([13])).toEqual({ x: 0, y: 0, actions: 0 })
})

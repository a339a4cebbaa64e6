import fc from 'fast-check'
import { expect, test } from 'vitest'

import { DEFAULT_SETTINGS } from '../player-data/settings.ts'
import { commandOfKey } from '../player-data/flight-command.ts'
import { createDigitalInput, type DigitalInput } from './digital-input.ts'
import type { Stick } from './stick.ts'

const KEY_CODES = Object.values(DEFAULT_SETTINGS.keys).flat()

function read(digital: DigitalInput): Stick {
  return { ...digital.poll() }
}

// @spec keys
test('the arrow keys and WASD climb, dive, turn left and turn right', () => {
  const expected: Record<string, Stick> = {
    climb: { x: 0, y: 1 },
    dive: { x: 0, y: -1 },
    'turn-left': { x: -1, y: 0 },
    'turn-right': { x: 1, y: 0 },
  }
  const codes = { ArrowUp: 'climb', KeyW: 'climb', ArrowDown: 'dive', KeyS: 'dive', ArrowLeft: 'turn-left' }
  for (const [code, command] of Object.entries({
    ...codes,
    KeyA: 'turn-left',
    ArrowRight: 'turn-right',
    KeyD: 'turn-right',
  })) {
    const digital = createDigitalInput()
    const mapped = commandOfKey(code, DEFAULT_SETTINGS)
    expect(mapped).toBe(command)
    if (mapped !== undefined) digital.hold(code, mapped)
    expect(read(digital)).toEqual(expected[command])
  }
})

test('the last pressed of two opposite keys counts until it is released', () => {
  const digital = createDigitalInput()
  digital.hold('ArrowLeft', 'turn-left')
  digital.hold('ArrowRight', 'turn-right')
  expect(read(digital).x).toBe(1)
  digital.hold('ArrowLeft', 'turn-left')
  expect(read(digital).x, 'a repeat of a digital key is no new press').toBe(1)
  digital.release('ArrowRight')
  expect(read(digital).x).toBe(-1)
  digital.release('ArrowLeft')
  expect(read(digital).x).toBe(0)
})

test('two keys for one command hold it until both are up', () => {
  const digital = createDigitalInput()
  digital.hold('ArrowUp', 'climb')
  digital.hold('KeyW', 'climb')
  read(digital)
  digital.release('ArrowUp')
  expect(read(digital).y).toBe(1)
  digital.release('KeyW')
  expect(read(digital).y).toBe(0)
})

test('a tap shorter than a frame steers for one frame', () => {
  const digital = createDigitalInput()
  digital.hold('ArrowLeft', 'turn-left')
  digital.release('ArrowLeft')
  expect(read(digital).x).toBe(-1)
  expect(read(digital).x).toBe(0)
})

test('releasing all keys also discards pending taps', () => {
  const digital = createDigitalInput()
  digital.hold('ArrowLeft', 'turn-left')
  digital.hold('ArrowUp', 'climb')
  digital.release('ArrowLeft')
  digital.releaseAll()
  expect(read(digital)).toEqual({ x: 0, y: 0 })
})

test('nothing is held after all keys are released, in any order', () => {
  const presses = fc.array(fc.tuple(fc.constantFrom(...KEY_CODES), fc.boolean()))
  fc.assert(
    fc.property(presses, (events) => {
      const digital = createDigitalInput()
      for (const [code, isDown] of events) {
        const command = commandOfKey(code, DEFAULT_SETTINGS)
        if (isDown && command !== undefined) digital.hold(code, command)
        else digital.release(code)
        const { x, y } = read(digital)
        expect([-1, 0, 1]).toContain(x)
        expect([-1, 0, 1]).toContain(y)
      }
      for (const code of KEY_CODES) digital.release(code)
      read(digital)
      expect(read(digital)).toEqual({ x: 0, y: 0 })
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { CONTROL_STEPS, type Controls } from '../../simulation/flight-state.ts'
import { DEFAULT_SETTINGS } from '../settings.ts'
import { keyMapFrom } from './flight-command.ts'
import { createHeldCommands, type HeldCommands } from './held-commands.ts'

const DEFAULT_KEY_MAP = keyMapFrom(DEFAULT_SETTINGS.keys, false)

function read(held: HeldCommands): Controls {
  const controls = { turn: 99, climb: 99 }
  held.readInto(controls)
  return controls
}

test('nothing held means hands off', () => {
  expect(read(createHeldCommands())).toEqual({ turn: 0, climb: 0 })
})

test('up climbs, down dives, left and right turn that way, for arrows and WASD alike', () => {
  const expected: Record<string, Controls> = {
    climb: { turn: 0, climb: CONTROL_STEPS },
    dive: { turn: 0, climb: -CONTROL_STEPS },
    'turn-left': { turn: -CONTROL_STEPS, climb: 0 },
    'turn-right': { turn: CONTROL_STEPS, climb: 0 },
  }
  const codes = { ArrowUp: 'climb', KeyW: 'climb', ArrowDown: 'dive', KeyS: 'dive', ArrowLeft: 'turn-left' }
  for (const [code, command] of Object.entries({
    ...codes,
    KeyA: 'turn-left',
    ArrowRight: 'turn-right',
    KeyD: 'turn-right',
  })) {
    const held = createHeldCommands()
    const mapped = DEFAULT_KEY_MAP.get(code)
    expect(mapped).toBe(command)
    if (mapped !== undefined) held.hold(code, mapped)
    expect(read(held)).toEqual(expected[command])
  }
})

test('of two opposite keys the last one counts, and the first again once the last is up', () => {
  const held = createHeldCommands()
  held.hold('ArrowLeft', 'turn-left')
  held.hold('ArrowRight', 'turn-right')
  expect(read(held).turn).toBe(CONTROL_STEPS)
  held.hold('ArrowLeft', 'turn-left')
  expect(read(held).turn, 'a repeat of a held key is no new press').toBe(CONTROL_STEPS)
  held.letGo('ArrowRight')
  expect(read(held).turn).toBe(-CONTROL_STEPS)
  held.letGo('ArrowLeft')
  expect(read(held).turn).toBe(0)
})

test('two keys for one command hold it until both are up', () => {
  const held = createHeldCommands()
  held.hold('ArrowUp', 'climb')
  held.hold('KeyW', 'climb')
  read(held)
  held.letGo('ArrowUp')
  expect(read(held).climb).toBe(CONTROL_STEPS)
  held.letGo('KeyW')
  expect(read(held).climb).toBe(0)
})

test('a tap shorter than a frame steers for one frame', () => {
  const held = createHeldCommands()
  held.hold('ArrowLeft', 'turn-left')
  held.letGo('ArrowLeft')
  expect(read(held).turn).toBe(-CONTROL_STEPS)
  expect(read(held).turn).toBe(0)
})

test('letting go of everything forgets taps too', () => {
  const held = createHeldCommands()
  held.hold('ArrowLeft', 'turn-left')
  held.hold('ArrowUp', 'climb')
  held.letGo('ArrowLeft')
  held.letGoOfAll()
  expect(read(held)).toEqual({ turn: 0, climb: 0 })
})

test('the axes do not disturb each other', () => {
  const held = createHeldCommands()
  held.hold('KeyW', 'climb')
  held.hold('KeyA', 'turn-left')
  expect(read(held)).toEqual({ turn: -CONTROL_STEPS, climb: CONTROL_STEPS })
  held.letGoOfAll()
  expect(read(held)).toEqual({ turn: 0, climb: 0 })
})

test('after every key that went down came up, in whatever order, nothing is held', () => {
  const presses = fc.array(fc.tuple(fc.constantFrom(...DEFAULT_KEY_MAP.keys()), fc.boolean()))
  fc.assert(
    fc.property(presses, (events) => {
      const held = createHeldCommands()
      for (const [code, isDown] of events) {
        const command = DEFAULT_KEY_MAP.get(code)
        if (isDown && command !== undefined) held.hold(code, command)
        else held.letGo(code)
        const { turn, climb } = read(held)
        expect([-CONTROL_STEPS, 0, CONTROL_STEPS]).toContain(turn)
        expect([-CONTROL_STEPS, 0, CONTROL_STEPS]).toContain(climb)
      }
      for (const code of DEFAULT_KEY_MAP.keys()) held.letGo(code)
      read(held)
      expect(read(held)).toEqual({ turn: 0, climb: 0 })
    }),
  )
})

import { expect, test } from 'vitest'

import { arePads, inputsSwapped, inputsWith, padSettingsOf, padsWith, purposeOf, type Pads } from './pad-settings.ts'

const STICK = { id: 'T.16000M (Vendor: 044f Product: b10a)', mapping: '' } as const
const FIRST = padSettingsOf({}, STICK)
const { inputs } = FIRST
const DOWN_ON_AXIS_5 = 110

test('an assigned input replaces another, which goes to what the input did before', () => {
  const moved = inputsWith(inputs, 'climb', 0, DOWN_ON_AXIS_5)
  expect(moved.climb).toEqual([DOWN_ON_AXIS_5, null])
  const swapped = inputsWith(inputs, 'press', 0, 3)
  expect([swapped.press[0], swapped.startOver[0]]).toEqual([3, 0])
  expect(purposeOf(swapped, 0)).toBe('startOver')
  expect(purposeOf(swapped, 55)).toBeUndefined()
})

test('an axis is inverted by swapping its two uses', () => {
  const { climb, dive } = inputsSwapped(inputs, 'climb', 'dive')
  expect([climb, dive]).toEqual([inputs.dive, inputs.climb])
})

test('settings are kept for each device by its id, and forgotten where they are reset', () => {
  const other = { ...STICK, id: 'Another' }
  const pads = padsWith({}, STICK, { inputs, deadZone: 0.3 })
  expect(padSettingsOf(pads, STICK).deadZone).toBe(0.3)
  expect(padSettingsOf(pads, other)).toEqual(FIRST)
  expect(padsWith(pads, STICK, undefined)).toEqual({})
})

test('the six devices changed last are kept, and can be read back', () => {
  let pads: Pads = {}
  for (let pad = 0; pad < 9; pad += 1) pads = padsWith(pads, { ...STICK, id: `${pad} ${'long '.repeat(50)}` }, FIRST)
  expect(Object.keys(pads).map((id) => id.slice(0, 1))).toEqual(['3', '4', '5', '6', '7', '8'])
  expect(arePads(JSON.parse(JSON.stringify(pads)))).toBe(true)
})

test.each([
  ['an input that no pad has', { pad: { inputs: { ...inputs, climb: [999, null] }, deadZone: 0.1 } }],
  ['an input twice', { pad: { inputs: { ...inputs, climb: [0, null] }, deadZone: 0.1 } }],
  ['a dead zone that leaves nothing', { pad: { inputs, deadZone: 1 } }],
  ['half of the uses', { pad: { inputs: { climb: [1, null] }, deadZone: 0.1 } }],
])('%s is not read as stored settings', (_, value) => {
  expect(arePads(value)).toBe(false)
})

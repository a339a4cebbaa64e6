import { expect, test } from 'vitest'

import { padSettingsOf, padsWith } from '../player-data/pad-settings.ts'
import { padInputName, padName, padUseName } from './pad-names.ts'

const pad = (id: string, mapping: GamepadMappingType = 'standard') => ({ id, mapping })

test('the buttons of known pads have their makers’ names', () => {
  expect(padInputName(pad('Xbox 360 Controller (XInput STANDARD GAMEPAD)'), 3)).toBe('Y')
  expect(padInputName(pad('DualSense Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)'), 0)).toBe(
    'Cross',
  )
  expect(padInputName(pad('057e-2009-Pro Controller'), 0)).toBe('B')
  expect(padInputName(pad('057e-2009-Pro Controller'), 12)).toBe('D-pad up')
  expect(padInputName(pad('Microsoft X-Box 360 pad 0 (STANDARD GAMEPAD Vendor: 28de Product: 11ff)'), 9)).toBe('Menu')
})

test('hints name what is assigned, as the maker calls it', () => {
  const dualSense = pad('54c-ce6-DualSense Wireless Controller')
  expect(padUseName({}, dualSense, 'pause')).toBe('Options')
  const { inputs, deadZone } = padSettingsOf({}, dualSense)
  const pads = padsWith({}, dualSense, { deadZone, inputs: { ...inputs, startOver: [null, 2] } })
  expect(padUseName(pads, dualSense, 'startOver')).toBe('Square')
  expect(padUseName(pads, pad('Unknown'), 'startOver')).toBe('Y')
})

test('other buttons and axes are counted from 1', () => {
  expect(padInputName(pad('Xbox', ''), 0)).toBe('Button 1')
  expect(padInputName(pad('Stick', ''), 103)).toBe('Axis 2 +')
  expect(padInputName(pad('Unknown'), 102)).toBe('Left stick up')
  expect(padInputName(pad('Unknown'), 105)).toBe('Right stick right')
  expect(padInputName(pad('Unknown'), 108)).toBe('Axis 5 −')
  expect(padInputName(pad('Unknown'), null)).toBe('None')
})

test('a pad is called by its own name', () => {
  expect(padName(pad('T.16000M (Vendor: 044f Product: b10a)'))).toBe('T.16000M')
  expect(padName(pad('057e-2009-Pro Controller'))).toBe('Pro Controller')
  expect(padName(pad(''))).toBe('Gamepad')
})

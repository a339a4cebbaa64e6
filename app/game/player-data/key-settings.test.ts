import { expect, test } from 'vitest'

import { hotkeysWith, isHotkeyCode, isSteeringKey, keysWith } from './key-settings.ts'
import { DEFAULT_SETTINGS } from './settings.ts'

test('assigning a key takes it from its former command, which gets the replaced key', () => {
  const keys = keysWith(DEFAULT_SETTINGS.keys, 'climb', 1, 'KeyS')
  expect(keys.climb).toEqual(['ArrowUp', 'KeyS'])
  expect(keys.dive).toEqual(['ArrowDown', 'KeyW'])
  expect(keysWith(keys, 'climb', 0, 'KeyS').climb).toEqual(['KeyS', 'ArrowUp'])
})

test.each(['Escape', 'Enter', 'Tab', 'F5', 'ControlLeft', '', 'junk'])(
  'the key "%s" cannot be assigned to steering',
  (code) => expect(isSteeringKey(code)).toBe(false),
)

test.each(['KeyI', 'Numpad8', 'KeyЦ'])('the key "%s" can be assigned to steering', (code) =>
  expect(isSteeringKey(code)).toBe(true),
)

test('assigning a hotkey takes it from its former use, which gets the replaced key', () => {
  const hotkeys = hotkeysWith(DEFAULT_SETTINGS.hotkeys, 'pause', 'KeyM')
  expect(hotkeys).toEqual({ ...DEFAULT_SETTINGS.hotkeys, pause: 'KeyM', mute: 'KeyP' })
  const off = { ...DEFAULT_SETTINGS.hotkeys, pause: null }
  expect(hotkeysWith(off, 'pause', 'KeyM')).toEqual({ ...off, pause: 'KeyM', mute: null })
})

test.each(['Space', 'ArrowUp', 'PageDown', 'Home', 'ShiftLeft', 'Escape', 'Enter', 'F5', ''])(
  'the key "%s" cannot be a hotkey',
  (code) => expect(isHotkeyCode(code)).toBe(false),
)

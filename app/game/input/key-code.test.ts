import { expect, test } from 'vitest'

import { DEFAULT_SETTINGS } from '../player-data/settings.ts'
import { commandOfPress, keyCodeFrom } from './key-code.ts'

test('a key is known by its place, or by what it prints where the browser reports no place', () => {
  expect(keyCodeFrom({ code: 'KeyA', key: 'q' })).toBe('KeyA')
  expect(keyCodeFrom({ code: 'Unidentified', key: 'p' })).toBe('KeyP')
  const names = {
    ArrowRight: 'ArrowRight',
    d: 'KeyD',
    D: 'KeyD',
    ц: 'KeyЦ',
    7: 'Digit7',
    ' ': 'Space',
    Escape: 'Escape',
  }
  for (const [key, code] of Object.entries(names)) expect(keyCodeFrom({ code: '', key })).toBe(code)
  for (const key of ['Unidentified', 'Dead', 'Process', ';']) expect(keyCodeFrom({ code: '', key })).toBe('')
})

test('the arrows of a keypad without NumLock steer, unless the key is assigned by its place', () => {
  const up = { code: 'Numpad8', key: 'ArrowUp' }
  const { keys } = DEFAULT_SETTINGS
  expect(commandOfPress(up, DEFAULT_SETTINGS)).toBe('climb')
  expect(commandOfPress({ ...up, key: '8' }, DEFAULT_SETTINGS)).toBeUndefined()
  expect(commandOfPress(up, { keys: { ...keys, dive: ['Numpad8'] }, invertClimb: false })).toBe('dive')
})

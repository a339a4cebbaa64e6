import { expect, test, vi } from 'vitest'

import { keyNameFrom, readKeyboardLayout } from './key-name.ts'

test('a key is named by its character in the keyboard layout', () => {
  const azerty = new Map([
    ['KeyW', 'z'],
    ['KeyA', 'q'],
    ['Semicolon', 'm'],
  ])
  expect(keyNameFrom('KeyW', azerty)).toBe('Z')
  expect(keyNameFrom('KeyA', azerty)).toBe('Q')
  expect(keyNameFrom('Semicolon', azerty)).toBe('M')
})

test('a key without a printed character in the layout is named by its code', () => {
  expect(keyNameFrom('KeyW')).toBe('W')
  expect(keyNameFrom('Digit7')).toBe('7')
  expect(keyNameFrom('ArrowUp')).toBe('Arrow up')
  expect(keyNameFrom('ShiftLeft')).toBe('Shift Left')
  expect(keyNameFrom('Numpad8')).toBe('Numpad 8')
  expect(keyNameFrom('Space', new Map([['Space', ' ']]))).toBe('Space')
})

test('the layout is what the browser reports, or undefined if it reports none or refuses', async () => {
  const layout = new Map([['KeyW', 'z']])
  vi.stubGlobal('navigator', { keyboard: { getLayoutMap: () => Promise.resolve(layout) } })
  await expect(readKeyboardLayout()).resolves.toBe(layout)
  vi.stubGlobal('navigator', { keyboard: { getLayoutMap: () => Promise.reject(new Error('denied')) } })
  await expect(readKeyboardLayout()).resolves.toBeUndefined()
  vi.stubGlobal('navigator', {})
  await expect(readKeyboardLayout()).resolves.toBeUndefined()
})

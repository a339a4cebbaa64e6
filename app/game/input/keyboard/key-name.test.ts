import { afterEach, expect, test, vi } from 'vitest'

import { keyNameFrom, readKeyboardLayout } from './key-name.ts'

afterEach(() => vi.unstubAllGlobals())

test('a key is named by what the layout prints on it', () => {
  const azerty = new Map([
    ['KeyW', 'z'],
    ['KeyA', 'q'],
    ['Semicolon', 'm'],
  ])
  expect(keyNameFrom('KeyW', azerty)).toBe('Z')
  expect(keyNameFrom('KeyA', azerty)).toBe('Q')
  expect(keyNameFrom('Semicolon', azerty)).toBe('M')
})

test('without a layout, and for what prints nothing, a key is named by its place', () => {
  expect(keyNameFrom('KeyW')).toBe('W')
  expect(keyNameFrom('Digit7')).toBe('7')
  expect(keyNameFrom('ArrowUp')).toBe('Arrow up')
  expect(keyNameFrom('ShiftLeft')).toBe('Shift Left')
  expect(keyNameFrom('Numpad8')).toBe('Numpad 8')
  expect(keyNameFrom('Space', new Map([['Space', ' ']]))).toBe('Space')
})

test('the layout is the one that the browser reports, and undefined where it reports none or refuses', async () => {
  const layout = new Map([['KeyW', 'z']])
  vi.stubGlobal('navigator', { keyboard: { getLayoutMap: () => Promise.resolve(layout) } })
  await expect(readKeyboardLayout()).resolves.toBe(layout)
  vi.stubGlobal('navigator', { keyboard: { getLayoutMap: () => Promise.reject(new Error('denied')) } })
  await expect(readKeyboardLayout()).resolves.toBeUndefined()
  vi.stubGlobal('navigator', {})
  await expect(readKeyboardLayout()).resolves.toBeUndefined()
})

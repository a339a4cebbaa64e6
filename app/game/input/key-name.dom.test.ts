import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'

import { useKeyNames } from './key-name.ts'

const press = (code: string, key: string) =>
  act(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { code, key }))
  })

test('where the browser reports no layout, a key has the name of what it types, wherever it is named', () => {
  const names = [renderHook(useKeyNames), renderHook(useKeyNames)]
  const all = (code: string) => names.map(({ result }) => result.current(code))
  expect(all('Backquote')).toEqual(['Backquote', 'Backquote'])
  const before = names.map(({ result }) => result.current)
  // On a key that no other test names: what was typed is kept, also from file to file.
  press('Backquote', '²')
  expect(all('Backquote')).toEqual(['²', '²'])
  for (const [index, { result }] of names.entries()) expect(result.current, 'rendered again').not.toBe(before[index])
  press('Numpad8', '8')
  expect(all('Numpad8')).toEqual(['Numpad 8', 'Numpad 8'])
})

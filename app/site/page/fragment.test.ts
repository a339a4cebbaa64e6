import fc from 'fast-check'
import { expect, test } from 'vitest'

import { idFromHash } from './fragment.ts'

test('every id is found again by the hash that a browser writes for it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
      expect(idFromHash(`#${encodeURIComponent(id)}`)).toBe(id)
    }),
  )
})

test('reading never throws: a hash that is no valid encoding names itself', () => {
  const odd = fc.string({ unit: fc.constantFrom('%', 'E', '0', '8', 'a', '/', '\u0000', '\ud800') })
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), odd), (text) => {
      const id = idFromHash(`#${text}`)
      if (!text.includes('%')) expect(id).toBe(text)
    }),
  )
  expect(idFromHash('#%E0%')).toBe('%E0%')
  expect(idFromHash('')).toBe('')
})

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { inThousands } from './in-thousands.ts'

test('writes every count as the browser would for Australia', () => {
  const figures = new Intl.NumberFormat('en-AU')
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (count) => {
      expect(inThousands(count)).toBe(figures.format(count))
    }),
  )
  for (const count of [0, 999, 1000, 12_500, 1_000_000]) expect(inThousands(count)).toBe(figures.format(count))
})

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { COMPLETE } from '../../../../testing/flights/flight-summaries.ts'
import { RingRow } from './ring-row.tsx'

test('how each ring was passed is read out as words, and nothing where none was reached', () => {
  const { container, rerender } = render(<RingRow passes={COMPLETE.passes.slice(0, 5)} />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Ring by ring: dead centre, clean, through, missed, dead centre, not reached, not reached, not reached, not reached, not reached',
  )
  rerender(<RingRow passes={[]} />)
  expect(container.childElementCount).toBe(0)
})

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { COMPLETE, CRASHED } from '../../../../testing/flights/flight-summaries.ts'
import { costWords, missedWords, RingRow } from './ring-row.tsx'

test('how each ring was passed is read out as words, and nothing where none was reached', () => {
  const { container, rerender } = render(<RingRow flight={{ ...CRASHED, passes: COMPLETE.passes.slice(0, 5) }} />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Ring by ring: dead centre, clean, through, missed, dead centre, not reached, not reached, not reached, not reached, not reached',
  )
  rerender(<RingRow flight={{ ...CRASHED, passes: [] }} />)
  expect(container.childElementCount).toBe(0)
})

test('missed rings are counted by their sides, the most first', () => {
  const words = (...passes: (typeof CRASHED)['passes']) => missedWords({ passes })
  expect(words(0.5)).toBe('')
  expect(words(0.5, 'higher')).toBe('1 ring missed: it was higher.')
  expect(words('lower', 'lower')).toBe('2 rings missed: both were lower.')
  expect(words('further left', 'higher', 'higher')).toBe('3 rings missed: 2 higher, 1 further left.')
})

test('a completed mission says what it would have been without the misses, and the medal where that is a better one', () => {
  const clean = [0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9]
  // The tenth ring met is the ninth collected, after 26.20 s.
  const missed = { ...COMPLETE, passes: [...clean, 'lower', 0.9, 0.9] } as const
  expect(costWords(missed)).toBe('Without the miss: 26.20 s.')
  expect(costWords({ ...missed, autopilot: COMPLETE.splits.map((tick) => tick * 0.85) })).toBe(
    'Without the miss: 26.20 s, gold.',
  )
  const atTenth = { ...COMPLETE, passes: [...clean, 0.9, 'lower', 0.9] } as const
  expect(costWords(atTenth), 'the time of the tenth is not known').toBe('It took 11 rings to collect ten.')
})

import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'

import { Courses } from './courses.tsx'

test('the date is that of the day on which the visitor returns to the page', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 26, 23, 59) })
  render(
    <MemoryRouter>
      <Courses />
    </MemoryRouter>,
  )
  expect(screen.getByRole('time').textContent).toBe('Thursday 26 November')
  vi.setSystemTime(new Date(2026, 10, 27, 0, 1))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByRole('time').textContent).toBe('Friday 27 November')
})

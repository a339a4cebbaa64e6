import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { CRASHED } from '../../../testing/flights/flight-summaries.ts'
import { createStores } from '../../../testing/fakes/game-stores.ts'
import { stubBrowser } from '../../../testing/fakes/stub-browser.ts'
import { courseOfDay } from '../session/course-of-day.ts'
import { CurrentScreen } from './current-screen.tsx'

beforeEach(() => stubBrowser())

function renderScreens() {
  const stores = createStores()
  render(<CurrentScreen {...stores} onClose={() => undefined} />)
  return stores
}

test('the end screen offers to invert the climb until five flights were flown', async () => {
  const { settings, logbook, session } = renderScreens()
  act(() => {
    session.dispatch({ type: 'picture-ready' })
    session.dispatch({ type: 'take-off' })
    logbook.record(CRASHED)
    session.dispatch({ type: 'end', summary: CRASHED, flight: null })
    session.dispatch({ type: 'show-end' })
  })
  await userEvent.click(screen.getByRole('button', { name: 'Swap?' }))
  expect(settings.getState().invertClimb).toBe(true)
  act(() => {
    session.dispatch({ type: 'fly-again' })
    for (let flight = 2; flight <= 5; flight += 1) logbook.record(CRASHED)
    session.dispatch({ type: 'end', summary: CRASHED, flight: null })
    session.dispatch({ type: 'show-end' })
  })
  expect(screen.queryByRole('button', { name: 'Swap?' })).toBeNull()
})

test.each(['crashed', 'complete'] as const)(
  'the options opened from the end screen (%s) return the focus',
  async (outcome) => {
    const { session } = renderScreens()
    act(() => {
      session.dispatch({ type: 'picture-ready' })
      session.dispatch({ type: 'take-off' })
      session.dispatch({ type: 'end', summary: { ...CRASHED, outcome }, flight: null })
    })
    expect(screen.queryByRole('button', { name: 'Options' }), 'the picture comes first').toBeNull()
    act(() => session.dispatch({ type: 'show-end' }))
    await userEvent.click(screen.getByRole('button', { name: 'Options' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Options' }))
  },
)

test('the course that is shown is flown, though the day has changed since it was chosen', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 23, 59) })
  const { session } = renderScreens()
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
  act(() => session.dispatch({ type: 'picture-ready' }))
  press('Today’s course')
  expect(session.getState()).toMatchObject({ seed: courseOfDay(20_779), courseOrigin: 'day' })
  expect(screen.getByText(/, the course of the day\./)).toBeDefined()
  vi.setSystemTime(new Date(2026, 10, 23, 0, 1))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText(/, the course of Sunday 22 November\./)).toBeDefined()
  press('TAKE OFF')
  expect(session.getState()).toMatchObject({ stage: 'playing', seed: courseOfDay(20_779) })
})

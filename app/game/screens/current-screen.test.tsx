// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { memoryStorage } from '../../../testing/memory-storage.ts'
import { createLogbookStore } from '../player-data/logbook.ts'
import { createSettingsStore } from '../player-data/settings-store.ts'
import { openSession, type FlightSummary } from '../session/session.ts'
import { createSessionStore } from '../session/session-store.ts'
import { CurrentScreen } from './current-screen.tsx'

const CRASHED: FlightSummary = {
  outcome: 'crashed',
  crashCause: 'mountain',
  seed: 7,
  isRelaxed: false,
  isSlow: false,
  score: 0,
  ringsCollected: 0,
  ringsMissed: 0,
  canistersCollected: 0,
  ticks: 600,
  fuelTenths: 875,
}

beforeEach(() => vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('after the first flight on this device, and no other, the end screen offers to reverse the climb', async () => {
  const storage = memoryStorage()
  const settingsStore = createSettingsStore(() => storage)
  const logbookStore = createLogbookStore(() => storage)
  const sessionStore = createSessionStore(openSession(7))
  render(<CurrentScreen {...{ sessionStore, settingsStore, logbookStore }} onClose={() => undefined} />)
  act(() => {
    sessionStore.dispatch({ type: 'picture-ready' })
    sessionStore.dispatch({ type: 'take-off' })
    logbookStore.record(CRASHED)
    sessionStore.dispatch({ type: 'end', summary: CRASHED })
    sessionStore.dispatch({ type: 'show-end' })
  })
  await userEvent.click(screen.getByRole('button', { name: 'Prefer it reversed?' }))
  expect(settingsStore.getState().invertClimb).toBe(true)
  act(() => {
    sessionStore.dispatch({ type: 'try-again' })
    logbookStore.record(CRASHED)
    sessionStore.dispatch({ type: 'end', summary: CRASHED })
    sessionStore.dispatch({ type: 'show-end' })
  })
  expect(screen.queryByRole('button', { name: 'Prefer it reversed?' })).toBeNull()
})

test.each(['crashed', 'complete'] as const)(
  'the options open from the end screen of a flight that is %s, and give the focus back',
  async (outcome) => {
    const storage = memoryStorage()
    const settingsStore = createSettingsStore(() => storage)
    const logbookStore = createLogbookStore(() => storage)
    const sessionStore = createSessionStore(openSession(7))
    render(<CurrentScreen {...{ sessionStore, settingsStore, logbookStore }} onClose={() => undefined} />)
    act(() => {
      sessionStore.dispatch({ type: 'picture-ready' })
      sessionStore.dispatch({ type: 'take-off' })
      sessionStore.dispatch({ type: 'end', summary: { ...CRASHED, outcome } })
    })
    expect(screen.queryByRole('button', { name: 'Options' }), 'the picture comes first').toBeNull()
    act(() => sessionStore.dispatch({ type: 'show-end' }))
    await userEvent.click(screen.getByRole('button', { name: 'Options' }))
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Options' }))
  },
)

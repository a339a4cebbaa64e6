import { expect, test } from 'vitest'

import { COMPLETE } from '../../../testing/flights/flight-summaries.ts'
import { memoryStorage } from '../../../testing/fakes/memory-storage.ts'
import { createLogbookStore } from '../player-data/logbook/logbook-store.ts'
import { createSessionStore } from '../session/session-store.ts'
import type { FlightSummary } from '../session/flight-summary.ts'
import { openSession } from '../session/session.ts'
import { recordFlight } from './flight-records.ts'

function openLogbook() {
  const storage = memoryStorage()
  const logbook = createLogbookStore(() => storage)
  const session = createSessionStore(openSession(7))
  const end = (summary: FlightSummary): void => {
    session.dispatch({ type: 'picture-ready' })
    session.dispatch({ type: 'take-off' })
    session.dispatch({ type: 'end', summary, flight: null })
    recordFlight(session, logbook, summary, new AbortController().signal)
  }
  return { logbook, session, end }
}

test('a finished flight earns its medal, also on a course that the autopilot has already flown', () => {
  const { logbook, session, end } = openLogbook()
  end({ ...COMPLETE, ticks: 100_000 })
  expect(logbook.getState().medals).toEqual([{ seed: 7, standard: 'bronze' }])
  session.dispatch({ type: 'fly-again' })
  end({ ...COMPLETE, ticks: 1000 })
  expect(logbook.getState().medals).toEqual([{ seed: 7, standard: 'ace' }])
})

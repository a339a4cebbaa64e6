/** The logbook on this device: written when a flight ends, erased on request. */
import type { FlightSummary } from '../../session/flight-summary.ts'
import { createStoredValue } from '../stored-value.ts'
import {
  logbookAfter,
  logbookAfterLink,
  LOGBOOK_VERSION,
  logbookFromText,
  textFromLogbook,
  type Logbook,
} from './logbook.ts'

/** The cookie policy lists this key. */
export const LOGBOOK_KEY = 'ringwake.logbook'

export type LogbookStore = Readonly<ReturnType<typeof createLogbookStore>>

export function createLogbookStore(storage: () => Storage = () => window.localStorage) {
  const stored = { key: LOGBOOK_KEY, version: LOGBOOK_VERSION, fromText: logbookFromText, toText: textFromLogbook }
  const { change, ...store } = createStoredValue<Logbook>(stored, storage)
  return {
    ...store,
    record: (flight: FlightSummary) => change((logbook) => logbookAfter(logbook, flight)),
    /** The records stay. */
    eraseFlights: () => change((logbook) => ({ ...logbook, flights: [] })),
    /** Keeps a recorded flight, as the text of its link. */
    keepLink: (flight: FlightSummary, text: string) => change((logbook) => logbookAfterLink(logbook, flight, text)),
  }
}

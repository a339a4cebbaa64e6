/** The logbook under one key of `localStorage`: written when a flight ends, erased on request. */
import { createStore } from 'zustand/vanilla'

import type { FlightSummary } from '../../session/flight-summary.ts'
import type { Splits } from './course-records.ts'
import {
  EMPTY_LOGBOOK,
  logbookAfter,
  logbookAfterAutopilot,
  logbookAfterLink,
  logbookFromText,
  textFromLogbook,
  type Logbook,
} from './logbook.ts'
import { tryOrUndefined } from '../try-or-undefined.ts'

/** The cookie policy lists this key. */
export const LOGBOOK_KEY = 'ringwake.logbook'

/** `storage` gives the browser's store or throws; whatever throws, the logbook is still known until the page goes. */
export function createLogbookStore(storage: () => Storage = () => window.localStorage) {
  const stored = (): Logbook | undefined => tryOrUndefined(() => logbookFromText(storage().getItem(LOGBOOK_KEY)))
  const { setState, ...store } = createStore(() => stored() ?? EMPTY_LOGBOOK)
  let isKept = true

  function change(after: (logbook: Logbook) => Logbook): void {
    // Read again because another tab may have written; where nothing can be stored, this page's own copy counts.
    const before = (isKept ? stored() : undefined) ?? store.getState()
    const logbook = after(before)
    if (logbook === before) return
    isKept =
      tryOrUndefined(() => {
        storage().setItem(LOGBOOK_KEY, textFromLogbook(logbook))
        return true
      }) ?? false
    setState(logbook, true)
  }

  return {
    ...store,
    record: (flight: FlightSummary) => change((logbook) => logbookAfter(logbook, flight)),
    /** Measures a recorded flight against the autopilot's on the same course. */
    measure: (flight: FlightSummary, autopilot: Splits) =>
      change((logbook) => logbookAfterAutopilot(logbook, flight, autopilot)),
    /** Keeps the hand of a recorded flight, as the text of its link. */
    keepLink: (flight: FlightSummary, text: string) => change((logbook) => logbookAfterLink(logbook, flight, text)),
    erase: (): void => {
      tryOrUndefined(() => storage().removeItem(LOGBOOK_KEY))
      setState(EMPTY_LOGBOOK, true)
    },
  }
}

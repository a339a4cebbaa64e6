import { flightTextOf } from '../flight-link/flight-links.ts'
import { isRecord } from '../player-data/logbook/course-records.ts'
import type { LogbookStore } from '../player-data/logbook/logbook-store.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { FlightSummary } from '../session/flight-summary.ts'
import { medalTimesFor } from '../session/medals.ts'
import { ensureAutopilotSplits } from './autopilot-splits.ts'

/** Writes an ended flight into the logbook, gives it its medal, and keeps its link where it is a record. */
export function recordFlight(
  session: SessionStore,
  logbook: LogbookStore,
  summary: FlightSummary,
  signal: AbortSignal,
): void {
  const { latestFlight } = session.getState()
  logbook.record(summary)
  logbook.measure(summary, medalTimesFor(summary, ensureAutopilotSplits(session, summary)))
  if (latestFlight === null || !isRecord(summary)) return
  flightTextOf(latestFlight)
    .then((text) => {
      if (!signal.aborted) logbook.keepLink(summary, text)
    })
    // The record is kept; only its flight cannot be raced against.
    .catch(() => undefined)
}

import { flightTextOf } from '../flight-link/flight-links.ts'
import { isRecord } from '../player-data/logbook/course-records.ts'
import type { LogbookStore } from '../player-data/logbook/logbook-store.ts'
import type { RecordedFlight } from '../simulation/input-recording.ts'
import type { FlightSummary } from '../session/flight-summary.ts'

/** Writes an ended flight into the logbook, and keeps its link where it is a record. `flight`: null where it was too long to write down. */
export function recordFlight(logbook: LogbookStore, summary: FlightSummary, flight: RecordedFlight | null): void {
  logbook.record(summary)
  if (flight === null || !isRecord(summary)) return
  flightTextOf(flight)
    .then((text) => logbook.keepLink(summary, text))
    // The record is kept; only its flight cannot be raced against.
    .catch(() => undefined)
}

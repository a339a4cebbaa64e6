import { flightTextOf } from '../flight-link/flight-links.ts'
import { isRecord } from '../player-data/logbook/course-records.ts'
import type { LogbookStore } from '../player-data/logbook/logbook-store.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { FlightSummary } from '../session/flight-summary.ts'
import { medalTimesFor } from '../session/medals.ts'
import { autopilotSplitsFor } from '../session/rival.ts'
import { autopilotSplits } from '../simulation/flight/autopilot-flight.ts'

/** Writes an ended flight into the logbook, has the autopilot fly the same course, and gives it its medal. */
export function recordFlight(
  session: SessionStore,
  logbook: LogbookStore,
  summary: FlightSummary,
  signal: AbortSignal,
): void {
  const { autopilotCourse, latestFlight } = session.getState()

  function flyAutopilot(): void {
    if (signal.aborted) return
    const { seed, isRelaxed } = summary
    const splits = autopilotSplits(seed, { isRelaxed })
    session.dispatch({ type: 'autopilot-flown', course: { seed, isRelaxed, splits } })
    logbook.measure(summary, medalTimesFor(summary, splits))
  }

  logbook.record(summary)
  const known = autopilotSplitsFor(autopilotCourse, summary)
  if (known.length > 0) logbook.measure(summary, medalTimesFor(summary, known))
  // Some milliseconds, after the frame that ended the flight.
  else setTimeout(flyAutopilot)
  if (latestFlight === null || !isRecord(summary)) return
  flightTextOf(latestFlight)
    .then((text) => {
      if (!signal.aborted) logbook.keepLink(summary, text)
    })
    // The record is kept; only its flight cannot be raced against.
    .catch(() => undefined)
}

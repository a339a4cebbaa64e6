import { flightTextOf } from '../../flight-link/flight-links.ts'
import type { Game } from '../../game.ts'
import { isBetter } from '../../player-data/logbook/course-records.ts'
import { autopilotSplitsFor } from '../../session/autopilot-course.ts'
import type { FlightSummary } from '../../session/session.ts'
import { steerTowardsCourse } from '../../simulation/autopilot/autopilot.ts'
import { startSteeredFlight } from '../../simulation/steered-flight.ts'
import { followEnds } from '../../session/follow.ts'

/** Writes each flight that ends into the logbook, has the autopilot fly the same course, and compares the two. */
export function bindLogbook(
  game: Pick<Game, 'session' | 'logbook' | 'autopilotCourse' | 'latestFlight'>,
  signal: AbortSignal,
): void {
  const { session, logbook, autopilotCourse, latestFlight } = game

  function measure(summary: FlightSummary): void {
    const known = autopilotSplitsFor(autopilotCourse.getState(), summary)
    if (known.length > 0) logbook.measure(summary, known)
    // Some milliseconds, after the frame that ended the flight.
    else setTimeout(() => flyAutopilot(summary))
  }

  function flyAutopilot(summary: FlightSummary): void {
    if (signal.aborted) return
    const { seed, isRelaxed } = summary
    const autopilot = startSteeredFlight(seed, { isRelaxed }, steerTowardsCourse)
    autopilot.fly(Infinity)
    autopilotCourse.setState({ seed, isRelaxed, splits: autopilot.splits })
    logbook.measure(summary, autopilot.splits)
  }

  function keepLink(summary: FlightSummary): void {
    const flight = latestFlight.getState()
    if (flight === null) return
    flightTextOf(flight)
      .then((text) => {
        if (!signal.aborted) logbook.keepLink(summary, text)
      })
      // The record is kept; only its flight cannot be raced against.
      .catch(() => undefined)
  }

  followEnds(session, signal, (summary) => {
    logbook.record(summary)
    measure(summary)
    if (isBetter(summary.splits, summary.bestSplits)) keepLink(summary)
  })
}

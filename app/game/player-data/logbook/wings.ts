/** What a player can earn, one rule each. */
import type { FlightSummary } from '../../session/flight-summary.ts'
import { timeOf, type Splits } from './course-records.ts'
import type { LogbookPage } from './logbook-page.ts'

/** `finish`: finish a course; `clean`: with no ring missed; `swift`: in less time than the autopilot needs there. */
export const WINGS = ['finish', 'clean', 'swift'] as const
export type Wing = (typeof WINGS)[number]

/** Those that the flights of a page have earned. */
export function wingsOf({ completions, best, hasBeatenAutopilot }: LogbookPage): readonly Wing[] {
  const hasEarned: Readonly<Record<Wing, boolean>> = {
    finish: completions > 0,
    clean: best?.ringsMissed === 0,
    swift: hasBeatenAutopilot,
  }
  return WINGS.filter((wing) => hasEarned[wing])
}

/** Those whose rule one flight meets; none in practice. `autopilot`: its splits on this course; empty while they are not known. */
export function wingsOfFlight(flight: FlightSummary, autopilot: Splits): readonly Wing[] {
  const isComplete = flight.outcome === 'complete' && !flight.isPractice
  const hasEarned: Readonly<Record<Wing, boolean>> = {
    finish: isComplete,
    clean: isComplete && flight.ringsMissed === 0,
    swift: isComplete && flight.ticks < (timeOf(autopilot) ?? 0),
  }
  return WINGS.filter((wing) => hasEarned[wing])
}

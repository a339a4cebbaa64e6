import type { FlightSummary } from '../session/flight-summary.ts'
import { autopilotSplitsFor } from '../session/rival.ts'
import type { SessionStore } from '../session/session-store.ts'
import { autopilotSplits } from '../simulation/flight/autopilot-flight.ts'

/** The autopilot's splits on a course, flown where they are not known yet, and then known to the session. */
export function ensureAutopilotSplits(
  { getState, dispatch }: SessionStore,
  { seed, isRelaxed }: Pick<FlightSummary, 'seed' | 'isRelaxed'>,
): readonly number[] {
  const known = autopilotSplitsFor(getState().autopilotCourse, { seed, isRelaxed })
  if (known.length > 0) return known
  const splits = autopilotSplits(seed, { isRelaxed })
  dispatch({ type: 'autopilot-flown', course: { seed, isRelaxed, splits } })
  return splits
}

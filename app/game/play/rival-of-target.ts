import { bestFlightOn } from '../player-data/logbook/best-flights.ts'
import { medalOn } from '../player-data/logbook/course-medals.ts'
import { bestSplitsOn, timeOf } from '../player-data/logbook/course-records.ts'
import { kindFromSettings } from '../player-data/logbook/flight-kind.ts'
import { rankOf } from '../session/medals.ts'
import { namedCourse } from '../session/named-courses.ts'
import type { RivalChoice } from '../session/rival.ts'
import type { Game } from '../stores/game.ts'

export type RivalStores = Pick<Game, 'session' | 'settings' | 'logbook'>

/**
 * The flight to learn the next medal from. Towards bronze the player is alone; towards silver and gold the autopilot leads; after that
 * the ace flight, and where there is none the own best, if it is faster than the autopilot.
 *
 * @param autopilot gives the autopilot's splits on the course; it is called only where they matter
 */
export function rivalOfTarget(
  { session, settings, logbook }: RivalStores,
  autopilot: () => readonly number[],
): RivalChoice {
  const { seed } = session.getState()
  const { medals, courses, flights } = logbook.getState()
  const kind = kindFromSettings(settings.getState())
  const held = medalOn(medals, seed, kind)
  if (held === null) return 'none'
  if (rankOf(held) < rankOf('gold')) return 'autopilot'
  if (hasAceFlight(seed, settings.getState().isRelaxed)) return 'ace'
  const best = timeOf(bestSplitsOn(courses, seed, kind)) ?? Infinity
  const isFaster = best < (timeOf(autopilot()) ?? Infinity)
  return isFaster && bestFlightOn(flights, seed, kind) !== undefined ? 'best' : 'autopilot'
}

/** The ace flights were flown with fuel and the smaller rings. */
export function hasAceFlight(seed: number, isRelaxed: boolean): boolean {
  return !isRelaxed && namedCourse(seed) !== undefined
}

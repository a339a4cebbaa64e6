import { EMPTY_LOGBOOK, type Logbook } from './logbook.ts'
import type { Session } from './session.ts'
import type { Settings } from './settings.ts'

/**
 * Whether a flight asks in passing which way climbs: only the first one on this device, while it is flown, and not of
 * who has made up their mind or steers with the key of the answer.
 */
export function asksWhichWayClimbs(
  { stage, flights }: Pick<Session, 'stage' | 'flights'>,
  logbook: Logbook,
  { invertClimb, keys }: Pick<Settings, 'invertClimb' | 'keys'>,
): boolean {
  const isFirst = flights === 1 && logbook === EMPTY_LOGBOOK
  return stage === 'playing' && isFirst && !invertClimb && !Object.values(keys).flat().includes('KeyI')
}

import { gapTextFrom, RIVAL_WORDS, secondsTextFrom, upperFirst } from '../../hud/time-words.ts'
import { timeOf } from '../../player-data/logbook/course-records.ts'
import type { RivalResult } from '../../session/rival.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import { RINGS_TO_WIN } from '../../simulation/rules.ts'

interface RaceResultProps {
  readonly flight: Pick<FlightSummary, 'splits'>
  readonly rival: RivalResult
}

export function RaceResult({ flight, rival }: RaceResultProps) {
  return <>{raceWords(flight, rival)} </>
}

/** How a race ended. */
export function raceWords({ splits }: Pick<FlightSummary, 'splits'>, rival: RivalResult): string {
  const name = RIVAL_WORDS[rival.name]
  const mine = timeOf(splits)
  const theirs = timeOf(rival.splits)
  if (mine === undefined && theirs === undefined)
    return `Neither you nor ${name} finished: ${splits.length} against ${rival.splits.length} of ${RINGS_TO_WIN} rings.`
  if (mine === undefined) return `${upperFirst(name)} finished in ${secondsTextFrom(theirs ?? 0)}.`
  if (theirs === undefined) return `You finished; ${name} didn’t.`
  return `You finished ${gapTextFrom({ ticks: mine - theirs, to: rival.name })}.`
}

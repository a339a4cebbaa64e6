import { useStore } from 'zustand'

import { secondsTextFrom, upperFirst } from '../../hud/time-words.ts'
import { medalOn } from '../../player-data/logbook/course-medals.ts'
import { isRecord } from '../../player-data/logbook/course-records.ts'
import { kindOf } from '../../player-data/logbook/flight-kind.ts'
import type { LogbookStore } from '../../player-data/logbook/logbook-store.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import { betterMedal, medalOfFlight, newMedalOf } from '../../session/medals.ts'
import { MedalSign } from '../elements/medal-sign.tsx'
import { targetWords } from './end-words.ts'
import figures from './end-screen.module.css'

interface FlightTimeProps {
  readonly flight: FlightSummary
  readonly logbook: LogbookStore
}

/** The time of the flight, its medal, and how far it is from its target: the time large, or short of ten rings how many are missing. */
export function FlightTime({ flight, logbook }: FlightTimeProps) {
  const { medals } = useStore(logbook)
  const isComplete = flight.outcome === 'complete'
  const isBest = isComplete && isRecord(flight)
  const medal = medalOfFlight(flight)
  const isEarned = newMedalOf(flight) !== null
  const best = betterMedal(medal, medalOn(medals, flight.seed, kindOf(flight)))
  const time = secondsTextFrom(flight.ticks)
  const target = isComplete && flight.isPractice ? null : targetWords(flight, best)
  // Short of ten rings the time says little.
  const [large, small] = isComplete || target === null ? [time, target] : [target, `after ${time}`]
  return (
    <p className={figures['time']}>
      <span className={figures['large']} dir="auto">
        {large}
        {isBest && <span className={figures['best']}> best</span>}
      </span>{' '}
      {medal !== null && (
        <span className={figures['medal']} data-earned={isEarned ? '' : undefined}>
          <MedalSign medal={medal} /> {upperFirst(medal)}
          {isEarned && <span className={figures['best']}> earned</span>}
          {best !== medal && ` (you hold ${best})`}
        </span>
      )}{' '}
      {small !== null && <span className={isComplete ? figures['target'] : undefined}>{small}</span>}
    </p>
  )
}

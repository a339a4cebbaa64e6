/** Two lines of the start screen: the medal that comes next on the coming course, and how the course of the day went. */
import { useStore } from 'zustand'

import { behindTextFrom, RIVAL_WORDS, secondsTextFrom } from '../../hud/time-words.ts'
import { nextMedalOn } from '../../player-data/logbook/course-medals.ts'
import { bestSplitsOn, timeOf } from '../../player-data/logbook/course-records.ts'
import { kindFromSettings } from '../../player-data/logbook/flight-kind.ts'
import { courseOfDay } from '../../session/course-of-day.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import { medalTimesFor, ticksOfMedal, type Medal } from '../../session/medals.ts'
import { comingRival } from '../../session/rival.ts'
import { autopilotFlight } from '../../simulation/flight/autopilot-flight.ts'
import type { GameStores } from '../../stores/game.ts'
import { MedalSign } from '../elements/medal-sign.tsx'
import { bestOn, useToday } from '../elements/record-words.ts'
import { useComingFlight } from '../elements/coming-flight.ts'
import styles from '../elements/screen.module.css'

interface TargetLineProps extends GameStores {
  /** The first button races the flight of a link. */
  readonly isShared: boolean
}

/** The medal that comes next on the course that is about to be flown, the time that it takes, and who else flies. */
export function TargetLine({ isShared, ...stores }: TargetLineProps) {
  const session = useStore(stores.session)
  const { seed } = session
  const coming = useComingFlight(stores)
  const { medals, courses } = useStore(stores.logbook)
  const kind = kindFromSettings(coming)
  const next = nextMedalOn(medals, seed, kind)
  const target =
    next === null
      ? 'Ace: every medal of this course is yours.'
      : nextWords(next, { seed, isRelaxed: coming.isRelaxed }, timeOf(bestSplitsOn(courses, seed, kind)))
  const rival = comingRival(session)
  const isSeen = !isShared && rival !== null && rival.name !== 'field' && coming.showsRival
  const isPacer = rival?.name === 'pacer'
  const company = isSeen
    ? ` The pale craft is ${RIVAL_WORDS[rival.name]}${isPacer ? ', which flies in that time' : ''}.`
    : ''
  return (
    <p className={`${styles['course']} ${styles['target']}`}>
      <MedalSign medal={next ?? 'ace'} isEarned={next === null} />{' '}
      {/* The key: React would not find the words again once a translator has replaced them. */}
      <span key={target}>{target}</span>
      <small key={company}>{company}</small>
    </p>
  )
}

/** "Next: gold, 27.90 s: 0.31 s to go." `best`: the own best time, in ticks. */
function nextWords(next: Medal, flight: Pick<FlightSummary, 'seed' | 'isRelaxed'>, best: number | undefined): string {
  if (next === 'bronze') return 'Bronze for ten rings, more for speed.'
  const ticks = ticksOfMedal(next, medalTimesFor(flight, autopilotFlight(flight.seed, flight).splits))
  if (ticks === undefined) return `Next: ${next}.`
  const toGo = best !== undefined && best > ticks ? `: ${behindTextFrom(best, ticks)} to go` : ''
  return `Next: ${next}, ${secondsTextFrom(ticks)}${toGo}.`
}

interface TodayLineProps extends GameStores {
  /** The course that is about to be flown, of which more stands above. */
  readonly seed: number
}

/** Whether the course of the day has been flown. */
export function TodayLine({ seed, settings, logbook }: TodayLineProps) {
  const flown = useStore(logbook)
  const kind = kindFromSettings(useStore(settings))
  const today = courseOfDay(useToday())
  if (seed === today) return null
  const best = bestOn(flown, today, kind)
  const words =
    best === null
      ? 'no result yet'
      : `${[best.result, best.medal].filter((each) => each !== null).join(', ')}${best.note}`
  return <p className={styles['course']}>{`Today’s course: ${words}.`}</p>
}

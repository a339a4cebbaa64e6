import { useStore } from 'zustand'

import { apartTextFrom, RIVAL_WORDS, secondsTextFrom } from '../../hud/time-words.ts'
import { medalOn } from '../../player-data/logbook/course-medals.ts'
import { bestSplitsOn, timeOf } from '../../player-data/logbook/course-records.ts'
import { kindFromSettings } from '../../player-data/logbook/flight-kind.ts'
import type { LogbookStore } from '../../player-data/logbook/logbook-store.ts'
import type { SettingsStore } from '../../player-data/settings-store.ts'
import { medalAfter, medalTimesFor, ticksOfMedal, type Medal, type MedalTimes } from '../../session/medals.ts'
import { autopilotSplitsFor } from '../../session/rival.ts'
import type { SessionStore } from '../../session/session-store.ts'
import { MedalSign } from '../elements/medal-sign.tsx'
import styles from '../elements/screen.module.css'

interface TargetLineProps {
  readonly session: SessionStore
  readonly settings: SettingsStore
  readonly logbook: LogbookStore
}

/** The medal that comes next on the course that is about to be flown, the time that it takes, and who else flies. */
export function TargetLine({ session, settings: settingsStore, logbook: logbookStore }: TargetLineProps) {
  const { seed, autopilotCourse, rival } = useStore(session)
  const settings = useStore(settingsStore)
  const { medals, courses } = useStore(logbookStore)
  const kind = kindFromSettings(settings)
  const held = medalOn(medals, seed, kind)
  const next = medalAfter(held)
  const flight = { seed, isRelaxed: settings.isRelaxed }
  const times = medalTimesFor(flight, autopilotSplitsFor(autopilotCourse, flight))
  const target =
    next === null
      ? 'Ace: every medal of this course is yours.'
      : nextWords(next, times, timeOf(bestSplitsOn(courses, seed, kind)))
  const isSeen = rival?.seed === seed && rival.name !== 'field' && settings.showsRival
  const company = isSeen ? ` The pale craft is ${RIVAL_WORDS[rival.name]}.` : ''
  return (
    <p className={styles['course']}>
      <MedalSign medal={next ?? 'ace'} isEarned={next === null} />{' '}
      {/* The key: React would not find the words again once a translator has replaced them. */}
      <span key={target + company}>{target + company}</span>
    </p>
  )
}

/** "Next: gold, 27.90 s: 0.31 s to go." The time is left out while it is not known. `best`: the own best time, in ticks. */
function nextWords(next: Medal, times: MedalTimes, best: number | undefined): string {
  if (next === 'bronze') return 'Bronze for ten rings; silver to ace for speed.'
  const ticks = ticksOfMedal(next, times)
  if (ticks === undefined) return `Next: ${next}.`
  const toGo = best !== undefined && best > ticks ? `: ${apartTextFrom(best - ticks)} to go` : ''
  return `Next: ${next}, ${secondsTextFrom(ticks)}${toGo}.`
}

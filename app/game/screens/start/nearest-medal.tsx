/** A medal that a returning player lacks little for, and a button that leads to its course. */
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'

import { behindTextFrom } from '../../hud/time-words.ts'
import { medalOn } from '../../player-data/logbook/course-medals.ts'
import { timeOf } from '../../player-data/logbook/course-records.ts'
import { kindFromSettings, type FlightKind } from '../../player-data/logbook/flight-kind.ts'
import type { Logbook } from '../../player-data/logbook/logbook.ts'
import { medalAfter, medalTimesFor, ticksOfMedal, type Medal } from '../../session/medals.ts'
import { autopilotFlight } from '../../simulation/flight/autopilot-flight.ts'
import type { GameStores } from '../../stores/game.ts'
import { courseName } from '../elements/record-words.ts'
import { ScreenButton } from '../elements/screen-button.tsx'
import styles from '../elements/screen.module.css'

/** Of so many finished courses, those flown last: the autopilot flies each, which takes some 30 ms before the engine has compiled it. */
const LOOKED_AT = 4

interface Finished {
  readonly seed: number
  /** The next medal there, and the own best time. */
  readonly medal: Medal
  readonly best: number
}

/** The courses flown last, but for the coming one, that were finished and have a medal left to earn. */
function finishedCourses({ courses, medals }: Logbook, kind: FlightKind, coming: number): readonly Finished[] {
  return courses
    .filter(({ seed }) => seed !== coming)
    .flatMap(({ seed, ...bests }) => {
      const best = timeOf(bests[kind] ?? [])
      const medal = medalAfter(medalOn(medals, seed, kind))
      return best === undefined || medal === null ? [] : [{ seed, medal, best }]
    })
    .slice(0, LOOKED_AT)
}

type Nearest = Finished & { readonly ticks: number }

/** The medal that the least time is lacking for. */
function nearestOf(finished: readonly Finished[], isRelaxed: boolean): Nearest | undefined {
  const near = finished.map((course) => {
    const times = medalTimesFor({ ...course, isRelaxed }, autopilotFlight(course.seed, { isRelaxed }).splits)
    return { ...course, ticks: ticksOfMedal(course.medal, times) ?? 0 }
  })
  return near.toSorted((one, other) => one.best - one.ticks - (other.best - other.ticks)).at(0)
}

interface NearestMedalProps extends GameStores {
  readonly onChoose: (seed: number) => void
}

/** Takes its room at once, and is filled when the screen is there: the buttons above must not move. */
export function NearestMedal({ session, settings, logbook: store, onChoose }: NearestMedalProps) {
  const { seed } = useStore(session)
  const logbook = useStore(store)
  const { isRelaxed, flightPace } = useStore(settings)
  const finished = useMemo(
    () => finishedCourses(logbook, kindFromSettings({ isRelaxed, flightPace }), seed),
    [logbook, isRelaxed, flightPace, seed],
  )
  const [found, setNearest] = useState<Nearest>()
  useEffect(() => {
    const timer = setTimeout(() => setNearest(nearestOf(finished, isRelaxed)))
    return () => clearTimeout(timer)
  }, [finished, isRelaxed])
  if (finished.length === 0) return null
  // Until another one is found in place of the one that was just chosen.
  const nearest = found?.seed === seed ? undefined : found
  const words = nearest
    ? `${nearest.medal}, ${behindTextFrom(nearest.best, nearest.ticks)} away on ${courseName(nearest.seed)}.`
    : '…'
  return (
    <p className={styles['course']}>
      {/* The key: see TargetLine. */}
      <span key={words}>{`In reach: ${words}`}</span>{' '}
      <ScreenButton variant="quiet" isReady={nearest !== undefined} onClick={() => nearest && onChoose(nearest.seed)}>
        Fly there
      </ScreenButton>
    </p>
  )
}

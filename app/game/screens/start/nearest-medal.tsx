/** The medal that a returning player lacks least for, and a button that leads to its course. */
import { useMemo } from 'react'
import { useStore } from 'zustand'

import { behindTextFrom } from '../../hud/time-words.ts'
import { medalOn } from '../../player-data/logbook/course-medals.ts'
import { timeOf } from '../../player-data/logbook/course-records.ts'
import { kindFromSettings } from '../../player-data/logbook/flight-kind.ts'
import type { Logbook } from '../../player-data/logbook/logbook.ts'
import type { Settings } from '../../player-data/settings.ts'
import { medalAfter, medalTimesFor, ticksOfMedal, type Medal } from '../../session/medals.ts'
import { TICKS_PER_SECOND } from '../../simulation/rules.ts'
import { autopilotSplits } from '../../simulation/flight/autopilot-flight.ts'
import type { GameStores } from '../../stores/game.ts'
import { courseName } from '../elements/record-words.ts'
import { ScreenButton } from '../elements/screen-button.tsx'
import styles from '../elements/screen.module.css'

/** Of so many courses, those finished last: the autopilot flies each, which takes some milliseconds. */
const LOOKED_AT = 4
/** What is further away is not near. */
const MOST_TICKS = 2 * TICKS_PER_SECOND

interface NearMedal {
  readonly seed: number
  readonly medal: Medal
  /** The own best time, and the time of the medal. */
  readonly best: number
  readonly ticks: number
}

/** The medal that the least time is lacking for, on the courses finished last; undefined where none is near. */
function nearestMedal(
  { courses, medals }: Pick<Logbook, 'courses' | 'medals'>,
  settings: Pick<Settings, 'isRelaxed' | 'flightPace'>,
): NearMedal | undefined {
  const kind = kindFromSettings(settings)
  const { isRelaxed } = settings
  const finished = courses.flatMap((course) => {
    const best = timeOf(course[kind] ?? [])
    return best === undefined ? [] : [{ seed: course.seed, best }]
  })
  const near = finished.slice(0, LOOKED_AT).flatMap(({ seed, best }) => {
    const medal = medalAfter(medalOn(medals, seed, kind))
    if (medal === null) return []
    const ticks = ticksOfMedal(medal, medalTimesFor({ seed, isRelaxed }, autopilotSplits(seed, { isRelaxed })))
    return ticks !== undefined && best > ticks && best - ticks <= MOST_TICKS ? [{ seed, medal, best, ticks }] : []
  })
  return near.toSorted((one, other) => one.best - one.ticks - (other.best - other.ticks)).at(0)
}

interface NearestMedalProps extends GameStores {
  readonly onChoose: (seed: number) => void
}

export function NearestMedal({ session, settings, logbook, onChoose }: NearestMedalProps) {
  const { seed } = useStore(session)
  const { courses, medals } = useStore(logbook)
  const { isRelaxed, flightPace } = useStore(settings)
  const near = useMemo(
    () => nearestMedal({ courses, medals }, { isRelaxed, flightPace }),
    [courses, medals, isRelaxed, flightPace],
  )
  if (near === undefined || near.seed === seed) return null
  return (
    <p className={styles['course']}>
      {`Nearest medal: ${near.medal}, ${behindTextFrom(near.best, near.ticks)} away on ${courseName(near.seed)}. `}
      <ScreenButton variant="quiet" onClick={() => onChoose(near.seed)}>
        Fly there
      </ScreenButton>
    </p>
  )
}

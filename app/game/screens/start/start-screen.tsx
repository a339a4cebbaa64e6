import { useEffect, useId, useRef, type ReactNode } from 'react'

import {
  CANISTER_TENTHS,
  POINTS_PER_RING,
  RINGS_TO_WIN,
  STARTING_FUEL_TICKS,
  TICKS_PER_SECOND,
} from '../../simulation/rules.ts'
import { bestSplitsOn } from '../../player-data/logbook/course-records.ts'
import { kindFromSettings } from '../../player-data/logbook/flight-kind.ts'
import { flightsIn, type Logbook } from '../../player-data/logbook/logbook.ts'
import type { Settings } from '../../player-data/settings.ts'
import { WINGS, wingsOf } from '../../player-data/logbook/wings.ts'
import { courseOfDay, type CourseOrigin } from '../../session/course-seed.ts'
import type { LinkState } from '../../session/linked-flight.ts'
import type { PictureStatus, Session } from '../../session/session.ts'
import { CourseFields } from './course-fields.tsx'
import { courseWords } from '../records/record-words.ts'
import { linkWords } from './link-words.ts'
import { WingsList } from '../records/wings-list.tsx'
import { KeyDiagram, type KeyDiagramProps } from './key-diagram.tsx'
import { LogbookLines } from './logbook-lines.tsx'
import styles from '../screen.module.css'
import actions from '../actions.module.css'
import { ScreenButton } from '../screen-button.tsx'

/** The id of the text that describes the dialog and TAKE OFF to players who do not see the picture. */
export const BY_EAR_ID = 'fly-by-ear'

export interface StartScreenProps {
  readonly picture: PictureStatus
  readonly course: Pick<Session, 'seed' | 'courseOrigin'>
  /** The day in Greenwich, as `utcDay` counts. */
  readonly today: number
  readonly settings: KeyDiagramProps & Pick<Settings, 'isRelaxed' | 'flightPace'>
  readonly logbook: Logbook
  readonly invertPrompt: ReactNode
  readonly link: LinkState
  /** What can be done with the flight of the opened link. */
  readonly linkActions: ReactNode
  readonly rivalField: ReactNode
  readonly optionsButton: ReactNode
  readonly onCourse: (seed: number, origin: CourseOrigin) => void
  readonly onTakeOff: () => void
  readonly onEraseLogbook: () => void
}

export function StartScreen({
  picture,
  course,
  today,
  settings,
  logbook,
  invertPrompt,
  link,
  linkActions,
  rivalField,
  optionsButton,
  onCourse,
  onTakeOff,
  onEraseLogbook,
}: StartScreenProps) {
  const statusId = useId()
  const kind = kindFromSettings(settings)
  const bestOn = (seed: number) => bestSplitsOn(logbook.courses, seed, kind)
  const takeOff = useRef<HTMLButtonElement>(null)
  useEffect(() => takeOff.current?.focus(), [])
  return (
    <section className={styles['screen']} data-kind="start">
      <div className={styles['words']}>
        <div className={styles['lead']} data-covers>
          <h3 className={styles['headline']}>{settings.isRelaxed ? 'Ten rings. No hurry.' : 'Ten rings. One tank.'}</h3>
          <Briefing {...settings} />
          <p className={styles['course']} role="status">
            {/* One text: React would not find the parts of a text that a translator has replaced. */}
            {`${courseWords(course.seed, course.courseOrigin, kind, bestOn(course.seed))} ${linkWords(link, course.seed)}`}
          </p>
          <div className={actions['actions']}>
            <ScreenButton
              variant="primary"
              ref={takeOff}
              isReady={picture === 'ready'}
              aria-describedby={`${statusId} ${BY_EAR_ID}`}
              onClick={onTakeOff}
            >
              TAKE OFF
            </ScreenButton>
            {linkActions}
            {optionsButton}
            <p id={statusId} className={actions['status']} role="status">
              {statusWords(picture)}
            </p>
          </div>
        </div>
        <p id={BY_EAR_ID} hidden>
          You can fly by ear: turn on the sound guide in the options.
        </p>
        <div data-covers>
          {invertPrompt}
          {rivalField}
          <CourseFields
            seed={course.seed}
            today={today}
            yesterday={flightsIn(logbook) === 0 ? null : bestOn(courseOfDay(today - 1))}
            onChoose={(seed, origin) => {
              onCourse(seed, origin)
              // After a course was named, the focus goes to TAKE OFF; after a random one it stays, because the player may ask for another.
              if (origin !== 'chance') takeOff.current?.focus()
            }}
          />
          <WingsList shown={WINGS} earned={wingsOf(logbook[kind])} />
          <LogbookLines logbook={logbook} onErase={onEraseLogbook} />
        </div>
      </div>
      <KeyDiagram keys={settings.keys} hotkeys={settings.hotkeys} invertClimb={settings.invertClimb} />
    </section>
  )
}

function Briefing({ isRelaxed, flightPace }: Pick<Settings, 'isRelaxed' | 'flightPace'>) {
  return (
    <ul className={styles['briefing']}>
      <li>
        Fly through {RINGS_TO_WIN} rings for {POINTS_PER_RING} points each. Miss one, and another lies ahead.
      </li>
      {isRelaxed ? (
        <>
          <li>A relaxed flight: no fuel is used, and the rings are wider.</li>
          <li>Keep to the valley. Only a mountain ends the flight.</li>
        </>
      ) : (
        <>
          <li>
            A full tank lasts {STARTING_FUEL_TICKS / TICKS_PER_SECOND} seconds. An amber canister adds{' '}
            {CANISTER_TENTHS / 10} per cent.
          </li>
          <li>Keep to the valley. A mountain or an empty tank ends the flight.</li>
        </>
      )}
      {flightPace < 1 && (
        <li>{`At ${Math.round(flightPace * 100)} per cent of full speed, records are kept separately.`}</li>
      )}
    </ul>
  )
}

function statusWords(picture: PictureStatus): string {
  if (picture === 'lost') return 'The graphics have stopped. Waiting for them to come back…'
  return picture === 'ready' ? '' : 'Preparing the flight…'
}

import { Suspense, useEffect, useId, useRef, useState, type RefObject } from 'react'
import { useStore } from 'zustand'

import {
  CANISTER_TENTHS,
  POINTS_PER_RING,
  RINGS_TO_WIN,
  STARTING_FUEL_TICKS,
  TICKS_PER_SECOND,
} from '../../simulation/rules.ts'
import { bestSplitsOn } from '../../player-data/logbook/course-records.ts'
import { kindFromSettings } from '../../player-data/logbook/flight-kind.ts'
import { flightsIn, SETTLED_FLIGHTS } from '../../player-data/logbook/logbook.ts'
import type { LogbookStore } from '../../player-data/logbook/logbook-store.ts'
import type { SettingsStore } from '../../player-data/settings-store.ts'
import type { Settings } from '../../player-data/settings.ts'
import { courseOfDay, localDay } from '../../session/course-of-day.ts'
import type { CourseOrigin } from '../../session/course-seed.ts'
import { linkedFlightOn } from '../../session/link-state.ts'
import type { SessionStore } from '../../session/session-store.ts'
import type { PictureStatus } from '../../session/picture-status.ts'
import { CourseFields, RivalField } from './course-fields.tsx'
import { courseWords } from '../elements/record-words.ts'
import { linkWords } from './link-words.ts'
import { MedalsList } from '../elements/medals-list.tsx'
import { TargetLine } from './target-line.tsx'
import { KeyDiagram } from './key-diagram.tsx'
import { LogbookLines } from './logbook-lines.tsx'
import { InvertPrompt, OptionsButton } from '../elements/settings-buttons.tsx'
import { ComingPart } from '../elements/missing-part.tsx'
import { ScreenButton } from '../elements/screen-button.tsx'
import { CourseLists } from '../lazy/load-lazy-parts.ts'
import styles from '../elements/screen.module.css'
import controls from '../elements/controls.module.css'

/** The id of the text that describes the dialog and TAKE OFF to players who do not see the picture. */
export const BY_EAR_ID = 'fly-by-ear'

/** What a button shows below the others; one at a time. */
type Panel = 'courses' | 'more'

export interface StartScreenProps {
  readonly session: SessionStore
  readonly settings: SettingsStore
  readonly logbook: LogbookStore
}

export function StartScreen({ session, settings: settingsStore, logbook: logbookStore }: StartScreenProps) {
  const { picture, seed, courseOrigin, link } = useStore(session)
  const settings = useStore(settingsStore)
  const logbook = useStore(logbookStore)
  const statusId = useId()
  const panelId = useId()
  const [panel, setPanel] = useState<Panel | null>(null)
  const shown = useRef<HTMLDivElement>(null)
  const kind = kindFromSettings(settings)
  const flights = flightsIn(logbook)
  // A flight that somebody has shared is there to be raced.
  const isShared = linkedFlightOn(seed, link) !== undefined
  const primary = useRef<HTMLButtonElement>(null)
  const race = useRef<HTMLButtonElement>(null)
  useEffect(() => primary.current?.focus(), [])
  useEffect(() => {
    // A link may be read late: a player who is elsewhere by then stays there.
    if (document.activeElement === primary.current) race.current?.focus()
  }, [isShared])
  useEffect(() => {
    if (panel !== null) shown.current?.scrollIntoView({ block: 'nearest' })
  }, [panel])
  const leadToTakeOff = () => primary.current?.focus()
  function choose(chosen: number, origin: CourseOrigin): void {
    session.dispatch({ type: 'choose-course', seed: chosen, origin })
    // A named course moves the focus to TAKE OFF; after a random one the player may ask for another.
    if (origin !== 'chance') leadToTakeOff()
  }
  const panelButton = (name: Panel, words: string) => (
    <ScreenButton
      variant="secondary"
      aria-expanded={panel === name}
      aria-controls={panelId}
      onClick={() => setPanel(panel === name ? null : name)}
    >
      {words}
    </ScreenButton>
  )
  // A first visitor flies; which course that is matters once there are others.
  const namesCourse = flights > 0 || courseOrigin !== 'chance'
  return (
    <section className={styles['screen']} data-kind="start" data-flown={flights > 0 ? '' : undefined}>
      <div className={styles['words']}>
        <div className={styles['lead']} data-covers>
          <h3 className={styles['headline']}>{settings.isRelaxed ? 'Ten rings. No hurry.' : 'Ten rings. One tank.'}</h3>
          <Briefing {...settings} />
          <p className={styles['course']} role="status">
            {/* One text: React would not find the parts of a text that a translator has replaced. */}
            {`${namesCourse ? courseWords(seed, courseOrigin, kind, bestSplitsOn(logbook.courses, seed, kind)) : ''} ${linkWords(link, seed)}`.trim()}
          </p>
          {namesCourse && <TargetLine session={session} settings={settingsStore} logbook={logbookStore} />}
          <p className={styles['steer']}>Drag anywhere to steer, or hold the round buttons.</p>
          <div className={controls['actions']}>
            {isShared && <LinkActions session={session} race={race} />}
            <ScreenButton
              variant={isShared ? 'secondary' : 'primary'}
              ref={primary}
              isReady={picture === 'ready'}
              aria-describedby={`${statusId} ${BY_EAR_ID}`}
              onClick={() => takeOff(session)}
            >
              TAKE OFF
            </ScreenButton>
            <ScreenButton variant="secondary" onClick={() => choose(courseOfDay(localDay(Date.now())), 'day')}>
              Today’s course
            </ScreenButton>
            {panelButton('courses', 'Courses')}
            <OptionsButton session={session} />
            {panelButton('more', 'More')}
            <p id={statusId} className={controls['status']} role="status">
              {statusWords(picture)}
            </p>
          </div>
        </div>
        <p id={BY_EAR_ID} hidden>
          You can fly by ear: turn on the sound guide in the options.
        </p>
        <div data-covers>
          <SlowerLine flights={flights} />
          <InvertPrompt settings={settingsStore} logbook={logbookStore} />
          <p className={styles['course']}>
            Fast, with bright lights; reduced motion calms it. A relaxed flight has no time limit.
          </p>
          <div id={panelId} ref={shown}>
            {panel === 'courses' && (
              <Suspense fallback={<ComingPart />}>
                <CourseLists seed={seed} logbook={logbook} kind={kind} onChoose={choose} />
              </Suspense>
            )}
            {panel === 'more' && (
              <>
                <RivalField session={session} settings={settingsStore} logbook={logbookStore} />
                <CourseFields seed={seed} onChoose={choose} />
                <MedalsList logbook={logbook} kind={kind} />
                <LogbookLines session={session} logbook={logbookStore} kind={kind} onRace={leadToTakeOff} />
              </>
            )}
          </div>
        </div>
      </div>
      <KeyDiagram {...settings} />
    </section>
  )
}

/** Until a player is settled, as whoever fails is offered both. */
function SlowerLine({ flights }: { readonly flights: number }) {
  if (flights >= SETTLED_FLIGHTS) return null
  return <p className={styles['course']}>Too fast? Options has slower and relaxed flights.</p>
}

interface LinkActionsProps {
  readonly session: SessionStore
  /** Gets the button that leads. */
  readonly race: RefObject<HTMLButtonElement | null>
}

/** What can be done with the flight of the opened link; nothing where there is none on the present course. */
function LinkActions({ session, race }: LinkActionsProps) {
  const { picture, seed, link } = useStore(session)
  const linked = linkedFlightOn(seed, link)
  if (linked === undefined) return null
  const isReady = picture === 'ready'
  return (
    <>
      <ScreenButton
        variant="primary"
        ref={race}
        data-linked
        isReady={isReady}
        onClick={() => {
          // The change of rival is answered at once, so that it is ready for the take-off.
          session.dispatch({ type: 'choose-rival', choice: 'link' })
          session.dispatch({ type: 'take-off' })
        }}
      >
        Race it
      </ScreenButton>
      <ScreenButton
        variant="secondary"
        isReady={isReady}
        onClick={() => session.dispatch({ type: 'watch', flight: linked.flight })}
      >
        Watch it
      </ScreenButton>
    </>
  )
}

function Briefing({ isRelaxed, flightPace }: Pick<Settings, 'isRelaxed' | 'flightPace'>) {
  return (
    <ul className={styles['briefing']}>
      <li>
        {`Fly through ${RINGS_TO_WIN} rings for ${POINTS_PER_RING} points each. The nearer the centre, the harder its wake pushes you; clean rings in a row push harder still. `}
        <span>Miss one, and another lies ahead.</span>
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
            {CANISTER_TENTHS / 10} per cent and a push.
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

function takeOff({ getState, dispatch }: SessionStore): void {
  // The day may change while the start screen is open; from TAKE OFF on the course stays the same.
  if (getState().courseOrigin === 'day')
    dispatch({ type: 'choose-course', seed: courseOfDay(localDay(Date.now())), origin: 'day' })
  dispatch({ type: 'take-off' })
}

function statusWords(picture: PictureStatus): string {
  if (picture === 'lost') return 'The graphics have stopped. Waiting for them to come back…'
  return picture === 'ready' ? '' : 'Preparing the flight…'
}

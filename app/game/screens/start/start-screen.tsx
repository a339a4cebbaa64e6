import { Suspense, useId } from 'react'
import { useStore } from 'zustand'

import { bestSplitsOn } from '../../player-data/logbook/course-records.ts'
import { kindFromSettings } from '../../player-data/logbook/flight-kind.ts'
import { flightsIn, SETTLED_FLIGHTS } from '../../player-data/logbook/logbook.ts'
import type { CourseOrigin } from '../../session/course-seed.ts'
import { linkedFlightOn } from '../../session/link-state.ts'
import type { StartPart } from '../../session/session-action.ts'
import type { PictureStatus } from '../../session/picture-status.ts'
import type { GameStores } from '../../stores/game.ts'
import { Briefing } from './briefing.tsx'
import { courseOfDay } from '../../session/course-of-day.ts'
import { courseOfToday, courseWords, useToday } from '../elements/record-words.ts'
import { LinkActions, MoreLinks } from './linked-flight.tsx'
import { linkWords } from './link-words.ts'
import { useComingFlight } from '../elements/coming-flight.ts'
import { LOST_PICTURE_WORDS } from '../elements/picture-words.ts'
import { TargetLine, TodayLine } from './course-lines.tsx'
import { KeyDiagram } from './key-diagram.tsx'
import { NearestMedal } from './nearest-medal.tsx'
import { usePartInView, useStartFocus } from './start-focus.ts'
import { InvertPrompt, OptionsButton } from '../elements/shared-buttons.tsx'
import { ScreenButton } from '../elements/screen-button.tsx'
import { LoadingPart } from '../elements/lazy-part.tsx'
import { CourseLists, MorePanel } from '../load-lazy-parts.ts'
import styles from '../elements/screen.module.css'
import controls from '../elements/controls.module.css'

/** The id of the text that describes the dialog and TAKE OFF to players who do not see the picture. */
export const BY_EAR_ID = 'fly-by-ear'

/** A part that has a button of its own. */
type Panel = Exclude<StartPart, 'paste'>

export function StartScreen(stores: GameStores) {
  const { session } = stores
  const { picture, seed, courseOrigin, link, rivalChoice, startPart } = useStore(session)
  const coming = useComingFlight(stores)
  const logbook = useStore(stores.logbook)
  const courseToday = courseOfDay(useToday())
  const statusId = useId()
  const panelId = useId()
  const panel: Panel | null = startPart === 'paste' ? 'more' : startPart
  const comingKind = kindFromSettings(coming)
  const flights = flightsIn(logbook)
  // A flight that somebody has shared is there to be raced, unless several are.
  const linked = rivalChoice === 'field' ? undefined : linkedFlightOn(seed, link)
  const isShared = linked !== undefined
  const isReady = picture === 'ready'
  const { takeOffButton, raceButton, partButton, leadToTakeOff } = useStartFocus(session, isShared)
  const { part, actions, bringIntoView } = usePartInView(panel)
  function choose(chosen: number, origin: CourseOrigin): void {
    session.dispatch({ type: 'choose-course', seed: chosen, origin })
    // A named course moves the focus to TAKE OFF; after a random one the player may ask for another.
    if (origin !== 'chance') leadToTakeOff()
  }
  const panelButton = (name: Panel, words: string) => (
    <ScreenButton
      variant="secondary"
      ref={panel === name ? partButton : null}
      aria-expanded={panel === name}
      aria-controls={panelId}
      onClick={() => session.dispatch({ type: 'show-part', part: panel === name ? null : name })}
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
          <h3 className={styles['headline']}>{coming.isRelaxed ? 'Ten rings. No hurry.' : 'Ten rings. One tank.'}</h3>
          {/* After five flights a player knows the rules. */}
          {(flights < SETTLED_FLIGHTS || comingKind !== 'standard') && <Briefing {...coming} />}
          <p className={styles['course']} role="status">
            {/* One text: React would not find the parts of a text that a translator has replaced. */}
            {`${namesCourse ? courseWords({ seed, courseOrigin }, courseToday, comingKind, bestSplitsOn(logbook.courses, seed, comingKind)) : ''} ${linkWords(link, seed)}`.trim()}
          </p>
          {/* Whoever comes by a friend's flight and has not flown yet needs to know how to steer first. */}
          {namesCourse && !(isShared && flights === 0) && <TargetLine isShared={isShared} {...stores} />}
          <p className={styles['steer']}>
            {`Drag to steer, or hold the round buttons. ${coming.invertClimb ? 'Down' : 'Up'} climbs.`}
          </p>
          <div className={controls['actions']} ref={actions}>
            {linked && <LinkActions session={session} flight={linked.flight} isReady={isReady} race={raceButton} />}
            <ScreenButton
              variant={isShared ? 'secondary' : 'primary'}
              ref={takeOffButton}
              isReady={isReady}
              aria-describedby={`${statusId} ${BY_EAR_ID}`}
              onClick={() => session.dispatch({ type: 'take-off' })}
            >
              TAKE OFF
            </ScreenButton>
            <ScreenButton variant="secondary" onClick={() => choose(courseOfToday(), 'day')}>
              Today’s course
            </ScreenButton>
            {panelButton('courses', 'Courses')}
            <OptionsButton session={session} />
            {panelButton('more', 'More')}
            <p id={statusId} className={isReady ? 'visually-hidden' : controls['status']} role="status">
              {statusWords(picture)}
            </p>
          </div>
        </div>
        <p id={BY_EAR_ID} hidden>
          {coming.soundGuide === 'off'
            ? 'You can fly by ear: turn on the sound guide in the options.'
            : 'The sound guide is on.'}
        </p>
        <div data-covers>
          {isShared && panel !== 'more' && <MoreLinks session={session} />}
          {flights > 0 && panel === null && (
            <>
              <NearestMedal onChoose={(near) => choose(near, 'flight')} {...stores} />
              <TodayLine seed={seed} {...stores} />
            </>
          )}
          <div id={panelId} ref={part}>
            <PanelParts panel={panel} onShown={bringIntoView} onChoose={choose} onRace={leadToTakeOff} {...stores} />
          </div>
          <p className={styles['course']}>
            Too fast? In the options you can fly slower or relaxed, and calm the camera.
          </p>
          <InvertPrompt {...stores} />
        </div>
      </div>
      <KeyDiagram {...coming} />
    </section>
  )
}

interface PanelPartsProps extends GameStores {
  readonly panel: Panel | null
  /** A part that is fetched has come. */
  readonly onShown: () => void
  readonly onChoose: (seed: number, origin: CourseOrigin) => void
  /** A rival has been chosen. */
  readonly onRace: () => void
}

function PanelParts({ panel, ...props }: PanelPartsProps) {
  const { seed } = useStore(props.session)
  const logbook = useStore(props.logbook)
  // Other courses are those of what the player has set.
  const kind = kindFromSettings(useStore(props.settings))
  if (panel === null) return null
  return (
    <Suspense fallback={<LoadingPart />}>
      {panel === 'courses' ? (
        <CourseLists seed={seed} logbook={logbook} kind={kind} onShown={props.onShown} onChoose={props.onChoose} />
      ) : (
        <MorePanel {...props} />
      )}
    </Suspense>
  )
}

function statusWords(picture: PictureStatus): string {
  if (picture === 'lost') return LOST_PICTURE_WORDS
  return picture === 'ready' ? 'Ready.' : 'Preparing the flight…'
}

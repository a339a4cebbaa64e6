import { useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'

import {
  CANISTER_TENTHS,
  POINTS_PER_RING,
  RINGS_TO_WIN,
  STARTING_FUEL_TICKS,
  TICKS_PER_SECOND,
} from '../../simulation/rules.ts'
import type { Game } from '../../stores/game.ts'
import { bestSplitsOn } from '../../player-data/logbook/course-records.ts'
import { kindFromSettings } from '../../player-data/logbook/flight-kind.ts'
import { flightsIn } from '../../player-data/logbook/logbook.ts'
import type { Settings } from '../../player-data/settings.ts'
import { WINGS, wingsOf } from '../../player-data/logbook/wings.ts'
import { courseOfDay, utcDay } from '../../session/course-seed.ts'
import { linkedFlightOn } from '../../session/link-state.ts'
import type { PictureStatus } from '../../session/picture-status.ts'
import { CourseFields } from './course-fields.tsx'
import { courseWords } from '../records/record-words.ts'
import { LinkActions } from './link-actions.tsx'
import { linkWords } from './link-words.ts'
import { WingsList } from '../records/wings-list.tsx'
import { KeyDiagram } from './key-diagram.tsx'
import { LogbookLines } from './logbook-lines.tsx'
import { RivalField } from './rival-field.tsx'
import { InvertPrompt } from '../invert-prompt.tsx'
import { OptionsButton } from '../options/options-button.tsx'
import styles from '../screen.module.css'
import controls from '../controls.module.css'
import { ScreenButton } from '../screen-button.tsx'

/** The id of the text that describes the dialog and TAKE OFF to players who do not see the picture. */
export const BY_EAR_ID = 'fly-by-ear'

export function StartScreen(stores: Pick<Game, 'session' | 'settings' | 'logbook'>) {
  const { picture, seed, courseOrigin, link } = useStore(stores.session)
  const settings = useStore(stores.settings)
  const logbook = useStore(stores.logbook)
  const [today] = useState(() => utcDay(Date.now()))
  const statusId = useId()
  const kind = kindFromSettings(settings)
  const flights = flightsIn(logbook)
  const bestOn = (course: number) => bestSplitsOn(logbook.courses, course, kind)
  // A flight that somebody has shared is there to be raced.
  const isShared = linkedFlightOn(seed, link) !== undefined
  const primary = useRef<HTMLButtonElement>(null)
  const race = useRef<HTMLButtonElement>(null)
  useEffect(() => primary.current?.focus(), [])
  useEffect(() => {
    // A link may be read late: a player who is elsewhere by then stays there.
    if (document.activeElement === primary.current) race.current?.focus()
  }, [isShared])
  return (
    <section className={styles['screen']} data-kind="start" data-flown={flights > 0 ? '' : undefined}>
      <div className={styles['words']}>
        <div className={styles['lead']} data-covers>
          <h3 className={styles['headline']}>{settings.isRelaxed ? 'Ten rings. No hurry.' : 'Ten rings. One tank.'}</h3>
          <Briefing {...settings} />
          <p className={styles['course']} role="status">
            {/* One text: React would not find the parts of a text that a translator has replaced. */}
            {`${courseWords(seed, courseOrigin, kind, bestOn(seed))} ${linkWords(link, seed)}`}
          </p>
          <p className={styles['steer']}>Drag anywhere to steer, or hold the round buttons.</p>
          <div className={controls['actions']}>
            {isShared && <LinkActions session={stores.session} race={race} />}
            <ScreenButton
              variant={isShared ? 'secondary' : 'primary'}
              ref={primary}
              isReady={picture === 'ready'}
              aria-describedby={`${statusId} ${BY_EAR_ID}`}
              onClick={() => takeOff(stores.session)}
            >
              TAKE OFF
            </ScreenButton>
            <OptionsButton {...stores} />
            <p id={statusId} className={controls['status']} role="status">
              {statusWords(picture)}
            </p>
          </div>
        </div>
        <p id={BY_EAR_ID} hidden>
          You can fly by ear: turn on the sound guide in the options.
        </p>
        <div data-covers>
          <InvertPrompt {...stores} />
          <p className={styles['course']}>
            Fast, with bright lights; reduced motion calms it. A relaxed flight has no time limit.
          </p>
          <RivalField {...stores} />
          <CourseFields
            seed={seed}
            today={today}
            yesterday={flights === 0 ? null : bestOn(courseOfDay(today - 1))}
            onChoose={(chosen, origin) => {
              stores.session.dispatch({ type: 'choose-course', seed: chosen, origin })
              // A named course moves the focus to TAKE OFF; after a random one the player may ask for another.
              if (origin !== 'chance') primary.current?.focus()
            }}
          />
          <WingsList shown={WINGS} earned={wingsOf(logbook[kind])} />
          <LogbookLines logbook={logbook} onErase={stores.logbook.erase} />
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
        {`Fly through ${RINGS_TO_WIN} rings for ${POINTS_PER_RING} points each. `}
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

function takeOff({ getState, dispatch }: Game['session']): void {
  // The day may change while the start screen is open; from TAKE OFF on the course stays the same.
  if (getState().courseOrigin === 'day')
    dispatch({ type: 'choose-course', seed: courseOfDay(utcDay(Date.now())), origin: 'day' })
  dispatch({ type: 'take-off' })
}

function statusWords(picture: PictureStatus): string {
  if (picture === 'lost') return 'The graphics have stopped. Waiting for them to come back…'
  return picture === 'ready' ? '' : 'Preparing the flight…'
}

import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'

import { fuelPercentFrom, pointsText } from '~/hud/readings.ts'

import { useKeyNames } from '../../input/key-name.ts'
import { isRecord } from '../../player-data/logbook/course-records.ts'
import { kindOf, type FlightKind } from '../../player-data/logbook/flight-kind.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import { RINGS_TO_WIN } from '../../simulation/rules.ts'
import { pictureEnd, type PictureStatus } from '../../session/picture-status.ts'
import type { GameStores } from '../../stores/game.ts'
import { CourseResult, DayResult, MakePoster, RingRow, ShareFlight } from '../load-lazy-parts.ts'
import { EasierFlight, SaveOfferOnce } from './end-offers.tsx'
import { endingWords, firstWords } from './end-words.ts'
import { FlightTime } from './flight-time.tsx'
import figures from './end-screen.module.css'
import { LOST_PICTURE_WORDS } from '../elements/picture-words.ts'
import { InvertPrompt, OptionsButton, WholeCourseButton } from '../elements/shared-buttons.tsx'
import { ScreenButton } from '../elements/screen-button.tsx'
import styles from '../elements/screen.module.css'
import controls from '../elements/controls.module.css'

/** Keys and fingers are still steering when a flight ends, so presses within this time are ignored. */
const GUARD_MILLISECONDS = 400

const CRASHED_MESSAGE = 'CRASHED! Your plane went down!'
const COMPLETE_MESSAGE = 'MISSION COMPLETE! All rings collected!'
/** What kind of flight it was, where it was not the usual one. */
const KIND_SENTENCES: Readonly<Record<FlightKind, string>> = {
  standard: '',
  slow: 'Flown below full speed.',
  relaxed: 'Flown relaxed.',
  slowRelaxed: 'Flown relaxed and below full speed.',
}

const PRACTICE_WORDS = 'You took the stick: this is practice, without records or medals.'

export interface EndScreenProps extends GameStores {
  readonly flight: FlightSummary
  /** Offered in place of another flight where the picture is gone. */
  readonly onReload: () => void
}

/** The crash screen and the mission-complete screen. */
export function EndScreen({ session, settings, logbook, flight, onReload }: EndScreenProps) {
  const { picture, latestFlight } = useStore(session)
  const { dispatch } = session
  const { startOver } = useStore(settings).hotkeys
  const nameOf = useKeyNames()
  const messageId = useId()
  const causeId = useId()
  const screen = useRef<HTMLElement>(null)
  const again = useRef<HTMLButtonElement>(null)
  const [isGuarded, setGuarded] = useState(true)
  const isComplete = flight.outcome === 'complete'
  const isPictureGone = pictureEnd({ picture }) !== null
  const againKey = startOver !== null && !isPictureGone ? nameOf(startOver) : undefined
  const isOpen = !isGuarded && (isPictureGone || picture === 'ready')

  useEffect(() => {
    screen.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => setGuarded(false), GUARD_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    // Only if the player has not gone elsewhere meanwhile, to Close for one.
    if (!isGuarded && document.activeElement === screen.current) again.current?.focus()
  }, [isGuarded])

  return (
    <section
      ref={screen}
      className={styles['screen']}
      data-kind="end"
      data-guarded={isGuarded ? '' : undefined}
      aria-labelledby={messageId}
      aria-describedby={causeId}
      tabIndex={-1}
    >
      <div className={styles['words']}>
        <div className={styles['lead']} data-covers>
          <h3 id={messageId} className={styles['headline']}>
            {sentencesOf(isComplete ? COMPLETE_MESSAGE : CRASHED_MESSAGE).map((sentence) => (
              <span key={sentence} className={styles['sentence']}>
                {sentence}
              </span>
            ))}
          </h3>
          <p id={causeId} className={styles['line']}>
            {endingWords(flight)} <strong>{firstWords(flight)}</strong> {KIND_SENTENCES[kindOf(flight)]}{' '}
            {flight.isPractice && PRACTICE_WORDS}
          </p>
          <FlightTime flight={flight} logbook={logbook} />
          <FlightFigures flight={flight} />
          <div className={controls['actions']}>
            <ScreenButton
              variant="primary"
              ref={again}
              isReady={isOpen}
              data-key={againKey}
              aria-keyshortcuts={againKey}
              onClick={isPictureGone ? onReload : () => dispatch({ type: 'fly-again' })}
            >
              {againWords(isComplete, isPictureGone)}
            </ScreenButton>
            {!isPictureGone && (
              <>
                <EasierFlight flight={flight} session={session} settings={settings} isReady={isOpen} />
                <ScreenButton variant="secondary" isReady={isOpen} onClick={() => dispatch({ type: 'new-course' })}>
                  New course
                </ScreenButton>
                {flight.isPractice && <WholeCourseButton session={session} isReady={isOpen} />}
              </>
            )}
            <OptionsButton session={session} />
            {/* Last, because it may arrive late and must not move the others. */}
            <Suspense>
              <ShareFlight summary={flight} latest={latestFlight} />
            </Suspense>
            <p className={controls['status']} role="status">
              {pictureWords(picture)}
            </p>
          </div>
        </div>
        <div data-covers>
          <Suspense>
            <RingRow flight={flight} />
            <DayResult summary={flight} logbook={logbook} />
            <CourseResult flight={flight} session={session} settings={settings} />
          </Suspense>
          <AfterFlight session={session} settings={settings} logbook={logbook} flight={flight} />
        </div>
      </div>
    </section>
  )
}

/** What else can be done with the flight, and from here. */
function AfterFlight({ session, settings, logbook, flight }: Omit<EndScreenProps, 'onReload'>) {
  const { picture, latestFlight } = useStore(session)
  return (
    <div className={figures['after']}>
      {/* Not where it was too long to write down. */}
      {picture === 'ready' && latestFlight !== null && (
        <ScreenButton variant="quiet" onClick={() => session.dispatch({ type: 'watch', flight: latestFlight })}>
          Watch the flight
        </ScreenButton>
      )}
      <Suspense>
        <MakePoster summary={flight} latest={latestFlight} />
      </Suspense>
      {picture === 'ready' && (
        <>
          <ScreenButton variant="quiet" onClick={() => session.dispatch({ type: 'show-part', part: 'courses' })}>
            Other courses
          </ScreenButton>
          <ScreenButton variant="quiet" onClick={() => session.dispatch({ type: 'show-part', part: 'paste' })}>
            Race several flights
          </ScreenButton>
        </>
      )}
      <InvertPrompt settings={settings} logbook={logbook} />
      <SaveOfferOnce settings={settings} logbook={logbook} flight={flight} />
    </div>
  )
}

/** What else the flight came to. Short of ten rings it is the best of its kind on its course by their number. */
function FlightFigures({ flight }: { readonly flight: FlightSummary }) {
  const isComplete = flight.outcome === 'complete'
  return (
    <dl className={figures['figures']}>
      <Figure name="Score" value={pointsText(flight.score)} />
      <Figure
        name="Rings"
        value={`${flight.ringsCollected}/${RINGS_TO_WIN}`}
        isBest={isRecord(flight) && !isComplete}
      />
      {!flight.isRelaxed && <Figure name="Fuel left" value={`${fuelPercentFrom(flight.fuelTenths)}%`} />}
      <Figure name="Missed" value={String(flight.ringsMissed)} />
      <Figure name="Canisters" value={String(flight.canistersCollected)} />
    </dl>
  )
}

function Figure({
  name,
  value,
  isBest = false,
}: {
  readonly name: string
  readonly value: string
  readonly isBest?: boolean
}) {
  return (
    <div className={figures['figure']}>
      <dt className={figures['name']}>{name}</dt>
      <dd className={figures['value']}>
        {value}
        {isBest && <span className={figures['best']}> best</span>}
      </dd>
    </div>
  )
}

function againWords(isComplete: boolean, isPictureGone: boolean): string {
  if (isPictureGone) return 'Reload the page'
  return isComplete ? 'FLY AGAIN' : 'TRY AGAIN'
}

function pictureWords(picture: PictureStatus): string {
  if (picture === 'ready') return ''
  if (picture === 'lost') return LOST_PICTURE_WORDS
  return 'The graphics haven’t come back. Reload the page to fly again.'
}

/** Each sentence gets its own line; together, blanks included, they are the message to the letter. */
function sentencesOf(message: string): string[] {
  return message.split(/(?<=! )/)
}

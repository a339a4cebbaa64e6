import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react'

import { kindOf, type BestFigures, type FlightKind } from '../player-data/logbook.ts'
import { pictureEnd, type FlightSummary, type PictureStatus } from '../session/session.ts'
import { fuelPercentFrom, secondsTextFrom } from '../hud/readings.ts'
import { FlightFigures } from './flight-figures.tsx'
import buttons from './buttons.module.css'
import figures from './flight-figures.module.css'
import styles from './screen.module.css'

/** Keys and fingers are still busy flying when a flight ends; what they press within this time is no answer. */
const GUARD_MILLISECONDS = 600

const CRASHED_MESSAGE = 'CRASHED! Your plane went down!'
const COMPLETE_MESSAGE = 'MISSION COMPLETE! All rings collected!'
/** What kind of flight it was, where it was not the usual one. */
const KIND_WORDS: Readonly<Record<FlightKind, string>> = {
  standard: '',
  slow: 'Flown below full speed.',
  relaxed: 'A relaxed flight: no fuel used.',
  slowRelaxed: 'A relaxed flight below full speed: no fuel used.',
}
const BEST_WORDS: Readonly<Record<FlightKind, string>> = {
  standard: 'Best',
  slow: 'Best below full speed',
  relaxed: 'Best relaxed flight',
  slowRelaxed: 'Best relaxed flight below full speed',
}

export interface EndScreenProps {
  readonly flight: FlightSummary
  /** The best on this device of flights of this kind, this one included. */
  readonly best: BestFigures | null
  readonly picture: PictureStatus
  /** Offered after the first flight, which may have told which way the player expects. */
  readonly invertPrompt?: ReactNode
  /** Where the focus goes back to from the options. */
  readonly optionsButton: Ref<HTMLButtonElement>
  readonly onOptions: () => void
  readonly onAgain: () => void
  /** Offered in place of another flight where the picture is gone. */
  readonly onReload: () => void
}

/** The crash screen and the mission-complete screen. */
export function EndScreen(props: EndScreenProps) {
  const { flight, best, picture, invertPrompt, optionsButton, onOptions, onAgain, onReload } = props
  const messageId = useId()
  const screen = useRef<HTMLElement>(null)
  const again = useRef<HTMLButtonElement>(null)
  const [isGuarded, setGuarded] = useState(true)
  const isComplete = flight.outcome === 'complete'
  const isPictureGone = pictureEnd({ picture }) !== null
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
      data-kind={flight.outcome}
      aria-labelledby={messageId}
      tabIndex={-1}
    >
      <div className={styles['words']} data-covers>
        <h3 id={messageId} className={styles['headline']}>
          {sentencesOf(isComplete ? COMPLETE_MESSAGE : CRASHED_MESSAGE).map((sentence) => (
            <span key={sentence} className={styles['sentence']}>
              {sentence}
            </span>
          ))}
        </h3>
        <p className={styles['line']}>
          {endingLine(flight)} {KIND_WORDS[kindOf(flight)]}
        </p>
        <FlightFigures flight={flight} best={best} />
        <div className={styles['actions']}>
          <button
            ref={again}
            type="button"
            className={buttons['primary']}
            aria-disabled={!isOpen}
            onClick={() => {
              if (isOpen) (isPictureGone ? onReload : onAgain)()
            }}
          >
            {againWords(isComplete, isPictureGone)}
          </button>
          <button ref={optionsButton} type="button" className={buttons['secondary']} onClick={onOptions}>
            Options
          </button>
          <p className={styles['status']} role="status">
            {pictureWords(picture)}
          </p>
        </div>
        {best !== null && <p className={figures['record']}>{bestWords(flight, best)}</p>}
        {invertPrompt}
      </div>
    </section>
  )
}

function againWords(isComplete: boolean, isPictureGone: boolean): string {
  if (isPictureGone) return 'Reload the page'
  return isComplete ? 'FLY AGAIN' : 'TRY AGAIN'
}

function pictureWords(picture: PictureStatus): string {
  if (picture === 'ready') return ''
  if (picture === 'lost') return 'The graphics have stopped. Waiting for them to come back…'
  return 'The graphics have not come back. Reload the page to fly again.'
}

/** Each sentence gets its own line; together, blanks included, they are the message to the letter. */
function sentencesOf(message: string): string[] {
  return message.split(/(?<=! )/)
}

function endingLine(flight: FlightSummary): string {
  if (flight.outcome === 'complete') {
    return flight.ringsMissed === 0 ? 'Every ring on the first pass.' : 'Ten rings, the long way round.'
  }
  return flight.crashCause === 'fuel' ? 'The tank ran dry.' : 'You hit a mountain.'
}

function bestWords(flight: FlightSummary, { ticks, fuelTenths, ringsMissed }: BestFigures): string {
  // A relaxed flight burns nothing, so its fuel is no achievement.
  const fuel = flight.isRelaxed ? '' : `${String(fuelPercentFrom(fuelTenths))}% fuel left, `
  return `${BEST_WORDS[kindOf(flight)]} on this device: ${secondsTextFrom(ticks)}, ${fuel}${String(ringsMissed)} missed.`
}

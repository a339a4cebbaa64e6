import { useId, useRef, useState } from 'react'
import { useStore } from 'zustand'

import { bestFlightOn } from '../../player-data/logbook/best-flights.ts'
import { bestSplitsOn } from '../../player-data/logbook/course-records.ts'
import { kindFromSettings } from '../../player-data/logbook/flight-kind.ts'
import { courseSeedFromText, LARGEST_SEED, nextCourseSeed, type CourseOrigin } from '../../session/course-seed.ts'
import { comingRival, rivalsHere, type RivalChoice } from '../../session/rival.ts'
import type { GameStores } from '../../stores/game.ts'
import controls from '../elements/controls.module.css'
import { ScreenButton } from '../elements/screen-button.tsx'
import styles from './more-panel.module.css'
import { PasteRivals } from './paste-rivals.tsx'

export interface CourseFieldsProps {
  /** The course that is about to be flown. */
  readonly seed: number
  readonly onChoose: (seed: number, origin: CourseOrigin) => void
}

/** The ways to another course: by its number or by chance. */
export function CourseFields({ seed, onChoose }: CourseFieldsProps) {
  const noteId = useId()
  const field = useRef<HTMLInputElement>(null)
  /** The course at which a number was refused; another one clears the message. */
  const [refusedAt, setRefusedAt] = useState<number | null>(null)
  const isRefused = refusedAt === seed

  function openNumber(): void {
    const chosen = courseSeedFromText(field.current?.value ?? '')
    setRefusedAt(chosen === undefined ? seed : null)
    if (chosen === undefined) field.current?.focus()
    else onChoose(chosen, 'number')
  }

  return (
    <div className={styles['course']}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          openNumber()
        }}
      >
        <label className={styles['label']}>
          Course number
          {/* The key remounts the field for another course, so that it shows its number. */}
          <input
            key={seed}
            ref={field}
            className={`${controls['field']} ${styles['field']}`}
            type="number"
            inputMode="numeric"
            autoComplete="off"
            min={0}
            max={LARGEST_SEED}
            step={1}
            defaultValue={seed}
            aria-invalid={isRefused}
            aria-describedby={noteId}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </label>
        <button type="submit" className={controls['quiet']}>
          Go
        </button>
      </form>
      <ScreenButton variant="quiet" onClick={() => onChoose(nextCourseSeed(seed), 'chance')}>
        New course
      </ScreenButton>
      <p id={noteId} className={styles['note']} role="status">
        {isRefused ? `A course number is a whole number from 0 to ${LARGEST_SEED}.` : ''}
      </p>
    </div>
  )
}

interface RivalFieldProps extends GameStores {
  /** Several flights have become the rivals. */
  readonly onRace: () => void
}

/** Whom the coming flight is raced against, and a way to watch that one first. */
export function RivalField({ session, settings, logbook, onRace }: RivalFieldProps) {
  const state = useStore(session)
  const { seed, rivalChoice, keptRival, field, picture } = state
  const rival = comingRival(state)
  const { flights, courses } = useStore(logbook)
  const options = useStore(settings)
  const kind = kindFromSettings(options)
  const hasBest = keptRival?.seed === seed || bestFlightOn(flights, seed, kind) !== undefined
  const hasRecord = bestSplitsOn(courses, seed, kind).length > 0
  const here = rivalsHere(state, options.isRelaxed, hasBest)
  return (
    <div className={styles['rival']}>
      <label className={styles['label']}>
        Race against
        <select
          className={`${controls['field']} ${styles['select']}`}
          value={here[rivalChoice] === false ? 'target' : rivalChoice}
          onChange={({ currentTarget }) =>
            session.dispatch({ type: 'choose-rival', choice: currentTarget.value as RivalChoice })
          }
        >
          <option value="target">The pace of the next medal</option>
          <option value="autopilot">The autopilot</option>
          <option value="best" disabled={!hasBest}>
            {`Your best here${hasBest ? '' : hasRecord ? ' (flight not kept)' : ' (none yet)'}`}
          </option>
          {here.ace && <option value="ace">The ace flight</option>}
          {here.link && <option value="link">The shared flight</option>}
          {here.field && (
            <option value="field">
              {field.length === 1 ? 'The pasted flight' : `The ${field.length} pasted flights`}
            </option>
          )}
          <option value="none">No one</option>
        </select>
      </label>
      {rival !== null && picture === 'ready' && (
        <ScreenButton variant="quiet" onClick={() => session.dispatch({ type: 'watch', flight: rival.flight })}>
          {rival.name === 'pacer' ? 'Watch the autopilot' : 'Watch'}
        </ScreenButton>
      )}
      {rival?.name === 'ace' && (
        <p>A computer searched for the ace flight. It steers with keys, and no faster than a hand can.</p>
      )}
      <PasteRivals session={session} onRace={onRace} />
    </div>
  )
}

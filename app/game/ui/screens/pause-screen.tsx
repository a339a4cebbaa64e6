import { useEffect, useRef, type Ref } from 'react'

import type { PauseReason } from '../session.ts'
import styles from './screen.module.css'

export interface PauseScreenProps {
  readonly reason: PauseReason | null
  /** False while the picture is lost; there is nothing to fly by then. */
  readonly hasPicture: boolean
  /** Where the focus goes back to from the options. */
  readonly optionsButton: Ref<HTMLButtonElement>
  readonly onOptions: () => void
  readonly onResume: () => void
  readonly onClose: () => void
}

export function PauseScreen({ reason, hasPicture, optionsButton, onOptions, onResume, onClose }: PauseScreenProps) {
  const resume = useRef<HTMLButtonElement>(null)
  const line = reasonLine(reason, hasPicture)
  useEffect(() => resume.current?.focus({ preventScroll: true }), [])
  return (
    <section className={styles['screen']} data-kind="pause">
      <div className={styles['words']}>
        <h3 className={styles['headline']}>Paused</h3>
        {line !== null && <p className={styles['line']}>{line}</p>}
        <div className={styles['actions']}>
          <button
            ref={resume}
            type="button"
            className={styles['primary']}
            aria-disabled={!hasPicture}
            onClick={() => {
              if (hasPicture) onResume()
            }}
          >
            Resume
          </button>
          <button ref={optionsButton} type="button" className={styles['secondary']} onClick={onOptions}>
            Options
          </button>
          <button type="button" className={styles['secondary']} onClick={onClose}>
            Close the game
          </button>
        </div>
        {/* Each device has its own words; the styles show those of the one in hand. */}
        <p className={styles['status']} data-device="keyboard">
          {hasPicture && 'P resumes. '}Escape closes the game and ends this flight.
        </p>
        <p className={styles['status']} data-device="touch">
          Going back closes the game and ends this flight.
        </p>
        <p className={styles['status']} data-device="gamepad">
          {hasPicture && 'A presses what is marked. '}B closes the game and ends this flight.
        </p>
      </div>
    </section>
  )
}

function reasonLine(reason: PauseReason | null, hasPicture: boolean): string | null {
  if (!hasPicture) return 'The system took the graphics away. The flight is safe; it can go on once they are back.'
  if (reason === 'picture-lost') return 'The graphics are back. The flight goes on from where it was.'
  if (reason === 'away') return 'You left the window, so the flight waited.'
  if (reason === 'gamepad-gone') return 'The gamepad is gone. Plug it in again, or fly on with the keys.'
  return null
}

import { useEffect, useRef, type ReactNode } from 'react'

import type { PauseReason } from '../session/session.ts'
import prompts from './device-prompts.module.css'
import styles from './screen.module.css'
import actions from './actions.module.css'
import { ScreenButton } from './screen-button.tsx'

export interface PauseScreenProps {
  readonly reason: PauseReason | null
  /** False while the picture is lost; there is nothing to fly by then. */
  readonly hasPicture: boolean
  /** The name of the key that resumes; null: none does. */
  readonly pauseKeyName: string | null
  readonly invertPrompt: ReactNode
  readonly optionsButton: ReactNode
  readonly onResume: () => void
  readonly onClose: () => void
}

export function PauseScreen({
  reason,
  hasPicture,
  pauseKeyName,
  invertPrompt,
  optionsButton,
  onResume,
  onClose,
}: PauseScreenProps) {
  const resume = useRef<HTMLButtonElement>(null)
  const line = reasonLine(reason, hasPicture)
  useEffect(() => resume.current?.focus(), [])
  return (
    <section className={styles['screen']} data-kind="pause">
      <div className={styles['words']}>
        <h3 className={styles['headline']}>Paused</h3>
        {line !== null && <p className={styles['line']}>{line}</p>}
        <div className={actions['actions']}>
          <ScreenButton variant="primary" ref={resume} isReady={hasPicture} onClick={onResume}>
            Resume
          </ScreenButton>
          {optionsButton}
          <ScreenButton variant="secondary" onClick={onClose}>
            Close the game
          </ScreenButton>
        </div>
        {invertPrompt}
        {/* Each device has its own words; the styles show those of the one in use. */}
        <div className={prompts['prompts']}>
          <p className={prompts['prompt']} data-device="keyboard">
            {`${hasPicture && pauseKeyName !== null ? `${pauseKeyName} resumes. ` : ''}Escape closes the game and ends this flight.`}
          </p>
          <p className={prompts['prompt']} data-device="touch">
            Going back closes the game and ends this flight.
          </p>
          <p className={prompts['prompt']} data-device="gamepad">
            {`${hasPicture ? 'A selects. ' : ''}B closes the game and ends this flight.`}
          </p>
        </div>
      </div>
    </section>
  )
}

function reasonLine(reason: PauseReason | null, hasPicture: boolean): string | null {
  if (!hasPicture) return 'The graphics have stopped. Your flight is safe and can go on once they are back.'
  if (reason === 'picture-lost') return 'The graphics are back. You can carry on where you stopped.'
  if (reason === 'away') return 'You left the window, so the flight was paused.'
  if (reason === 'gamepad-gone') return 'The gamepad was disconnected. Plug it back in, or carry on with the keyboard.'
  return null
}

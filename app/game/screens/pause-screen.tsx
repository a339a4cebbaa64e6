import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'

import { useKeyNames } from '../input/key-name.ts'
import { padUseName, usePadInUse } from '../input/pad-names.ts'
import type { PadKind, Pads } from '../player-data/pad-settings.ts'
import type { Settings } from '../player-data/settings.ts'
import type { PauseReason } from '../session/session-action.ts'
import type { GameStores } from '../stores/game.ts'
import styles from './elements/screen.module.css'
import controls from './elements/controls.module.css'
import { InvertPrompt, OptionsButton, WholeCourseButton } from './elements/shared-buttons.tsx'
import { ScreenButton } from './elements/screen-button.tsx'

export interface PauseScreenProps extends GameStores {
  readonly onClose: () => void
}

export function PauseScreen({ session, settings, logbook, onClose }: PauseScreenProps) {
  const { picture, pauseReason, takeOver } = useStore(session)
  const { hotkeys, pads } = useStore(settings)
  const pad = usePadInUse()
  const nameOf = useKeyNames()
  const resume = useRef<HTMLButtonElement>(null)
  // While it is lost, there is nothing to fly by.
  const hasPicture = picture === 'ready'
  const line = reasonLine(pauseReason, hasPicture)
  useEffect(() => resume.current?.focus(), [])
  return (
    <section className={styles['screen']} data-kind="pause">
      <div className={styles['words']}>
        <h3 className={styles['headline']}>Paused</h3>
        {line !== null && <p className={styles['line']}>{line}</p>}
        <div className={controls['actions']}>
          <ScreenButton
            variant="primary"
            ref={resume}
            isReady={hasPicture}
            onClick={() => session.dispatch({ type: 'resume' })}
          >
            Resume
          </ScreenButton>
          <ScreenButton
            variant="secondary"
            isReady={hasPicture}
            onClick={() => session.dispatch({ type: 'fly-again' })}
          >
            Start over
          </ScreenButton>
          {takeOver !== null && <WholeCourseButton session={session} isReady={hasPicture} />}
          <OptionsButton session={session} />
          <ScreenButton variant="secondary" onClick={onClose}>
            Close the game
          </ScreenButton>
        </div>
        <InvertPrompt settings={settings} logbook={logbook} />
        {/* Each device has its own words; the styles show those of the one in use. */}
        <div className={styles['prompts']}>
          <p className={styles['prompt']} data-device="keyboard">
            {`${hasPicture ? hotkeyWords(hotkeys, nameOf) : ''}Escape closes the game and ends this flight.`}
          </p>
          <p className={styles['prompt']} data-device="touch">
            {navigator.userAgent.includes('Android') && 'The Back button closes the game and ends this flight.'}
          </p>
          <p className={styles['prompt']} data-device="gamepad">
            {pad !== undefined && padWords(pads, pad, hasPicture)}
          </p>
        </div>
      </div>
    </section>
  )
}

function hotkeyWords({ pause, startOver }: Settings['hotkeys'], nameOf: (code: string) => string): string {
  const words = [
    ...(pause === null ? [] : [`${nameOf(pause)} resumes`]),
    ...(startOver === null ? [] : [`${nameOf(startOver)} starts over`]),
  ]
  return words.length > 0 ? `${words.join(', ')}.\n` : ''
}

function padWords(pads: Pads, pad: PadKind, hasPicture: boolean): string {
  const [press, startOver, back] = (['press', 'startOver', 'back'] as const).map((use) => padUseName(pads, pad, use))
  return hasPicture ? `${press} selects, ${startOver} starts over, ${back} resumes.` : ''
}

function reasonLine(reason: PauseReason | null, hasPicture: boolean): string | null {
  if (!hasPicture) return 'The graphics have stopped. Your flight is safe and can go on once they are back.'
  if (reason === 'picture-lost') return 'The graphics are back. You can carry on where you stopped.'
  if (reason === 'away') return 'You left the window, so the flight was paused.'
  if (reason === 'turned') return 'The screen was turned or resized, so the flight was paused.'
  if (reason === 'gamepad-gone') return 'The gamepad was disconnected. Plug it back in, or carry on with the keyboard.'
  return null
}

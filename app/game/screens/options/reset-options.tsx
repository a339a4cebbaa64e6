import { useRef, useState } from 'react'

import { DEFAULT_SETTINGS, textFromSettings, type Settings } from '../../player-data/settings.ts'
import { ScreenButton } from '../elements/screen-button.tsx'
import styles from './options-screen.module.css'

interface ResetOptionsProps {
  readonly settings: Settings
  readonly onReset: () => void
  /** Gets the options as they were before the reset. */
  readonly onUndo: (before: Settings) => void
}

/** Resets all options, and until the next change offers to take that back. */
export function ResetOptions({ settings, onReset, onUndo }: ResetOptionsProps) {
  const [before, setBefore] = useState<Settings | null>(null)
  const reset = useRef<HTMLButtonElement>(null)
  const isReset = before !== null && isSame(settings, DEFAULT_SETTINGS)
  const isAsBefore = before !== null && isSame(settings, before)
  return (
    <>
      <ScreenButton
        variant="quiet"
        ref={reset}
        onClick={() => {
          setBefore(settings)
          onReset()
        }}
      >
        Reset to defaults
      </ScreenButton>
      <p className={styles['reset']} role="status">
        {resetWords(isReset, isAsBefore)}
      </p>
      {before !== null && isReset && !isAsBefore && (
        <ScreenButton
          variant="quiet"
          onClick={() => {
            onUndo(before)
            // It stands in a bar that stays in sight: browsers scroll to where that would be otherwise.
            reset.current?.focus({ preventScroll: true })
          }}
        >
          Undo
        </ScreenButton>
      )}
    </>
  )
}

function resetWords(isReset: boolean, isAsBefore: boolean): string {
  if (isReset) return isAsBefore ? 'Nothing was changed.' : 'All options are reset.'
  return isAsBefore ? 'All options are as before.' : ''
}

function isSame(one: Settings, other: Settings): boolean {
  return textFromSettings(one) === textFromSettings(other)
}

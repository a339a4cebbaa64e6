import { useEffect, useEffectEvent } from 'react'

import styles from './climb-prompt.module.css'
import { listenToLetterKeys } from './letter-keys.ts'

export interface ClimbPromptProps {
  /** The player expects it the other way round. */
  readonly onInvert: () => void
  readonly onKeep: () => void
}

/** Half of all players expect up to dive. Asked in passing: the flight goes on, and no answer is an answer too. */
export function ClimbPrompt({ onInvert, onKeep }: ClimbPromptProps) {
  const invert = useEffectEvent(onInvert)
  useEffect(() => listenToLetterKeys({ KeyI: () => invert() }), [])
  return (
    <div className={styles['prompt']} role="group" aria-label="Which way climbs">
      <span className={styles['words']}>Up climbs.</span>
      <button type="button" className={styles['answer']} aria-keyshortcuts="I" onClick={onInvert}>
        Make it dive <kbd className={styles['key']}>I</kbd>
      </button>
      <button type="button" className={styles['answer']} onClick={onKeep}>
        Keep
      </button>
    </div>
  )
}

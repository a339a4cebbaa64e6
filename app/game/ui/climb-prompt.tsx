import { useEffect, useEffectEvent, useRef } from 'react'

import styles from './climb-prompt.module.css'
import { listenToLetterKeys } from './letter-keys.ts'

export interface ClimbPromptProps {
  /** The player expects it the other way round. */
  readonly onInvert: () => void
  /** Nobody has answered for `PATIENCE_MILLISECONDS`. Not while the focus is on an answer. */
  readonly onLapse: () => void
}

/** Long enough to have climbed and dived once; the options keep the question for whoever wonders later. */
export const PATIENCE_MILLISECONDS = 10_000

/** Some players expect up to dive, as on a stick pushed forward. Asked in passing: the flight goes on, and no answer is an answer too. */
export function ClimbPrompt({ onInvert, onLapse }: ClimbPromptProps) {
  const prompt = useRef<HTMLDivElement>(null)
  const invert = useEffectEvent(onInvert)
  const lapse = useEffectEvent(onLapse)
  useEffect(() => listenToLetterKeys({ KeyI: () => invert() }), [])
  useEffect(() => {
    const patience = setInterval(() => {
      if (prompt.current?.contains(document.activeElement) !== true) lapse()
    }, PATIENCE_MILLISECONDS)
    return () => clearInterval(patience)
  }, [])
  return (
    <div ref={prompt} className={styles['prompt']} role="group" aria-label="Which way climbs">
      <span className={styles['words']}>Up climbs. The other way round?</span>
      <button type="button" className={styles['answer']} aria-keyshortcuts="I" onClick={onInvert}>
        Reverse <kbd className={styles['key']}>I</kbd>
      </button>
    </div>
  )
}

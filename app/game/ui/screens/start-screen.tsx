import { useEffect, useId, useRef } from 'react'

import type { BestFigures } from '../best-figures.ts'
import { BestLine } from './best-line.tsx'
import { KeyDiagram } from './key-diagram.tsx'
import styles from './screen.module.css'

export interface StartScreenProps {
  /** True once the picture can be flown by. */
  readonly isReady: boolean
  readonly best: BestFigures | null
  readonly onTakeOff: () => void
  readonly onEraseBest: () => void
}

export function StartScreen({ isReady, best, onTakeOff, onEraseBest }: StartScreenProps) {
  const statusId = useId()
  const takeOff = useRef<HTMLButtonElement>(null)
  useEffect(() => takeOff.current?.focus({ preventScroll: true }), [])
  return (
    <section className={styles['screen']} data-kind="start">
      <div className={styles['words']}>
        <h3 className={styles['headline']}>Ten rings. One tank.</h3>
        <ul className={styles['briefing']}>
          <li>Fly through ten rings, 100 points each. Miss one and another lies ahead.</li>
          <li>A full tank lasts 40 seconds. An amber canister gives back 30 percent.</li>
          <li>Keep to the valley. A mountain or an empty tank ends the flight.</li>
        </ul>
        <div className={styles['actions']}>
          <button
            ref={takeOff}
            type="button"
            className={styles['primary']}
            aria-disabled={!isReady}
            aria-describedby={statusId}
            onClick={() => {
              if (isReady) onTakeOff()
            }}
          >
            TAKE OFF
          </button>
          <p id={statusId} className={styles['status']} role="status">
            {isReady ? '' : 'Preparing the valley…'}
          </p>
        </div>
        {best !== null && <BestLine best={best} onErase={onEraseBest} />}
      </div>
      <KeyDiagram />
    </section>
  )
}

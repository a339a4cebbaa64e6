import { useEffect, useId, useRef } from 'react'

import type { PictureEnd } from '../session/picture-status.ts'
import styles from './elements/screen.module.css'
import controls from './elements/controls.module.css'
import { ScreenButton } from './elements/screen-button.tsx'

export interface NoPictureScreenProps {
  readonly why: PictureEnd
  readonly onReload: () => void
  readonly onClose: () => void
}

const WORDS: Readonly<Record<PictureEnd, { readonly headline: string; readonly lines: readonly string[] }>> = {
  unavailable: {
    headline: 'No picture in this browser',
    lines: [
      'The flight is drawn with WebGL 2 or on a 2D canvas, and this browser gives the page neither.',
      'Allow the page to draw in the browser’s settings, or open it in another browser or on another device. The rest of the site works without it.',
    ],
  },
  failed: {
    headline: 'The graphics failed',
    lines: ['The flight can no longer be drawn, so it is over. Reload the page to fly again.'],
  },
  gone: {
    headline: 'The graphics are lost',
    lines: ['The graphics have stopped and haven’t come back. Reload the page to fly again.'],
  },
}

/** Says why there is no picture, and what can be done about it. */
export function NoPictureScreen({ why, onReload, onClose }: NoPictureScreenProps) {
  const wordsId = useId()
  const primary = useRef<HTMLButtonElement>(null)
  const { headline, lines } = WORDS[why]
  const canReload = why !== 'unavailable'
  useEffect(() => primary.current?.focus(), [])
  return (
    <section className={styles['screen']} data-kind="no-picture">
      <div className={styles['words']}>
        <h3 className={styles['headline']}>{headline}</h3>
        <div id={wordsId}>
          {lines.map((line) => (
            <p key={line} className={styles['line']}>
              {line}
            </p>
          ))}
        </div>
        <div className={controls['actions']}>
          <ScreenButton
            variant="primary"
            ref={primary}
            aria-describedby={wordsId}
            onClick={canReload ? onReload : onClose}
          >
            {canReload ? 'Reload the page' : 'Close the game'}
          </ScreenButton>
          {canReload && (
            <ScreenButton variant="secondary" onClick={onClose}>
              Close the game
            </ScreenButton>
          )}
        </div>
      </div>
    </section>
  )
}

import { useEffect, useId, useRef } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'

import { secondsTextFrom } from '../../hud/time-words.ts'
import type { SessionStore } from '../../session/session-store.ts'
import { WATCH_STEP_TICKS, watchStep, type Watch } from '../../session/watch.ts'
import { ScreenButton } from '../elements/screen-button.tsx'
import styles from './watch-flight.module.css'

/** Shows the flight just ended again; nothing where it was too long to write down. */
export function WatchFlight({ session }: { readonly session: SessionStore }) {
  const { latestFlight } = useStore(session)
  if (latestFlight === null) return null
  return (
    <ScreenButton variant="quiet" onClick={() => session.dispatch({ type: 'watch', flight: latestFlight })}>
      Watch the flight
    </ScreenButton>
  )
}

export interface WatchControlsProps {
  readonly session: SessionStore
  /** How far the flight has come, in ticks. */
  readonly watchTick: StoreApi<number>
}

/** Play and pause, the place in the flight, and the side view of a watched flight. */
export function WatchControls({ session, watchTick }: WatchControlsProps) {
  const { flight, isPlaying, isFromSide } = useStore(session).watch
  const tick = useStore(watchTick, watchStep)
  const seekId = useId()
  const play = useRef<HTMLButtonElement>(null)
  useEffect(() => play.current?.focus(), [])
  const ticks = flight?.ticks ?? 0
  const place = `${secondsTextFrom(tick)} of ${secondsTextFrom(ticks)}`
  const change = (changed: Partial<Watch>) => session.dispatch({ type: 'change-watch', change: changed })
  const playWords = isPlaying ? 'Pause' : 'Play'
  return (
    <div className={styles['controls']}>
      <button
        ref={play}
        type="button"
        aria-label={playWords}
        title={playWords}
        onClick={() => change({ isPlaying: !isPlaying })}
      >
        <svg className={styles['sign']} viewBox="0 0 24 24" aria-hidden="true">
          <path d={isPlaying ? 'M6 4h4v16H6Zm8 0h4v16h-4Z' : 'M7 4v16l13-8Z'} />
        </svg>
      </button>
      <input
        id={seekId}
        className={styles['seek']}
        type="range"
        min={0}
        max={ticks}
        step={WATCH_STEP_TICKS}
        value={tick}
        aria-label="Place in the flight"
        aria-valuetext={place}
        onChange={(event) => change({ sought: { tick: event.currentTarget.valueAsNumber } })}
      />
      <label htmlFor={seekId} className={styles['place']}>
        {place}
      </label>
      <button type="button" aria-pressed={isFromSide} onClick={() => change({ isFromSide: !isFromSide })}>
        Side view
      </button>
      <button type="button" onClick={() => session.dispatch({ type: 'take-stick', tick: watchTick.getState() })}>
        Take the stick
      </button>
      <button type="button" onClick={() => session.dispatch({ type: 'end-watch' })}>
        Done
      </button>
    </div>
  )
}

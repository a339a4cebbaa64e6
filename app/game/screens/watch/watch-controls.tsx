import { useEffect, useId, useRef } from 'react'
import { useStore } from 'zustand'

import { secondsTextFrom } from '../../hud/readings.ts'
import { WATCH_STEP_TICKS, type WatchStore } from '../../session/watch.ts'
import styles from './watch-controls.module.css'

export interface WatchControlsProps {
  readonly watch: WatchStore
  readonly onDone: () => void
}

/** What a watched flight is played, sought and seen by. */
export function WatchControls({ watch, onDone }: WatchControlsProps) {
  const { flight, isPlaying, tick, isFromSide } = useStore(watch)
  const seekId = useId()
  const play = useRef<HTMLButtonElement>(null)
  useEffect(() => play.current?.focus(), [])
  const ticks = flight?.ticks ?? 0
  const place = `${secondsTextFrom(tick)} of ${secondsTextFrom(ticks)}`
  const playWords = isPlaying ? 'Pause' : 'Play'
  return (
    <div className={styles['controls']}>
      <button
        ref={play}
        type="button"
        aria-label={playWords}
        title={playWords}
        onClick={() => watch.setState({ isPlaying: !isPlaying })}
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
        onChange={(event) => watch.setState({ tick: event.currentTarget.valueAsNumber })}
      />
      <label htmlFor={seekId} className={styles['place']}>
        {place}
      </label>
      <button type="button" aria-pressed={isFromSide} onClick={() => watch.setState({ isFromSide: !isFromSide })}>
        Side view
      </button>
      <button type="button" onClick={onDone}>
        Done
      </button>
    </div>
  )
}

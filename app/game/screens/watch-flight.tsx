import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'

import { secondsTextFrom } from '../hud/time-words.ts'
import { capturePointer } from '../input/thumb-zone.tsx'
import { pauseOrResume, type SessionStore } from '../session/session-store.ts'
import {
  WATCH_CAMERAS,
  WATCH_SPEEDS,
  WATCH_STEP_TICKS,
  watchStep,
  type Watch,
  type WatchCamera,
} from '../session/watch.ts'
import { CONTROL_STEPS } from '../simulation/flight-state.ts'
import { SAMPLE_TICKS, type RecordedFlight } from '../simulation/input-recording.ts'
import styles from './watch-flight.module.css'

export interface WatchControlsProps {
  readonly session: SessionStore
  /** How far the flight has come, in ticks. */
  readonly watchTick: StoreApi<number>
}

const SPEED_NAMES = ['¼×', '½×', '1×', '2×', '4×']
const CAMERA_NAMES: Readonly<Record<WatchCamera, string>> = { behind: 'Behind', side: 'Side', far: 'Far' }

/** Play and pause, the place in the flight, its speed, its camera and its input, and the way to take the stick. */
export function WatchControls({ session, watchTick }: WatchControlsProps) {
  const { flight, isPlaying, speed, camera } = useStore(session).watch
  const tick = useStore(watchTick, isPlaying ? watchStep : exactly)
  const seekId = useId()
  const play = useRef<HTMLButtonElement>(null)
  /** Whether the flight goes on when the handle is let go. */
  const playsOn = useRef(false)
  useEffect(() => play.current?.focus(), [])
  const act = actionsOf(session, watchTick)
  useWatchKeys(act)
  const ticks = flight?.ticks ?? 0
  const place = `${secondsTextFrom(tick)} of ${secondsTextFrom(ticks)}`
  const playWords = isPlaying ? 'Pause' : 'Play'
  return (
    <div className={styles['controls']}>
      <button
        ref={play}
        type="button"
        aria-label={playWords}
        aria-keyshortcuts="Space"
        title={`${playWords} (Space)`}
        onClick={act.playOrPause}
      >
        <svg className={styles['sign']} viewBox="0 0 24 24" aria-hidden="true">
          <path d={isPlaying ? 'M6 4h4v16H6Zm8 0h4v16h-4Z' : 'M7 4v16l13-8Z'} />
        </svg>
      </button>
      <StepButton name="Step back" shortcut="," path="M5 5h3v14H5Zm14 0v14L9 12Z" onClick={() => act.step(-1)} />
      <StepButton name="Step forward" shortcut="." path="M16 5h3v14h-3ZM5 5v14l10-7Z" onClick={() => act.step(1)} />
      <input
        id={seekId}
        className={styles['seek']}
        type="range"
        min={0}
        max={ticks}
        step={WATCH_STEP_TICKS}
        value={watchStep(tick)}
        aria-label="Place in the flight"
        aria-valuetext={place}
        onChange={(event) => act.change({ sought: { tick: event.currentTarget.valueAsNumber } })}
        onPointerDown={(event) => {
          // The flight stands still under a held handle.
          capturePointer(event)
          playsOn.current = isPlaying
          act.change({ isPlaying: false })
        }}
        onLostPointerCapture={() => {
          if (playsOn.current) act.change({ isPlaying: true })
          playsOn.current = false
        }}
      />
      {/* The clock above says the place. */}
      <label htmlFor={seekId} className={styles['length']}>
        {secondsTextFrom(ticks)}
      </label>
      <select
        aria-label="Speed"
        aria-keyshortcuts="&lt; &gt;"
        title="Speed (&lt; and &gt;)"
        value={speed}
        onChange={({ currentTarget }) => act.change({ speed: Number(currentTarget.value) })}
      >
        {WATCH_SPEEDS.map((each, at) => (
          <option key={each} value={each}>
            {SPEED_NAMES[at]}
          </option>
        ))}
      </select>
      <select
        aria-label="Camera"
        aria-keyshortcuts="C"
        title="Camera (C)"
        value={camera}
        onChange={({ currentTarget }) => act.change({ camera: currentTarget.value as WatchCamera })}
      >
        {WATCH_CAMERAS.map((each) => (
          <option key={each} value={each}>
            {CAMERA_NAMES[each]}
          </option>
        ))}
      </select>
      {flight !== null && <InputShown flight={flight} watchTick={watchTick} />}
      <button type="button" aria-keyshortcuts="T" title="Take the stick (T)" onClick={act.takeStick}>
        Take the stick
      </button>
      <button type="button" onClick={() => session.dispatch({ type: 'end-watch' })}>
        Done
      </button>
    </div>
  )
}

const exactly = (tick: number): number => tick

/** What the controls and their keys do. */
function actionsOf(session: SessionStore, watchTick: StoreApi<number>) {
  const { dispatch, getState } = session
  const change = (changed: Partial<Watch>) => dispatch({ type: 'change-watch', change: changed })
  const now = () => getState().watch
  return {
    change,
    playOrPause: () => pauseOrResume(session),
    /** By one sample of the input. */
    step(by: 1 | -1): void {
      const tick = watchTick.getState() + by * SAMPLE_TICKS
      const ticks = now().flight?.ticks ?? 0
      change({ isPlaying: false, sought: { tick: Math.max(0, Math.min(ticks, tick)) } })
    },
    faster(by: 1 | -1): void {
      const speed = WATCH_SPEEDS.at(Math.max(0, WATCH_SPEEDS.findIndex((each) => each === now().speed) + by))
      if (speed !== undefined) change({ speed })
    },
    nextCamera(): void {
      const at = WATCH_CAMERAS.indexOf(now().camera)
      change({ camera: WATCH_CAMERAS[(at + 1) % WATCH_CAMERAS.length] })
    },
    takeStick: () => dispatch({ type: 'take-stick', tick: watchTick.getState() }),
  }
}

/** The keys of the controls, by what they print. A list that has the focus keeps them, and so does a key with another use in the game. */
function useWatchKeys(act: ReturnType<typeof actionsOf>): void {
  const takeKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, altKey, metaKey, defaultPrevented } = event
    if (ctrlKey || altKey || metaKey || defaultPrevented || target instanceof HTMLSelectElement) return
    if (key === ',') act.step(-1)
    else if (key === '.') act.step(1)
    else if (event.repeat) return
    else if (key === ' ' && !(target instanceof HTMLButtonElement)) {
      event.preventDefault()
      act.playOrPause()
    } else if (key === '<') act.faster(-1)
    else if (key === '>') act.faster(1)
    else if (key.toLowerCase() === 'c') act.nextCamera()
    else if (key.toLowerCase() === 't') act.takeStick()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => takeKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

interface StepButtonProps {
  readonly name: string
  readonly shortcut: string
  readonly path: string
  readonly onClick: () => void
}

function StepButton({ name, shortcut, path, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-keyshortcuts={shortcut}
      title={`${name} (${shortcut})`}
      onClick={onClick}
    >
      <svg className={styles['sign']} viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
}

interface InputShownProps {
  readonly flight: RecordedFlight
  readonly watchTick: StoreApi<number>
}

/** The input as it was given: a dot where the stick was, which keys push to the edge, and an arrow for each way. Written past React. */
function InputShown({ flight, watchTick }: InputShownProps) {
  const picture = useRef<SVGSVGElement>(null)
  useEffect(() => {
    const show = (tick: number): void => {
      const at = 2 * Math.floor(Math.max(0, tick - 1) / SAMPLE_TICKS)
      const turn = flight.recording.at(at) ?? 0
      const climb = flight.recording.at(at + 1) ?? 0
      const svg = picture.current
      svg?.style.setProperty('--turn', String(turn / CONTROL_STEPS))
      svg?.style.setProperty('--climb', String(climb / CONTROL_STEPS))
      svg?.setAttribute(
        'data-ways',
        `${turn < 0 ? 'left' : turn > 0 ? 'right' : ''} ${climb < 0 ? 'dive' : climb > 0 ? 'climb' : ''}`,
      )
    }
    show(watchTick.getState())
    return watchTick.subscribe(show)
  }, [flight, watchTick])
  return (
    <svg ref={picture} className={styles['input']} viewBox="-12 -12 24 24" aria-hidden="true">
      <path className={styles['climb']} d="M0-12 4-7H-4Z" />
      <path className={styles['dive']} d="M0 12 4 7H-4Z" />
      <path className={styles['left']} d="M-12 0-7 4V-4Z" />
      <path className={styles['right']} d="M12 0 7 4V-4Z" />
      <circle className={styles['stick']} r="2.5" />
    </svg>
  )
}

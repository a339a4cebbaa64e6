/** The buttons that the bar of the game adds to Pause and Close. */
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'

import { useReducedMotion } from '~/styles/reduced-motion.ts'

import { useKeyNames } from '../input/key-name.ts'
import type { Fullscreen } from '../page/fullscreen.ts'
import type { SettingsStore } from '../player-data/settings-store.ts'
import type { SessionStore } from '../session/session-store.ts'
import styles from './bar-buttons.module.css'

/** Mutes and unmutes the game. */
export function MuteButton({ settings }: { readonly settings: SettingsStore }) {
  const { isMuted, hotkeys } = useStore(settings)
  const nameOf = useKeyNames()
  const keyName = hotkeys.mute && nameOf(hotkeys.mute)
  return (
    <button
      type="button"
      aria-label="Mute"
      aria-pressed={isMuted}
      aria-keyshortcuts={keyName ?? undefined}
      title={keyName === null ? 'Mute' : `Mute (${keyName})`}
      onClick={() => settings.change({ isMuted: !isMuted })}
    >
      <svg className={styles['speaker']} viewBox="0 0 24 24" aria-hidden="true">
        <path className={styles['body']} d="M3 9.5v5h3.5L12 19V5L6.5 9.5Z" />
        <path d={isMuted ? 'm15.5 9.5 5 5m0-5-5 5' : 'M15 9.25a4 4 0 0 1 0 5.5m2.5-8a7.5 7.5 0 0 1 0 10.5'} />
      </svg>
    </button>
  )
}

interface FullscreenButtonProps {
  readonly fullscreen: Fullscreen
  readonly settings: SettingsStore
}

/** Enters fullscreen and leaves it. Absent where the platform has none. */
export function FullscreenButton({ fullscreen, settings }: FullscreenButtonProps) {
  const isOn = useSyncExternalStore(fullscreen.subscribe, fullscreen.isOn)
  const { hotkeys } = useStore(settings)
  const nameOf = useKeyNames()
  const keyName = hotkeys.fullscreen && nameOf(hotkeys.fullscreen)
  if (!fullscreen.isOffered) return null
  return (
    <button
      type="button"
      data-fullscreen
      aria-label="Full screen"
      aria-pressed={isOn}
      aria-keyshortcuts={keyName ?? undefined}
      title={keyName === null ? 'Full screen' : `Full screen (${keyName})`}
      onClick={fullscreen.toggle}
    >
      <svg className={styles['corners']} viewBox="0 0 24 24" aria-hidden="true">
        <path d={isOn ? 'M9 4v5H4m11-5v5h5M9 20v-5H4m11 5v-5h5' : 'M4 9V4h5m6 0h5v5M4 15v5h5m6 0h5v-5'} />
      </svg>
    </button>
  )
}

/** Pauses the motion behind the words of the start and end screens. Absent where nothing moves. */
export function BackgroundButton({ session }: { readonly session: SessionStore }) {
  const { stage, picture, isEndShown, isAttractHeld, endScene } = useStore(session)
  const isMotionReduced = useReducedMotion()
  const isStart = stage === 'not-started'
  // The picture of an end before the words is too short to be paused.
  const hasMotion = isStart || (endScene !== 'over' && isEndShown)
  if (isMotionReduced || picture !== 'ready' || !hasMotion) return null
  return (
    <HoldButton
      isHeld={isStart ? isAttractHeld : endScene === 'held'}
      onChange={(isHeld) => session.dispatch({ type: 'hold-background', isHeld })}
    />
  )
}

function HoldButton({ isHeld, onChange }: { readonly isHeld: boolean; readonly onChange: (isHeld: boolean) => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    // The scene may end while this button has the focus, which then moves to the screen's main button.
    return () => {
      if (own && own === document.activeElement)
        own.closest('dialog')?.querySelector<HTMLElement>('section button')?.focus()
    }
  }, [])
  return (
    <button
      ref={button}
      type="button"
      aria-label="Pause background"
      aria-pressed={isHeld}
      title="Pause background"
      onClick={() => onChange(!isHeld)}
    >
      <svg className={styles['sign']} viewBox="0 0 24 24" aria-hidden="true">
        <path d={isHeld ? 'M7 4v16l13-8Z' : 'M6 4h4v16H6Zm8 0h4v16h-4Z'} />
      </svg>
    </button>
  )
}

import { useLayoutEffect, useRef } from 'react'
import { useStore, type StoreApi } from 'zustand'

import { useReducedMotion } from '~/styles/reduced-motion.ts'

import type { EndSceneStore } from '../../session/end-scene.ts'
import type { Session } from '../../session/session.ts'
import styles from './background-button.module.css'

export interface BackgroundButtonProps {
  readonly session: Pick<Session, 'stage' | 'picture' | 'isEndShown'>
  /** Whether the picture behind the start screen may move. */
  readonly showsAttract: StoreApi<boolean>
  readonly endScene: EndSceneStore
}

/** Pauses the motion behind the words of the start and end screens. Absent where nothing moves. */
export function BackgroundButton({ session, showsAttract, endScene }: BackgroundButtonProps) {
  const isAttractShown = useStore(showsAttract)
  const scene = useStore(endScene)
  const isMotionReduced = useReducedMotion()
  const isStart = session.stage === 'not-started'
  // The picture of an end before the words is too short to be paused.
  const hasMotion = isStart || (scene !== 'over' && session.isEndShown)
  if (isMotionReduced || session.picture !== 'ready' || !hasMotion) return null
  const hold = (isHeld: boolean) =>
    isStart ? showsAttract.setState(!isHeld) : endScene.setState(isHeld ? 'held' : 'running')
  return <HoldButton isHeld={isStart ? !isAttractShown : scene === 'held'} onChange={hold} />
}

interface HoldButtonProps {
  readonly isHeld: boolean
  readonly onChange: (isHeld: boolean) => void
}

function HoldButton({ isHeld, onChange }: HoldButtonProps) {
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
      <span className={styles['words']}>Pause background</span>
      <svg className={styles['sign']} viewBox="0 0 24 24" aria-hidden="true">
        <path d={isHeld ? 'M7 4v16l13-8Z' : 'M6 4h4v16H6Zm8 0h4v16h-4Z'} />
      </svg>
    </button>
  )
}

/** Buttons that several screens have. */
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'

import { flightsIn, SETTLED_FLIGHTS } from '../../player-data/logbook/logbook.ts'
import type { SessionStore } from '../../session/session-store.ts'
import type { GameStores } from '../../stores/game.ts'
import { ScreenButton } from './screen-button.tsx'
import styles from './screen.module.css'

/** Opens the options, and has the focus again when they close. */
export function OptionsButton({ session }: { readonly session: SessionStore }) {
  const { areOptionsOpen } = useStore(session)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const opener = button.current
    return areOptionsOpen ? () => opener?.focus({ preventScroll: true }) : undefined
  }, [areOptionsOpen])
  return (
    <ScreenButton variant="secondary" ref={button} onClick={() => session.dispatch({ type: 'open-options' })}>
      Options
    </ScreenButton>
  )
}

/** Leaves practice for a flight of the same course from its start. */
export function WholeCourseButton({ session, isReady }: { readonly session: SessionStore; readonly isReady: boolean }) {
  return (
    <ScreenButton variant="secondary" isReady={isReady} onClick={() => session.dispatch({ type: 'fly-whole-course' })}>
      Whole course
    </ScreenButton>
  )
}

/**
 * Says which way climbs and turns it round, for players who expect the other way. Shown until the player
 * is settled; later it is found in the options.
 */
export function InvertPrompt({ settings, logbook }: Pick<GameStores, 'settings' | 'logbook'>) {
  const { invertClimb } = useStore(settings)
  const flights = flightsIn(useStore(logbook))
  if (flights >= SETTLED_FLIGHTS) return null
  return (
    <div className={styles['question']}>
      <p role="status">{invertClimb ? 'Up dives, down climbs.' : 'Up climbs, down dives.'}</p>
      <ScreenButton variant="quiet" onClick={() => settings.change({ invertClimb: !invertClimb })}>
        Swap?
      </ScreenButton>
    </div>
  )
}

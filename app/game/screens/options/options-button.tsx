import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'

import type { Game } from '../../stores/game.ts'
import { ScreenButton } from '../screen-button.tsx'

/** Opens the options, and has the focus again when they close. */
export function OptionsButton({ session }: Pick<Game, 'session'>) {
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

import type { ReactNode } from 'react'

import { Button } from '../components/button.tsx'
import { useLandingDialogs } from './landing-dialogs.tsx'
import { prefetchGame } from '../game-launch/load-game.ts'

/** Opens the game; starts fetching it as soon as a pointer or the focus comes near. */
export function LaunchButton({ children }: { readonly children: ReactNode }) {
  const { openGame } = useLandingDialogs()
  return (
    <Button
      variant="launch"
      onPointerEnter={prefetchGame}
      onPointerDown={prefetchGame}
      onFocus={prefetchGame}
      onClick={(event) => openGame(event.currentTarget)}
    >
      {children}
    </Button>
  )
}

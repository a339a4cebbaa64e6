import type { ReactNode } from 'react'

import { Button } from '../components/button'
import { useLandingDialogs } from '../landing/landing-dialogs'
import { LAUNCH_BUTTON } from './launch-after-reload'
import { warmGame } from './load-game'

/** Opens the game; starts fetching it as soon as a pointer or the focus comes near. */
export function LaunchButton({ children }: { readonly children: ReactNode }) {
  const { openGame } = useLandingDialogs()
  return (
    <Button
      {...LAUNCH_BUTTON}
      look="launch"
      onPointerEnter={warmGame}
      onPointerDown={warmGame}
      onFocus={warmGame}
      onClick={(event) => {
        openGame(event.currentTarget)
      }}
    >
      {children}
    </Button>
  )
}

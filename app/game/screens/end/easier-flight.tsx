import { useStore } from 'zustand'

import type { SettingsStore } from '../../player-data/settings-store.ts'
import type { Settings } from '../../player-data/settings.ts'
import { ScreenButton } from '../elements/screen-button.tsx'

/** The flight speed of a slower try. */
const SLOWER_PACE = 0.8

interface EasierFlightProps {
  readonly failuresInRow: number
  readonly settings: SettingsStore
  readonly isReady: boolean
  /** Flies the course again, with what was set. */
  readonly onFly: () => void
}

/** After the second failure in a row offers a relaxed flight, after the third a slower one: where that is not set already. */
export function EasierFlight({ failuresInRow, settings, isReady, onFly }: EasierFlightProps) {
  const { isRelaxed, flightPace } = useStore(settings)
  const offer = (words: string, change: Partial<Settings>) => (
    <ScreenButton
      variant="secondary"
      data-offer
      isReady={isReady}
      onClick={() => {
        settings.change(change)
        onFly()
      }}
    >
      {words}
    </ScreenButton>
  )
  if (failuresInRow >= 3 && flightPace === 1) return offer('Fly slower', { flightPace: SLOWER_PACE })
  return failuresInRow >= 2 && !isRelaxed ? offer('Fly relaxed', { isRelaxed: true }) : null
}

/** What the end screen offers now and then: an easier flight after failures, and once to save the records. */
import { Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { isRecord, recordsOn } from '../../player-data/logbook/course-records.ts'
import type { SettingsStore } from '../../player-data/settings-store.ts'
import type { Settings } from '../../player-data/settings.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import type { GameStores } from '../../stores/game.ts'
import { ScreenButton } from '../elements/screen-button.tsx'
import { SaveOffer } from '../lazy/load-lazy-parts.ts'

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

/** From so many records on it is offered to save them. */
const RECORDS_WORTH_SAVING = 5

interface SaveOfferOnceProps extends Pick<GameStores, 'settings' | 'logbook'> {
  readonly flight: FlightSummary
}

/** Offers to save records to a file, once until the options are reset, at the end of a flight that is one. */
export function SaveOfferOnce({ settings, logbook, flight }: SaveOfferOnceProps) {
  const [isOffered] = useState(
    () =>
      isRecord(flight) &&
      !settings.getState().isSaveOffered &&
      recordsOn(logbook.getState().courses) >= RECORDS_WORTH_SAVING,
  )
  useEffect(() => {
    if (isOffered) settings.change({ isSaveOffered: true })
  }, [isOffered, settings])
  if (!isOffered) return null
  return (
    <Suspense>
      <SaveOffer />
    </Suspense>
  )
}

/** What the end screen offers now and then: an easier flight after failures, and once to save the records. */
import { Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { isRecord, recordsOn } from '../../player-data/logbook/course-records.ts'
import type { SettingsStore } from '../../player-data/settings-store.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import { comingRival, isComingRelaxed } from '../../session/rival.ts'
import type { SessionStore } from '../../session/session-store.ts'
import type { GameStores } from '../../stores/game.ts'
import { ScreenButton } from '../elements/screen-button.tsx'
import { SaveOffer } from '../load-lazy-parts.ts'

/** The flight speed of a slower try. */
const SLOWER_PACE = 0.8

interface EasierFlightProps {
  readonly flight: FlightSummary
  readonly session: SessionStore
  readonly settings: SettingsStore
  readonly isReady: boolean
}

/** After the second failure in a row offers a relaxed flight of the course, after the third a slower one: where the coming one is not so already. */
export function EasierFlight({ flight, session, settings, isReady }: EasierFlightProps) {
  const { failuresInRow } = flight
  const chosen = useStore(settings)
  const isRelaxed = isComingRelaxed(useStore(session), chosen)
  const offer = (words: string, ease: () => void) => (
    <ScreenButton
      variant="secondary"
      data-offer
      isReady={isReady}
      onClick={() => {
        ease()
        session.dispatch({ type: 'fly-again' })
      }}
    >
      {words}
    </ScreenButton>
  )
  // Whoever holds a medal here crashes because of flying for the next one.
  if (flight.isPractice || flight.heldMedal !== null) return null
  if (failuresInRow >= 3 && chosen.flightPace === 1)
    return offer('Fly slower', () => settings.change({ flightPace: SLOWER_PACE }))
  if (failuresInRow < 2 || isRelaxed) return null
  return offer('Fly relaxed', () => {
    // Any other rival would make the flight as it was itself.
    const rival = comingRival(session.getState())?.name
    if (rival !== undefined && rival !== 'autopilot' && rival !== 'pacer')
      session.dispatch({ type: 'choose-rival', choice: 'target' })
    settings.change({ isRelaxed: true })
  })
}

/** From so many records on it is offered to save them. */
const RECORDS_WORTH_SAVING = 5

interface SaveOfferOnceProps extends Pick<GameStores, 'settings' | 'logbook'> {
  readonly flight: FlightSummary
}

/** Offers to save records to a file, once until the options are reset, at the end of a mission that is one. */
export function SaveOfferOnce({ settings, logbook, flight }: SaveOfferOnceProps) {
  const [isOffered] = useState(
    () =>
      flight.outcome === 'complete' &&
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

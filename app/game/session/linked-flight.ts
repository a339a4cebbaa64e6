import { createStore, type StoreApi } from 'zustand/vanilla'

import type { OpenedLink } from '../flight-link/flight-links.ts'
import type { FlightResult } from '../flight-link/resimulate.ts'
import type { LinkedFlight } from '../flight-link/link-text.ts'

/**
 * What became of the flight that the page's address holds. `none`: it holds none; `reading`: it is being flown again;
 * `unread`: what reads it could not be fetched; `older` and `newer`: it was flown on other rules.
 */
export type LinkState = OpenedLink | { readonly status: 'none' | 'reading' | 'unread' }

export function createLink(): StoreApi<LinkState> {
  return createStore<LinkState>(() => ({ status: 'none' }))
}

/** The flight of the opened link with what it gives, if it is one on the course of `seed`. */
export function linkedFlightOn(seed: number, link: LinkState): FlightResult | undefined {
  return link.status === 'flown' && link.result.flight.seed === seed ? link.result : undefined
}

/** The flight that was flown last, to be shared; null before, and where it was too long to write down. */
export type LatestFlight = StoreApi<LinkedFlight | null>

export function createLatestFlight(): LatestFlight {
  return createStore<LinkedFlight | null>(() => null)
}

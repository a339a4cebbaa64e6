import type { OpenedLink } from '../flight-link/flight-links.ts'
import type { FlightResult } from '../flight-link/resimulate.ts'

/**
 * What became of the flight that the page's address holds. `none`: it holds none; `reading`: it is being flown again;
 * `unread`: what reads it could not be fetched; `older` and `newer`: it was flown on other rules.
 */
export type LinkState = OpenedLink | { readonly status: 'none' | 'reading' | 'unread' }

/** The flight of the opened link with its result, if it is on the course of `seed`. */
export function linkedFlightOn(seed: number, link: LinkState): FlightResult | undefined {
  return link.status === 'flown' && link.result.flight.seed === seed ? link.result : undefined
}

/** The course of the link's flight; null where it cannot be read. */
export function seedOfLink(link: LinkState): number | null {
  if (link.status === 'flown') return link.result.flight.seed
  return 'seed' in link ? link.seed : null
}

/**
 * The best of all completed missions on this device, figure by figure: they need not come from one flight.
 * Kept under one key of `localStorage`, written only when a mission completes and betters them, erased on request.
 */
import { FULL_FUEL_TENTHS, TICKS_PER_SECOND } from '../simulation/rules.ts'
import { createObservable, type Observable } from './observable.ts'
import type { FlightSummary } from './session.ts'

/** The cookie policy lists this key. */
export const BEST_FIGURES_KEY = 'ringwake.best'

const VERSION = 1
/** Longer text than any version could have written is junk, and is not even parsed. */
const LONGEST_TEXT = 1000
/** No flight lasts a day. */
const MOST_TICKS = 24 * 3600 * TICKS_PER_SECOND
const MOST_RINGS_MISSED = 100_000

export interface BestFigures {
  /** Ticks flown; fewer is better. */
  readonly ticks: number
  /** Tenths of a percent left at the end; more is better. */
  readonly fuelTenths: number
  /** Fewer is better. */
  readonly ringsMissed: number
}

/** What was stored, or null for anything that this version did not write: no text, junk, another version. */
export function bestFiguresFromText(text: string | null): BestFigures | null {
  if (text === null || text.length > LONGEST_TEXT) return null
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof stored !== 'object' || stored === null) return null
  const fields = new Map<string, unknown>(Object.entries(stored))
  const ticks = fields.get('ticks')
  const fuelTenths = fields.get('fuelTenths')
  const ringsMissed = fields.get('ringsMissed')
  return fields.get('version') === VERSION &&
    isWholeWithin(ticks, 1, MOST_TICKS) &&
    isWholeWithin(fuelTenths, 0, FULL_FUEL_TENTHS) &&
    isWholeWithin(ringsMissed, 0, MOST_RINGS_MISSED)
    ? { ticks, fuelTenths, ringsMissed }
    : null
}

export function textFromBestFigures(best: BestFigures): string {
  return JSON.stringify({ version: VERSION, ...best })
}

/** The best after one more flight; the very same object when the flight bettered nothing or was no completed mission. */
export function bestFiguresAfter(best: BestFigures | null, flight: FlightSummary): BestFigures | null {
  if (flight.outcome !== 'complete') return best
  const { ticks, fuelTenths, ringsMissed } = flight
  if (best === null) return { ticks, fuelTenths, ringsMissed }
  if (ticks >= best.ticks && fuelTenths <= best.fuelTenths && ringsMissed >= best.ringsMissed) return best
  return {
    ticks: Math.min(ticks, best.ticks),
    fuelTenths: Math.max(fuelTenths, best.fuelTenths),
    ringsMissed: Math.min(ringsMissed, best.ringsMissed),
  }
}

export interface BestFiguresStore extends Pick<Observable<BestFigures | null>, 'current' | 'subscribe'> {
  readonly record: (flight: FlightSummary) => void
  readonly erase: () => void
}

/** `storage` gives the browser's store or throws; whatever throws, the best is still known until the page goes. */
export function createBestFiguresStore(storage: () => Storage = () => window.localStorage): BestFiguresStore {
  const { current, change, subscribe } = createObservable(
    attempt(() => bestFiguresFromText(storage().getItem(BEST_FIGURES_KEY))) ?? null,
  )
  return {
    current,
    subscribe,
    record(flight) {
      const best = bestFiguresAfter(current(), flight)
      if (best === null || best === current()) return
      attempt(() => storage().setItem(BEST_FIGURES_KEY, textFromBestFigures(best)))
      change(best)
    },
    erase() {
      attempt(() => storage().removeItem(BEST_FIGURES_KEY))
      change(null)
    },
  }
}

function isWholeWithin(value: unknown, low: number, high: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high
}

/** Storage may be forbidden, full or gone; none of that is worth a player's notice. */
function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

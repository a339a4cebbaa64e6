/**
 * What the player has flown on this device: how many flights, how many completed, and the best of the completed ones, on a
 * page for each kind of flight. Kept under one key of `localStorage`, written when a flight ends, erased on request.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'

import { objectFrom, objectFromText } from './stored-object.ts'
import { tryOrUndefined } from './try-or-undefined.ts'
import { FULL_FUEL_TENTHS, TICKS_PER_SECOND } from '../simulation/rules.ts'
import type { FlightSummary } from '../session/session.ts'

/** The cookie policy lists this key. */
export const LOGBOOK_KEY = 'ringwake.logbook'

const VERSION = 1
/** Longer text than any version could have written is junk, and is not even parsed. */
const LONGEST_TEXT = 2000
/** No flight lasts a day. */
const MOST_TICKS = 24 * 3600 * TICKS_PER_SECOND
const MOST_RINGS_MISSED = 100_000
const MOST_FLIGHTS = 1_000_000

/** The best of all completed missions, figure by figure: they need not come from one flight. */
export interface BestFigures {
  /** Ticks flown; fewer is better. */
  readonly ticks: number
  /** Tenths of a percent left at the end; more is better. */
  readonly fuelTenths: number
  /** Fewer is better. */
  readonly ringsMissed: number
}

export interface LogbookPage {
  /** Flights that ended, by a crash or complete; one that was closed half-way is not counted. */
  readonly flights: number
  readonly completions: number
  /** Null until a mission is complete. */
  readonly best: BestFigures | null
}

/** Relaxed, or not, and at full speed, or below it for some of the flight; in the order in which they are listed. */
export const FLIGHT_KINDS = ['standard', 'slow', 'relaxed', 'slowRelaxed'] as const
export type FlightKind = (typeof FLIGHT_KINDS)[number]

/** A page for each kind of flight. */
export type Logbook = Readonly<Record<FlightKind, LogbookPage>>

const EMPTY_PAGE: LogbookPage = { flights: 0, completions: 0, best: null }
export const EMPTY_LOGBOOK: Logbook = {
  standard: EMPTY_PAGE,
  slow: EMPTY_PAGE,
  relaxed: EMPTY_PAGE,
  slowRelaxed: EMPTY_PAGE,
}

export function kindOf({ isRelaxed, isSlow }: Pick<FlightSummary, 'isRelaxed' | 'isSlow'>): FlightKind {
  if (isRelaxed) return isSlow ? 'slowRelaxed' : 'relaxed'
  return isSlow ? 'slow' : 'standard'
}

/**
 * What was stored, or the empty logbook for anything that this version did not write: no text, junk, another version. The
 * slow pages came later: a logbook without them is whole, and they are empty.
 */
export function logbookFromText(text: string | null): Logbook {
  const stored = objectFromText(text, LONGEST_TEXT)
  const standard = pageFrom(stored?.['standard'])
  const relaxed = pageFrom(stored?.['relaxed'])
  const slow = pageFrom(stored?.['slow'] ?? EMPTY_PAGE)
  const slowRelaxed = pageFrom(stored?.['slowRelaxed'] ?? EMPTY_PAGE)
  return stored?.['version'] === VERSION && standard && slow && relaxed && slowRelaxed
    ? { standard, slow, relaxed, slowRelaxed }
    : EMPTY_LOGBOOK
}

export function textFromLogbook(logbook: Logbook): string {
  return JSON.stringify({ version: VERSION, ...logbook })
}

/** The logbook with one more flight, on the page of its kind. */
export function logbookAfter(logbook: Logbook, flight: FlightSummary): Logbook {
  const kind = kindOf(flight)
  return { ...logbook, [kind]: pageAfter(logbook[kind], flight) }
}

/** How many flights of any kind have ended. */
export function flightsIn(logbook: Logbook): number {
  return FLIGHT_KINDS.reduce((sum, kind) => sum + logbook[kind].flights, 0)
}

function pageAfter({ flights, completions, best }: LogbookPage, flight: FlightSummary): LogbookPage {
  const isComplete = flight.outcome === 'complete'
  return {
    flights: Math.min(flights + 1, MOST_FLIGHTS),
    completions: Math.min(completions + (isComplete ? 1 : 0), MOST_FLIGHTS),
    best: isComplete ? bestAfter(best, flight) : best,
  }
}

function bestAfter(best: BestFigures | null, { ticks, fuelTenths, ringsMissed }: FlightSummary): BestFigures {
  return {
    ticks: Math.min(ticks, best?.ticks ?? Infinity),
    fuelTenths: Math.max(fuelTenths, best?.fuelTenths ?? 0),
    ringsMissed: Math.min(ringsMissed, best?.ringsMissed ?? Infinity),
  }
}

export interface LogbookStore extends Omit<StoreApi<Logbook>, 'setState'> {
  readonly record: (flight: FlightSummary) => void
  readonly erase: () => void
}

/** `storage` gives the browser's store or throws; whatever throws, the logbook is still known until the page goes. */
export function createLogbookStore(storage: () => Storage = () => window.localStorage): LogbookStore {
  const stored = (): Logbook | undefined => tryOrUndefined(() => logbookFromText(storage().getItem(LOGBOOK_KEY)))
  const { setState, ...store } = createStore(() => stored() ?? EMPTY_LOGBOOK)
  let isKept = true
  return {
    ...store,
    record(flight) {
      // Another tab may have written meanwhile; only where nothing can be kept does this page know better.
      const logbook = logbookAfter((isKept ? stored() : undefined) ?? store.getState(), flight)
      isKept =
        tryOrUndefined(() => {
          storage().setItem(LOGBOOK_KEY, textFromLogbook(logbook))
          return true
        }) ?? false
      setState(logbook, true)
    },
    erase() {
      tryOrUndefined(() => storage().removeItem(LOGBOOK_KEY))
      setState(EMPTY_LOGBOOK, true)
    },
  }
}

function pageFrom(value: unknown): LogbookPage | undefined {
  const { flights, completions, best } = objectFrom(value) ?? {}
  if (!isWholeWithin(flights, 0, MOST_FLIGHTS) || !isWholeWithin(completions, 0, flights)) return undefined
  if (completions === 0) return { flights, completions, best: null }
  const { ticks, fuelTenths, ringsMissed } = objectFrom(best) ?? {}
  return isWholeWithin(ticks, 1, MOST_TICKS) &&
    isWholeWithin(fuelTenths, 0, FULL_FUEL_TENTHS) &&
    isWholeWithin(ringsMissed, 0, MOST_RINGS_MISSED)
    ? { flights, completions, best: { ticks, fuelTenths, ringsMissed } }
    : undefined
}

function isWholeWithin(value: unknown, low: number, high: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high
}

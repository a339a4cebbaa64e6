import type { FlightSummary } from '../../session/flight-summary.ts'
import type { Settings } from '../settings.ts'

/** Relaxed, or not, and at full speed, or below it for some of the flight; in the order in which they are listed. */
export const FLIGHT_KINDS = ['standard', 'slow', 'relaxed', 'slowRelaxed'] as const
/** Flights of different kinds are not compared. */
export type FlightKind = (typeof FLIGHT_KINDS)[number]

/** One of each kind. */
export function ofEachKind<Value>(make: (kind: FlightKind) => Value): Record<FlightKind, Value> {
  return Object.fromEntries(FLIGHT_KINDS.map((kind) => [kind, make(kind)])) as Record<FlightKind, Value>
}

export function kindOf({ isRelaxed, isSlow }: Pick<FlightSummary, 'isRelaxed' | 'isSlow'>): FlightKind {
  if (isRelaxed) return isSlow ? 'slowRelaxed' : 'relaxed'
  return isSlow ? 'slow' : 'standard'
}

/** The kind of a flight that begins with these settings. */
export function kindFromSettings({ isRelaxed, flightPace }: Pick<Settings, 'isRelaxed' | 'flightPace'>): FlightKind {
  return kindOf({ isRelaxed, isSlow: flightPace < 1 })
}

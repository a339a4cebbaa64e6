/**
 * The readings of the HUD, which the game shows in flight and the landing page over its pictures. Each name here is also the
 * `data-instrument` of the node in hud.tsx that shows the reading.
 */
import type { FlightState } from '../game/simulation/flight-state.ts'
import { RINGS_TO_WIN } from '../game/simulation/rules.ts'

/** km/h in one m/s. */
export const KILOMETRES_PER_HOUR = 3.6

/** How each reading is taken from a flight, as a whole number. */
export const READINGS = {
  score: ({ score }) => score,
  /** Rings collected. */
  rings: ({ ringsCollected }) => ringsCollected,
  /** Metres. */
  altitude: ({ craft }) => Math.round(craft.y),
  /** Kilometres an hour. */
  speed: ({ craft }) => Math.round(craft.speed * KILOMETRES_PER_HOUR),
  /** Per cent. */
  fuel: ({ fuelTenths }) => fuelPercentFrom(fuelTenths),
} as const satisfies Readonly<Record<string, (flight: FlightState) => number>>

export type ReadingName = keyof typeof READINGS
export type Readings = Readonly<Record<ReadingName, number>>

export function readingsFrom(flight: FlightState): Readings {
  const read = Object.entries(READINGS).map(([name, of]) => [name, of(flight)])
  return Object.fromEntries(read) as Readings
}

/** The text of a reading, without its unit; empty where there is no value yet. */
export function readingText(name: ReadingName, value: number | undefined): string {
  if (value === undefined) return ''
  if (name === 'rings') return `${value}/${RINGS_TO_WIN}`
  return name === 'score' ? pointsText(value) : String(value)
}

/** "1,000" from a score. */
export function pointsText(score: number): string {
  return score.toLocaleString('en-AU')
}

/** Whole percent from tenths, rounded up: 0 is shown when the tank is empty and not a moment before. */
export function fuelPercentFrom(fuelTenths: number): number {
  return Math.ceil(fuelTenths / 10)
}

/** What a mark of the ten shows, by its place and by the rings collected. */
export function markOf(place: number, rings: number, isRingMissed = false): string {
  if (place < rings) return 'collected'
  if (place > rings) return 'ahead'
  return isRingMissed ? 'missed' : 'next'
}

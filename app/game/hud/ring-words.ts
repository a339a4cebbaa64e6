/** What is said of a ring that has just been flown through or missed, and of a canister. */
import { KILOMETRES_PER_HOUR } from '~/hud/readings.ts'

import { CRUISE_SPEED, ENGINE_SECONDS, MAX_SPEED, WAKE_PUSH, WAKE_SECONDS } from '../simulation/craft/aircraft.ts'
import { CENTRE_PRECISION, CLEAN_PRECISION, MOST_WAKE } from '../simulation/flight/encounters.ts'
import { missSideOf } from '../session/flight-summary.ts'
import type { FlightState, RingState } from '../simulation/flight-state.ts'
import { CANISTER_TENTHS, FULL_FUEL_TENTHS, POINTS_PER_RING } from '../simulation/rules.ts'

export const POINTS_TEXT = `+${POINTS_PER_RING}`

export type Judgement = 'centre' | 'clean' | 'through'

const JUDGEMENT_WORDS: Readonly<Record<Judgement, string>> = { centre: 'Dead centre', clean: 'Clean', through: '' }

/** How well a ring was flown through. */
export function judgementOf(precision: number): Judgement {
  if (precision >= CENTRE_PRECISION) return 'centre'
  return precision >= CLEAN_PRECISION ? 'clean' : 'through'
}

/** "Dead centre", "Clean", or nothing. */
export function judgementWords({ precision }: Pick<RingState, 'precision'>): string {
  return JUDGEMENT_WORDS[judgementOf(precision)]
}

/** "+34 km/h": how much faster the ring's wake makes a craft that flies on level; empty below half a km/h and after the last ring. */
export function gainText(
  { push }: Pick<RingState, 'push'>,
  { craft, phase }: Pick<FlightState, 'craft' | 'phase'>,
): string {
  const gain = Math.round(wakeGain(craft.speed, push) * KILOMETRES_PER_HOUR)
  return gain < 1 || phase === 'complete' ? '' : `+${gain} km/h`
}

const CANISTER_TEXT = `+${CANISTER_TENTHS / 10}% fuel`
/** What a frame burns of the fuel and fades of the wake, at most: nearer to their limits than this, both were cut off there. */
const FUEL_SLACK = 5
const WAKE_SLACK = 0.05

/** What a canister just taken gave the tank. */
export function canisterFuelText({ fuelTenths }: Pick<FlightState, 'fuelTenths'>): string {
  return fuelTenths > FULL_FUEL_TENTHS - FUEL_SLACK ? 'Full tank' : CANISTER_TEXT
}

/** What it gave the wake. Without km/h: near its limit the wake grows by less than a canister's whole push. */
export function canisterPushText({ craft }: Pick<FlightState, 'craft'>): string {
  return craft.wake > MOST_WAKE - WAKE_SLACK ? 'full push' : 'a push'
}

/**
 * How far a wake raises a speed at most, in m/s: up to the peak of the solution of the equation of motion in level flight. Below
 * cruising speed, where the engine raises it as well, what the wake adds to that. For display alone, because engines differ in the
 * last bits of a logarithm.
 */
export function wakeGain(speed: number, wake: number): number {
  const excess = Math.max(0, speed - CRUISE_SPEED)
  const rise = 1 + (WAKE_SECONDS / ENGINE_SECONDS) * (wake - excess / (WAKE_PUSH * ENGINE_SECONDS))
  // The speed is already falling.
  if (rise <= 1) return 0
  const peakSeconds = ENGINE_SECONDS * Math.log(rise)
  const peak = WAKE_PUSH * ENGINE_SECONDS * (wake - peakSeconds / WAKE_SECONDS)
  return Math.min(peak, MAX_SPEED - CRUISE_SPEED) - excess
}

/** "4 clean in a row"; nothing below two. */
export function chainText(chain: number): string {
  return chain < 2 ? '' : `${chain} clean in a row`
}

/** Where a missed ring was. */
export function missWords(ring: Pick<RingState, 'passX' | 'passY'>): string {
  return `Missed: it was ${missSideOf(ring)}`
}

/** What the cues read off a flight: from which side they come, how well a ring was met, and how often low fuel warns. */
import { passedRing } from '../../simulation/course/course.ts'
import { clamp } from '../../simulation/easing.ts'
import type { FlightState } from '../../simulation/flight-state.ts'
import { LOW_FUEL_TENTHS } from '../../simulation/rules.ts'

/** Metres beside the craft at which the pan is at its limit. */
const FULL_SIDE_METRES = 45
/** Never only in one ear. */
const MOST_PAN = 0.8

/** The pan of the ring just passed, in [−0.8, 0.8]: right of the craft is positive; 0 without one. */
export function ringSide(state: FlightState): number {
  const ring = passedRing(state)
  if (ring === undefined) return 0
  const share = (ring.x - state.craft.x) / FULL_SIDE_METRES
  return clamp(share, -1, 1) * MOST_PAN
}

/** The pan of where the ring just passed was grazed, in [−0.8, 0.8]: right of the craft is positive. */
export function grazePan(state: FlightState): number {
  const ring = passedRing(state)
  return ring === undefined ? 0 : clamp(ring.passX / ring.radius, -1, 1) * MOST_PAN
}

/** The pan of near rock, in [−0.8, 0.8]. */
export function rockPan({ craft }: FlightState): number {
  return craft.rockSide * MOST_PAN
}

/** How near to its centre the ring just passed was flown through, in [0, 1]; 0 without one. */
export function ringPrecision(state: FlightState): number {
  return passedRing(state)?.precision ?? 0
}

const SLOWEST_PULSE_SECONDS = 2.4
const FASTEST_PULSE_SECONDS = 0.8
/**
 * Seconds between two warning pulses: infinite above the low-fuel mark, then from 2.4 down to 0.8. `fuelTenths`: tenths of a
 * percent.
 */
export function fuelPulseSeconds(fuelTenths: number): number {
  if (fuelTenths > LOW_FUEL_TENTHS) return Infinity
  const left = fuelTenths / LOW_FUEL_TENTHS
  return FASTEST_PULSE_SECONDS + (SLOWEST_PULSE_SECONDS - FASTEST_PULSE_SECONDS) * left
}

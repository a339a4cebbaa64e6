/** The sound of low fuel: a pulse that quickens, and an engine that sputters. */
import { chance } from '../simulation/random.ts'
import { LOW_FUEL_TENTHS, TICKS_PER_SECOND } from '../simulation/rules.ts'

const SLOWEST_PULSE_SECONDS = 2.4
const FASTEST_PULSE_SECONDS = 0.8
/** The engine starts to sputter at 4 %: a little over three seconds from the end. */
const SPUTTER_TENTHS = 40
/** A sputter lasts whole slots of this many ticks: 75 ms. */
const SPUTTER_TICKS = Math.round(0.075 * TICKS_PER_SECOND)

/**
 * Seconds between two warning pulses: infinite above the low-fuel mark, then from 2.4 down to 0.8. `fuelTenths`: tenths of a
 * percent.
 */
export function fuelPulseSeconds(fuelTenths: number): number {
  if (!(fuelTenths <= LOW_FUEL_TENTHS)) return Infinity
  const left = Math.max(0, fuelTenths) / LOW_FUEL_TENTHS
  return FASTEST_PULSE_SECONDS + (SLOWEST_PULSE_SECONDS - FASTEST_PULSE_SECONDS) * left
}

/**
 * The engine’s gain factor: 1 with enough fuel, otherwise at times 0.25, more often the less is left. Deterministic by tick.
 */
export function engineSputter(fuelTenths: number, tick: number): number {
  if (!(fuelTenths < SPUTTER_TENTHS)) return 1
  const dryness = 1 - Math.max(0, fuelTenths) / SPUTTER_TENTHS
  return chance(0xc0c6, Math.floor(tick / SPUTTER_TICKS), 0) < 0.2 + 0.5 * dryness ? 0.25 : 1
}

/** How the last of the fuel sounds: a pulse that quickens, and an engine that coughs. */
import { chance } from '../simulation/random.ts'
import { LOW_FUEL_TENTHS, TICKS_PER_SECOND } from '../simulation/rules.ts'

const SLOWEST_PULSE_SECONDS = 2.4
const FASTEST_PULSE_SECONDS = 0.8
/** The engine starts to cough at 4 %: a little over three seconds from the end. */
const COUGH_TENTHS = 40
/** Coughs last a whole number of slots of this many ticks: 75 ms. */
const COUGH_TICKS = Math.round(0.075 * TICKS_PER_SECOND)

/**
 * Seconds from one warning pulse to the next: infinite above the low-fuel mark, then from 2.4 down to 0.8 as the fuel goes.
 * `fuelTenths`: tenths of a percent, as in the flight’s state.
 */
export function fuelPulseSeconds(fuelTenths: number): number {
  if (!(fuelTenths <= LOW_FUEL_TENTHS)) return Infinity
  const left = Math.max(0, fuelTenths) / LOW_FUEL_TENTHS
  return FASTEST_PULSE_SECONDS + (SLOWEST_PULSE_SECONDS - FASTEST_PULSE_SECONDS) * left
}

/**
 * What is left of the engine’s gain while it runs dry: 1 with fuel enough, else now and then 0.25, ever more often.
 * The same tick always gives the same answer.
 */
export function engineCough(fuelTenths: number, tick: number): number {
  if (!(fuelTenths < COUGH_TENTHS)) return 1
  const dryness = 1 - Math.max(0, fuelTenths) / COUGH_TENTHS
  return chance(0xc0c6, Math.floor(tick / COUGH_TICKS), 0) < 0.2 + 0.5 * dryness ? 0.25 : 1
}

/** The sound of low fuel: a pulse that quickens. */
import { LOW_FUEL_TENTHS } from '../simulation/rules.ts'

const SLOWEST_PULSE_SECONDS = 2.4
const FASTEST_PULSE_SECONDS = 0.8
/**
 * Seconds between two warning pulses: infinite above the low-fuel mark, then from 2.4 down to 0.8. `fuelTenths`: tenths of a
 * percent.
 */
export function fuelPulseSeconds(fuelTenths: number): number {
  if (!(fuelTenths <= LOW_FUEL_TENTHS)) return Infinity
  const left = Math.max(0, fuelTenths) / LOW_FUEL_TENTHS
  return FASTEST_PULSE_SECONDS + (SLOWEST_PULSE_SECONDS - FASTEST_PULSE_SECONDS) * left
}

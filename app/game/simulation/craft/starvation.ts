/** How the engine sputters with low fuel, for picture and sound only; the motion is the same until the fuel is gone. */
import { chance } from '../random.ts'
import { LOW_FUEL_TENTHS, TICKS_PER_SECOND } from '../rules.ts'
import type { FlightState } from '../flight-state.ts'

/** The engine starts to sputter at 10 %: four seconds from the end. */
const SPUTTER_TENTHS = 100
/** A sputter lasts whole slots of this many ticks: 75 ms. */
const SPUTTER_TICKS = Math.round(0.075 * TICKS_PER_SECOND)

/** 0 above the low-fuel mark, from there in a line to 1 with an empty tank. */
export function starvation({ fuelTenths }: Pick<FlightState, 'fuelTenths'>): number {
  if (fuelTenths >= LOW_FUEL_TENTHS) return 0
  return 1 - fuelTenths / LOW_FUEL_TENTHS
}

/**
 * The engine’s power as a factor: 1 with enough fuel, below 10 % at times 0.25, more often the less is left. Deterministic
 * by tick, so that the plume sputters with the sound.
 */
export function engineSputter({ fuelTenths, tick }: Pick<FlightState, 'fuelTenths' | 'tick'>): number {
  if (fuelTenths >= SPUTTER_TENTHS) return 1
  const dryness = 1 - fuelTenths / SPUTTER_TENTHS
  const share = 0.06 + 0.64 * dryness * dryness
  return chance(0xc0c6, Math.floor(tick / SPUTTER_TICKS), 0) < share ? 0.25 : 1
}

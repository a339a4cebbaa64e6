import type { FlightState } from '../../app/game/simulation/flight-state.ts'

/** Overwrites `into` with all of `from`. */
export function copyFlight(from: FlightState, into: FlightState): void {
  const { craft, rings, canisters } = into
  Object.assign(craft, from.craft)
  for (const [slot, ring] of rings.entries()) Object.assign(ring, from.rings[slot])
  for (const [slot, canister] of canisters.entries()) Object.assign(canister, from.canisters[slot])
  Object.assign(into, from, { craft, rings, canisters })
}

/**
 * Flights to compare between engines: for each seed one by a recording of controls and one by the autopilot. Every number of every
 * state is hashed to the last bit, and so is a link of a flight, as written and as read. Bundled into one script for each engine.
 */
import { flightFromText, textFromFlight } from '../../app/game/flight-link/link-text.ts'
import { steerTowardsCourse } from '../../app/game/simulation/flight/autopilot.ts'
import { startFlight } from '../../app/game/simulation/flight/flight.ts'
import { CONTROL_STEPS, type FlightState } from '../../app/game/simulation/flight-state.ts'
import { hash } from '../../app/game/simulation/random.ts'
import { madeUpFlight } from '../../testing/flights/linked-flights.ts'
import type { Steer } from '../../app/game/simulation/flight/steered-flight.ts'
import { simulateToEnd } from '../../testing/flights/simulate-to-end.ts'

/** Controls that are held for a fifth of a second each, at any deflection. */
function recording(seed: number): Steer {
  const step = (tick: number, axis: number) =>
    (hash(seed, Math.floor(tick / 24), axis) % (2 * CONTROL_STEPS + 1)) - CONTROL_STEPS
  return (state, into) => {
    into.turn = step(state.tick, 1)
    into.climb = step(state.tick, 2)
  }
}

/** FNV-1a over the bytes of every number of every state, each as IEEE 754 lays it down. */
function createFold() {
  const view = new DataView(new ArrayBuffer(8))
  let digest = 0x811c9dc5
  const number = (value: number) => {
    view.setFloat64(0, value)
    for (let at = 0; at < 8; at += 1) digest = Math.imul(digest ^ view.getUint8(at), 0x01000193)
  }
  return {
    state: ({ craft, tick, events, fuelTenths, score, ringsMissed, rings, canisters }: FlightState) => {
      const craftNumbers: Readonly<Record<string, number>> = { ...craft }
      for (const value of [tick, events, fuelTenths, score, ringsMissed, ...Object.values(craftNumbers)]) number(value)
      for (const { x, y, z, serial } of [...rings, ...canisters]) for (const value of [x, y, z, serial]) number(value)
    },
    text: (text: string) => {
      for (const character of text) number(character.charCodeAt(0))
    },
    digest: () => (digest >>> 0).toString(16).padStart(8, '0'),
  }
}

/** The digest of each flight, by name, and the ticks flown in all. */
export function flightDigests(seeds: number): { readonly digests: Record<string, string>; readonly ticks: number } {
  const digests: Record<string, string> = {}
  let ticks = 0
  for (let seed = 1; seed <= seeds; seed += 1) {
    for (const [pilot, steer] of [
      ['recording', recording(seed)],
      ['autopilot', steerTowardsCourse],
    ] as const) {
      const fold = createFold()
      const end = simulateToEnd(startFlight(seed), steer, fold.state)
      const link = textFromFlight(madeUpFlight(seed, 1_000))
      const read = flightFromText(link)
      fold.text(link + (read.status === 'flight' ? read.flight.recording.join() : read.status))
      digests[`${pilot} ${seed}: ${end.phase} at ${end.tick}`] = fold.digest()
      ticks += end.tick
    }
  }
  return { digests, ticks }
}

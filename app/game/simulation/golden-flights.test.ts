import { readFileSync, writeFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { steerTowardsCourse } from './autopilot/autopilot.ts'
import { startFlight } from './flight.ts'
import { CONTROL_STEPS, type FlightState } from './flight-state.ts'
import { createHumanPilot, FIRST_TIME, steerAsHuman } from '../../../testing/human-pilot.ts'
import { chance } from './random.ts'
import { simulateToEnd } from '../../../testing/simulate-to-end.ts'
import type { Steer } from '../../../testing/simulate-to-end.ts'

/**
 * Flights that were flown once and must be flown again to the last bit, on every machine and engine. Whoever changes the
 * flight on purpose writes the file anew with `RINGWAKE_WRITE_GOLDEN=1 npx vitest run golden` and reads the difference.
 */
const FILE = new URL('./golden-flights.json', import.meta.url)

interface GoldenFlight {
  name: string
  seed: number
  /** Every second: tick, x, y, z, speed, bank, fuel, rings collected and missed, canisters collected. */
  seconds: number[][]
  end: { phase: string; crashCause: string; tick: number; score: number; x: number; y: number; z: number }
}

const PILOTS: Record<string, (seed: number) => Steer> = {
  autopilot: () => steerTowardsCourse,
  'first-time pilot': (seed) => {
    const pilot = createHumanPilot(FIRST_TIME, seed)
    return (state, into) => steerAsHuman(pilot, state, into)
  },
  'a hand that holds and lets go at random': (seed) => (state, into) => {
    if (state.tick % 30 !== 0) return
    into.turn = Math.round((2 * chance(seed, state.tick, 1) - 1) * CONTROL_STEPS)
    into.climb = Math.round((2 * chance(seed, state.tick, 2) - 1) * CONTROL_STEPS)
  },
}

function sampleOf(state: FlightState): number[] {
  const { craft } = state
  return [
    ...[state.tick, craft.x, craft.y, craft.z, craft.speed, craft.bank],
    ...[state.fuelTenths, state.ringsCollected, state.ringsMissed, state.canistersCollected],
  ]
}

function fly(name: string, seed: number, steer: Steer): GoldenFlight {
  const seconds: number[][] = []
  const end = simulateToEnd(startFlight(seed), steer, (state) => {
    if (state.tick % 120 === 0) seconds.push(sampleOf(state))
  })
  const { phase, crashCause, tick, score } = end
  return {
    name,
    seed,
    seconds,
    end: { phase, crashCause, tick, score, x: end.craft.x, y: end.craft.y, z: end.craft.z },
  }
}

const flights = Object.entries(PILOTS).flatMap(([name, pilot]) =>
  [1, 2024, 0xdeadbeef].map((seed) => fly(name, seed, pilot(seed))),
)

if (process.env['RINGWAKE_WRITE_GOLDEN'] === '1') {
  const rows = flights.map(({ seconds, ...flight }) =>
    JSON.stringify({ ...flight, seconds: [] }).replace(
      '"seconds":[]',
      () => `"seconds":[\n${seconds.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
    ),
  )
  writeFileSync(FILE, `[\n${rows.join(',\n')}\n]\n`)
}

const golden = JSON.parse(readFileSync(FILE, 'utf8')) as GoldenFlight[]

test('golden flights cover a mission complete, a mountain and the end of the fuel', () => {
  const endings = new Set(golden.map(({ end }) => `${end.phase} ${end.crashCause}`))
  expect(endings).toContain('complete none')
  expect(endings).toContain('crashed mountain')
  expect(golden).toHaveLength(flights.length)
})

test.each(flights)('golden flights $name on course $seed flies again to the last bit', (flight) => {
  expect(flight).toEqual(golden.find(({ name, seed }) => name === flight.name && seed === flight.seed))
})

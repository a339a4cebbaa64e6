import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { steerTowardsCourse } from '../flight/autopilot.ts'
import { startFlight } from '../flight/flight.ts'
import { CONTROL_STEPS, type FlightState } from '../flight-state.ts'
import { createHumanPilot, FIRST_TIME } from '../../../../testing/pilots/human-pilot.ts'
import { chance } from '../random.ts'
import { RULES_EDITION } from '../rules-edition.ts'
import { STARTING_FUEL_TICKS } from '../rules.ts'
import type { Steer } from '../flight/steered-flight.ts'
import { simulateToEnd } from '../../../../testing/flights/simulate-to-end.ts'

/**
 * Flights that were flown once and must be flown again to the last bit, on every machine and engine. Whoever changes the
 * flight on purpose writes the files anew with `RINGWAKE_WRITE_GOLDEN=1 npx vitest run golden` and reads the difference.
 */
const FILES = {
  standard: new URL('./golden-flights.json', import.meta.url),
  relaxed: new URL('./golden-relaxed-flights.json', import.meta.url),
}
type Kind = keyof typeof FILES

interface GoldenFlight {
  name: string
  seed: number
  /** Every second: tick, x, y, z, speed, bank, fuel, rings collected and missed, canisters collected. */
  seconds: number[][]
  end: { phase: string; crashCause: string; tick: number; score: number; x: number; y: number; z: number }
}

const PILOTS: Record<string, (seed: number) => Steer> = {
  autopilot: () => steerTowardsCourse,
  'first-time pilot': (seed) => createHumanPilot(FIRST_TIME, seed),
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

function fly(kind: Kind, name: string, seed: number): GoldenFlight {
  const seconds: number[][] = []
  const start = startFlight(seed, { isRelaxed: kind === 'relaxed' })
  const steer = PILOTS[name](seed)
  const end = simulateToEnd(start, steer, (state) => {
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

const FLIGHTS: Readonly<Record<Kind, readonly GoldenFlight[]>> = {
  standard: [
    ...Object.keys(PILOTS).flatMap((name) => [1, 2024, 0xdeadbeef].map((seed) => fly('standard', name, seed))),
    // Takes two canisters; the others take none.
    fly('standard', 'first-time pilot', 5),
  ],
  relaxed: ['autopilot', 'first-time pilot'].flatMap((name) => [1, 116].map((seed) => fly('relaxed', name, seed))),
}

const KINDS = ['standard', 'relaxed'] as const

if (process.env['RINGWAKE_WRITE_GOLDEN'] === '1')
  for (const kind of KINDS) {
    const rows = FLIGHTS[kind].map(({ seconds, ...flight }) =>
      JSON.stringify({ ...flight, seconds: [] }).replace(
        '"seconds":[]',
        () => `"seconds":[\n${seconds.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
      ),
    )
    writeFileSync(FILES[kind], `[\n${rows.join(',\n')}\n]\n`)
  }

function goldenOf(kind: Kind): GoldenFlight[] {
  return JSON.parse(readFileSync(FILES[kind], 'utf8')) as GoldenFlight[]
}

test('golden flights cover a completed mission, a mountain crash and running out of fuel', () => {
  const endings = new Set(goldenOf('standard').map(({ end }) => `${end.phase} ${end.crashCause}`))
  expect([...endings].sort()).toEqual(['complete none', 'crashed fuel', 'crashed mountain'])
})

test('relaxed golden flights use no fuel and last longer than a tank', () => {
  const golden = goldenOf('relaxed')
  expect(golden.every(({ seconds }) => seconds.every(([, , , , , , fuelTenths]) => fuelTenths === 1000))).toBe(true)
  expect(Math.max(...golden.map(({ end }) => end.tick))).toBeGreaterThan(STARTING_FUEL_TICKS)
})

test.each(KINDS.flatMap((kind) => FLIGHTS[kind].map((flight) => ({ kind, ...flight }))))(
  'the golden flight of $name on course $seed ($kind) is reproduced bit for bit',
  ({ kind, ...flight }) => {
    expect(flight).toEqual(goldenOf(kind).find(({ name, seed }) => name === flight.name && seed === flight.seed))
  },
)

/**
 * The golden flights of the present edition. When they change, links of flights would no longer end where they did: raise
 * RULES_EDITION by one and put the new digests here.
 */
const GOLDEN_FLIGHTS = { edition: 3, standard: '760794c7f3f13286', relaxed: '33446cca96971177' }

function digestOf(kind: Kind): string {
  return createHash('sha256')
    .update(JSON.stringify(goldenOf(kind)))
    .digest('hex')
    .slice(0, 16)
}

test('the golden flights match the digests of the current rules edition', () => {
  const digests = { standard: digestOf('standard'), relaxed: digestOf('relaxed') }
  expect({ edition: RULES_EDITION, ...digests }).toEqual(GOLDEN_FLIGHTS)
})

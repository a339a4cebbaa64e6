import { expect, test } from 'vitest'

import { steerTowardsCourse } from './autopilot.ts'
import { ringBySerial } from '../course/course.ts'
import { advanceFlight, startFlight } from './flight.ts'
import { CONTROL_STEPS, FLIGHT_EVENTS, type CanisterState, type Controls, type FlightState } from '../flight-state.ts'
import { createTerrain } from '../ground/terrain.ts'
import { simulateToEnd } from '../../../../testing/flights/simulate-to-end.ts'

const REST: Controls = { turn: 0, climb: 0 }

/** The state after one tick, as a new object. */
function after(state: FlightState, controls: Controls = REST): FlightState {
  const next = structuredClone(state)
  advanceFlight(next, controls)
  return next
}

/** Steers along the course while its rings are too small to be flown through and no canister can be had. */
function steerWithoutLuck(state: FlightState, into: Controls): void {
  steerTowardsCourse(state, into)
  for (const ring of state.rings) ring.radius = 0
  for (const canister of state.canisters) canister.status = 'missed'
}

/** A flight in clear air over the valley, well before its first ring. */
function cleanStart(seed = 12): FlightState {
  return startFlight(seed)
}

/** Puts a waiting canister straight ahead of the craft. */
function canisterAhead(state: FlightState, place: Partial<CanisterState> = {}): void {
  const canister = state.canisters[0]
  const { x, y, z } = state.craft
  Object.assign(canister, { serial: 0, status: 'waiting', x, y, z: z - 20, ...place })
}

/** Puts the craft just short of a ring’s plane, at an offset from its centre. */
function beforeRing(state: FlightState, serial: number, offsetX = 0, offsetY = 0): void {
  const ring = ringBySerial(state, serial)
  if (ring === undefined) throw new Error(`ring ${serial} must be held`)
  Object.assign(state.craft, { x: ring.x + offsetX, y: ring.y + offsetY, z: ring.z + 0.3 })
}

test('a flight starts at cruising speed over the valley with full fuel and no score', () => {
  const state = startFlight(99)
  expect(state).toMatchObject({
    seed: 99,
    tick: 0,
    phase: 'flying',
    crashCause: 'none',
    events: 0,
    fuelTenths: 1000,
    score: 0,
    ringsCollected: 0,
    ringsMissed: 0,
    canistersCollected: 0,
    nextRingSerial: 0,
    isRelaxed: false,
  })
  expect(state.craft.speed * 3.6).toBeCloseTo(260, 9)
  expect(state.craft.x).toBe(createTerrain(99).valleyAt(0))
})

test('a flight accepts any number as a seed', () => {
  expect(startFlight(-1).seed).toBe(0xffffffff)
  expect(startFlight(0x100000005).seed).toBe(5)
  expect(startFlight(3.9).seed).toBe(3)
})

// @spec fuel
test('fuel falls by 0.5 % every 200 ms and lasts 40 s from full', () => {
  let state = cleanStart()
  for (let tick = 1; tick <= 240; tick += 1) {
    state = after(state)
    expect(state.fuelTenths).toBe(1000 - 5 * Math.floor(tick / 24))
  }
  const end = simulateToEnd(cleanStart(), steerWithoutLuck)
  expect(end).toMatchObject({ phase: 'crashed', crashCause: 'fuel', fuelTenths: 0, tick: 4_800, ringsCollected: 0 })
  expect(end.events & FLIGHT_EVENTS.crashed).toBe(FLIGHT_EVENTS.crashed)
})

test('low fuel is reported once at 25 %, and again after a canister', () => {
  const warnings: number[] = []
  simulateToEnd(cleanStart(), steerWithoutLuck, (state) => {
    if ((state.events & FLIGHT_EVENTS.lowFuel) === 0) return
    warnings.push(state.fuelTenths)
  })
  expect(warnings).toEqual([250])

  let state = cleanStart()
  state.fuelTenths = 200
  canisterAhead(state)
  let lows = 0
  for (let tick = 0; tick < 2_000 && state.phase === 'flying'; tick += 1) {
    const controls = { turn: 0, climb: 0 }
    steerTowardsCourse(state, controls)
    state = after(state, controls)
    for (const canister of state.canisters) if (canister.serial > 0) canister.status = 'missed'
    if ((state.events & FLIGHT_EVENTS.lowFuel) !== 0) lows += 1
  }
  expect(state.canistersCollected).toBe(1)
  expect(lows).toBe(1)
})

test('fuel is not burnt in a relaxed flight', () => {
  const end = simulateToEnd(startFlight(12, { isRelaxed: true }), steerWithoutLuck, undefined, 7_000)
  expect(end).toMatchObject({ phase: 'flying', fuelTenths: 1000, tick: 7_000 })
  expect(end.ringsMissed).toBeGreaterThan(10)
})

// @spec canister
test('a canister adds 30 % of fuel, up to 100 %', () => {
  for (const [fuel, expected] of [
    [400, 700],
    [700, 1000],
    [995, 1000],
  ] as const) {
    let state = cleanStart()
    state.fuelTenths = fuel
    canisterAhead(state)
    while (state.canistersCollected === 0) state = after(state)
    expect(state.events & FLIGHT_EVENTS.canisterCollected).toBe(FLIGHT_EVENTS.canisterCollected)
    // What the way there burnt: a drain or two.
    expect(expected - state.fuelTenths).toBeLessThanOrEqual(10)
    expect(state.fuelTenths).toBeLessThanOrEqual(1000)
    expect(after(state).canistersCollected).toBe(1)
    expect(state.score).toBe(0)
  }
})

test('a canister is missed by a craft that passes beside it', () => {
  let state = cleanStart()
  canisterAhead(state, { x: state.craft.x + 12 })
  for (let tick = 0; tick < 100; tick += 1) state = after(state)
  expect(state.canistersCollected).toBe(0)
  expect(state.canisters[0].status).toBe('missed')
})

test('a canister saves a flight in the tick in which its fuel runs out', () => {
  const state = cleanStart()
  state.fuelTenths = 5
  state.tick = 23
  canisterAhead(state, { z: state.craft.z })
  const next = after(state)
  expect(next).toMatchObject({ phase: 'flying', fuelTenths: 300, canistersCollected: 1 })
})

test.each([
  { offset: [0, 0], collected: 1 },
  { offset: [10.1, 0], collected: 1 },
  { offset: [0, -10.1], collected: 1 },
  { offset: [7.2, 7.2], collected: 1 },
  { offset: [7.3, 7.3], collected: 0 },
  { offset: [10.4, 0], collected: 0 },
  { offset: [0, 10.4], collected: 0 },
])('a ring counts only if the path crosses its disc: offset $offset', ({ offset: [x = 0, y = 0], collected }) => {
  const state = cleanStart()
  beforeRing(state, 0, x, y)
  const next = after(state)
  expect(next.ringsCollected).toBe(collected)
  expect(next.ringsMissed).toBe(1 - collected)
  expect(next.score).toBe(100 * collected)
  expect(next.nextRingSerial).toBe(1)
  expect(ringBySerial(next, 0)?.status).toBe(collected === 1 ? 'collected' : 'missed')
  const event = collected === 1 ? FLIGHT_EVENTS.ringCollected : FLIGHT_EVENTS.ringMissed
  expect(next.events & ~FLIGHT_EVENTS.ringClean).toBe(event)
  expect(after(next).events).toBe(0)
})

test('a missed ring is replaced by one further ahead', () => {
  const state = cleanStart()
  beforeRing(state, 0, 30)
  const next = after(state)
  expect(ringBySerial(next, 10)?.status).toBe('ahead')
  expect(ringBySerial(next, 10)?.z).toBeLessThan(ringBySerial(next, 9)?.z ?? 0)
  expect(ringBySerial(state, 10)).toBeUndefined()
})

// @spec rings-and-points
test('the tenth ring completes the mission with 1,000 points, even on the last drop of fuel', () => {
  const state = cleanStart()
  Object.assign(state, { ringsCollected: 9, score: 900, nextRingSerial: 9, fuelTenths: 5, tick: 23 })
  beforeRing(state, 9)
  const next = after(state)
  expect(next).toMatchObject({ phase: 'complete', crashCause: 'none', ringsCollected: 10, score: 1000 })
  expect(next.events).toBe(FLIGHT_EVENTS.ringCollected | FLIGHT_EVENTS.ringClean | FLIGHT_EVENTS.complete)
})

test('hitting a mountain ends the flight at the ground', () => {
  // Held hard to one side at low altitude, the flank of the valley comes soon.
  const end = simulateToEnd(startFlight(3), (_, into) => {
    into.turn = CONTROL_STEPS
    into.climb = -CONTROL_STEPS
  })
  expect(end).toMatchObject({ phase: 'crashed', crashCause: 'mountain' })
  expect(end.events & FLIGHT_EVENTS.crashed).toBe(FLIGHT_EVENTS.crashed)
  const { x, y, z } = end.craft
  const ground = createTerrain(3).heightAt(x, z)
  expect(y - ground).toBeGreaterThan(-1)
  expect(y - ground).toBeLessThan(12)
})

test('a mountain is hit before the ring behind it', () => {
  const state = cleanStart()
  beforeRing(state, 0)
  state.craft.y = -5
  const ring = ringBySerial(state, 0)
  if (ring === undefined) throw new Error('ring 0 must be held')
  ring.y = -5
  const next = after(state)
  expect(next).toMatchObject({ phase: 'crashed', crashCause: 'mountain', ringsCollected: 0, ringsMissed: 0 })
})

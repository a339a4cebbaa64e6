import { expect, test } from 'vitest'

import { CRUISE_SPEED, flyCraft, MAX_SPEED } from '../craft/aircraft.ts'
import { CANISTER_RADIUS } from '../course/canisters.ts'
import { ringBySerial } from '../course/course.ts'
import { RELAXED_RING_RADIUS, RING_RADIUS } from '../course/ring-clearance.ts'
import { CANISTER_WAKE, MOST_WAKE } from './encounters.ts'
import { advanceFlight, startFlight, type FlightOptions } from './flight.ts'
import { CONTROL_STEPS, FLIGHT_EVENTS, type CraftState, type FlightState } from '../flight-state.ts'
import { TICK_SECONDS, TICKS_PER_SECOND } from '../rules.ts'
import { createLinePilot } from '../../../../testing/pilots/line-pilot.ts'
import { simulateToEnd } from '../../../../testing/flights/simulate-to-end.ts'

const REST = { turn: 0, climb: 0 }

/** The state after the tick in which the first ring is crossed this far from its centre. */
function throughFirstRing(metres: number, options?: FlightOptions): FlightState {
  const state = startFlight(12, options)
  const ring = ringBySerial(state, 0)
  if (ring === undefined) throw new Error('there is a first ring')
  Object.assign(state.craft, { x: ring.x, y: ring.y + metres, z: ring.z + 0.3 })
  advanceFlight(state, REST)
  return state
}

/** The most that a craft's speed rises above cruising after a wake, and for how many seconds it pushes. */
function pushOf(wake: number): { gained: number; seconds: number } {
  const craft: CraftState = { ...startFlight(1).craft, wake }
  let gained = 0
  let ticks = 0
  for (let tick = 0; tick < 10 * TICKS_PER_SECOND; tick += 1) {
    if (craft.wake > 0) ticks += 1
    flyCraft(craft, REST)
    gained = Math.max(gained, craft.speed - CRUISE_SPEED)
  }
  expect(craft.speed - CRUISE_SPEED).toBeLessThan(0.2 * gained + 0.01)
  return { gained, seconds: ticks * TICK_SECONDS }
}

test('a ring’s wake falls evenly from 1 at its centre to 0 at its rim', () => {
  const wakeAt = (share: number, radius: number, isRelaxed: boolean) =>
    throughFirstRing(share * radius, { isRelaxed }).craft.wake
  for (const [radius, isRelaxed] of [
    [RING_RADIUS, false],
    [RELAXED_RING_RADIUS, true],
  ] as const) {
    expect(wakeAt(0, radius, isRelaxed)).toBeCloseTo(1, 6)
    expect(wakeAt(0.5, radius, isRelaxed)).toBeCloseTo(0.5, 6)
    expect(wakeAt(0.999, radius, isRelaxed)).toBeCloseTo(0.001, 6)
    expect(wakeAt(1.01, radius, isRelaxed)).toBe(0)
  }
})

test('a canister adds to the wake, up to that of the longest chain', () => {
  const wakeAfterCanister = (wake: number) => {
    const state = startFlight(12)
    Object.assign(state.craft, { wake })
    const { x, y, z } = state.craft
    Object.assign(state.canisters[0], { serial: 0, status: 'waiting', x, y, z: z - 0.3 })
    advanceFlight(state, REST)
    expect(state.canistersCollected).toBe(1)
    return state.craft.wake
  }
  expect(wakeAfterCanister(0)).toBe(CANISTER_WAKE)
  expect(wakeAfterCanister(0.5)).toBeCloseTo(0.5 + CANISTER_WAKE, 1)
  expect(wakeAfterCanister(1.5)).toBe(MOST_WAKE)
})

test('a stronger wake pushes harder and longer, by over 40 km/h for 3 s at full strength', () => {
  const whole = pushOf(1)
  const half = pushOf(0.5)
  expect(whole.gained * 3.6).toBeGreaterThan(40)
  expect(whole.gained).toBeGreaterThan(2.5 * half.gained)
  expect(whole.seconds).toBeCloseTo(3, 1)
  expect(half.seconds).toBeCloseTo(1.5, 1)
  expect(pushOf(0).gained).toBe(0)
})

test('a weaker wake does not replace a stronger one, and a missed ring leaves none', () => {
  const state = throughFirstRing(0)
  const ring = ringBySerial(state, 1)
  if (ring === undefined) throw new Error('there is a second ring')
  Object.assign(state.craft, { x: ring.x, y: ring.y + 9, z: ring.z + 0.3, wake: 0.8 })
  advanceFlight(state, REST)
  expect(state.ringsCollected).toBe(2)
  expect(state.craft.wake).toBeCloseTo(0.8, 1)
  expect(throughFirstRing(RING_RADIUS + 1).craft.wake).toBe(0)
})

/** The first rings flown through this far from their centres, in metres. */
function throughRings(metres: readonly number[]): FlightState {
  const state = startFlight(12)
  for (const [serial, aside] of metres.entries()) {
    const ring = ringBySerial(state, serial)
    if (ring === undefined) throw new Error(`there is a ring ${serial}`)
    Object.assign(state.craft, { x: ring.x + aside, y: ring.y, z: ring.z + 0.3, wake: 0 })
    advanceFlight(state, REST)
  }
  return state
}

test('each clean ring in a row makes the next wake 8 % stronger, up to nine', () => {
  const state = throughRings(Array.from({ length: 9 }, () => 0))
  const pushes = state.rings.filter(({ serial }) => serial >= 0 && serial < 9).map(({ push }) => push)
  expect(state.chain).toBe(9)
  for (const [index, push] of pushes.entries()) expect(push).toBeCloseTo(1 + 0.08 * index, 6)
  expect(throughRings(Array.from({ length: 10 }, () => 0)).rings[9].push).toBeCloseTo(MOST_WAKE, 6)
})

test.each([
  ['grazed', 8],
  ['missed', 30],
])('a ring that was %s breaks the chain', (_, metres) => {
  const state = throughRings([0, 0, 0, metres, 0])
  expect(state.chain).toBe(1)
  expect(state.rings[3].passX).toBeCloseTo(metres, 1)
  expect(state.rings[4].push).toBeCloseTo(1, 6)
})

test('a ring is clean only near its centre, which does not change the score', () => {
  const near = throughFirstRing(1)
  const far = throughFirstRing(8)
  expect(near.events).toBe(FLIGHT_EVENTS.ringCollected | FLIGHT_EVENTS.ringClean)
  expect(far.events).toBe(FLIGHT_EVENTS.ringCollected)
  expect([near.score, far.score]).toEqual([100, 100])
  expect([near.fuelTenths, far.fuelTenths]).toEqual([1000, 1000])
  expect(ringBySerial(near, 0)?.precision).toBeCloseTo(0.9, 1)
})

test('rings, canisters and mountains are not tunnelled through at the highest speed', () => {
  for (let before = 0.01; before < MAX_SPEED * TICK_SECONDS; before += 0.05) {
    const state = startFlight(12)
    const ring = ringBySerial(state, 0)
    const canister = state.canisters[0]
    if (ring === undefined) throw new Error('a flight has rings')
    const rim = RING_RADIUS - 0.05
    Object.assign(state.craft, { x: ring.x, y: ring.y + rim, z: ring.z + before, speed: MAX_SPEED, wake: 1 })
    const beside = CANISTER_RADIUS - 0.05
    Object.assign(canister, { serial: 0, status: 'waiting', x: ring.x + beside, y: ring.y + rim, z: ring.z })
    for (let tick = 0; tick < 2; tick += 1) advanceFlight(state, REST)
    expect(state).toMatchObject({ ringsCollected: 1, canistersCollected: 1 })
  }
  const diver = startFlight(3)
  Object.assign(diver.craft, { y: 12, z: -900, x: 100, speed: MAX_SPEED, wake: 1 })
  const end = simulateToEnd(diver, (state, into) => {
    state.craft.speed = MAX_SPEED
    into.turn = CONTROL_STEPS
    into.climb = -CONTROL_STEPS
  })
  expect(end.crashCause).toBe('mountain')
})

test('diving early between two altitudes takes less time than diving late', () => {
  const ticksFor = (from: number, until: number): number => {
    const craft: CraftState = { ...startFlight(1).craft, x: 0, y: 130, z: 0 }
    let ticks = 0
    for (; craft.z > -420; ticks += 1) {
      const climb = craft.z < -from && craft.z > -until ? -CONTROL_STEPS : 0
      flyCraft(craft, { turn: 0, climb })
    }
    expect(craft.y).toBeGreaterThan(20)
    expect(craft.y).toBeLessThan(80)
    return ticks
  }
  expect((ticksFor(250, 410) - ticksFor(0, 160)) * TICK_SECONDS).toBeGreaterThan(0.3)
})

test('a precise pilot is at least 3 s faster than a careless one in the median', () => {
  const flown = Array.from({ length: 80 }, (_, seed) =>
    [1, 3].map((metres) => simulateToEnd(startFlight(seed), createLinePilot(metres, seed))),
  )
  const gaps = flown
    .filter((pair) => pair.every((end) => end.phase === 'complete' && end.ringsMissed === 0))
    .map(([precise, careless]) => (careless.tick - precise.tick) * TICK_SECONDS)
    .sort((a, b) => a - b)
  expect(gaps.length).toBeGreaterThan(60)
  expect(gaps[Math.floor(gaps.length / 2)]).toBeGreaterThanOrEqual(3)
})

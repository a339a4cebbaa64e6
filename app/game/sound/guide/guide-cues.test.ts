import { expect, test } from 'vitest'

import { simulateToEnd } from '../../../../testing/flights/simulate-to-end.ts'
import { steerTowardsCourse } from '../../simulation/flight/autopilot.ts'
import { courseLineAt } from '../../simulation/course/course.ts'
import { CONTROL_STEPS, type FlightState } from '../../simulation/flight-state.ts'
import { advanceFlight, startFlight } from '../../simulation/flight/flight.ts'
import { groundAt } from '../../simulation/ground/terrain.ts'
import { createGuideCues, pulseSeconds, readGuideCues, WORD_SECONDS } from './guide-cues.ts'

function cuesOf(state: FlightState, sideSeconds?: number) {
  const cues = createGuideCues()
  readGuideCues(state, cues, sideSeconds)
  return cues
}

/** A flight after some seconds with the autopilot, on the line of its course. */
function onCourse(seconds: number, seed = 3): FlightState {
  return simulateToEnd(startFlight(seed), steerTowardsCourse, undefined, seconds * 120)
}

/** The same, with the craft moved off the line. */
function beside(state: FlightState, metres: { x?: number; y?: number }): FlightState {
  const { craft } = state
  return { ...state, craft: { ...craft, x: craft.x + (metres.x ?? 0), y: craft.y + (metres.y ?? 0) } }
}

test('the beacon is right of a craft left of the line, and above one below it', () => {
  const state = onCourse(2)
  expect(cuesOf(beside(state, { x: -20 })).side).toBeGreaterThan(cuesOf(state).side + 0.4)
  expect(cuesOf(beside(state, { x: 20 })).side).toBeLessThan(cuesOf(state).side - 0.4)
  expect(cuesOf(beside(state, { y: -15 })).height).toBeGreaterThan(cuesOf(state).height + 0.4)
  expect(cuesOf(beside(state, { x: -200, y: 200 }))).toMatchObject({ side: 1, height: -1 })
})

test('the beacon is 1 s ahead on the line, as seen from the craft’s place in 0.3 s', () => {
  const state = onCourse(12)
  const { craft } = state
  const line = { x: 0, y: 0, z: craft.z - craft.speed, slopeX: 0, slopeY: 0 }
  courseLineAt(state, line)
  // Held on the line at that speed, the craft is there in 0.7 s.
  const speed = (line.x - craft.x - 0.3 * craft.velocityX) / 0.7
  expect(cuesOf(state).side).toBeCloseTo(speed / 54, 10)
})

test('the look-ahead for spoken words changes the side and not the height', () => {
  const state = onCourse(12)
  expect(cuesOf(state, WORD_SECONDS).side).not.toBe(cuesOf(state).side)
  expect(cuesOf(state, WORD_SECONDS).height).toBe(cuesOf(state).height)
})

test('the pulses quicken from 4 to 6 a second towards a ring', () => {
  const state = onCourse(6)
  const ring = state.rings.find(({ serial }) => serial === state.nextRingSerial)
  const at = (seconds: number) => {
    const z = (ring?.z ?? NaN) + seconds * state.craft.speed
    return pulseSeconds(cuesOf({ ...state, craft: { ...state.craft, z } }))
  }
  expect(1 / at(4)).toBeCloseTo(4)
  expect(1 / at(0)).toBeCloseTo(6)
  expect(at(2)).toBeLessThan(at(3))
  expect(at(1)).toBeLessThan(at(2))
})

test('a canister within reach replaces the beacon below 56 % of fuel, unless ground is in the way', () => {
  const state = onCourse(2)
  const { craft } = state
  const withCanister = (x: number, y: number, fuelTenths: number): FlightState => {
    const canister = { serial: 0, status: 'waiting' as const, x, y, z: craft.z - 2 * craft.speed }
    return { ...state, fuelTenths, canisters: [canister, ...state.canisters.slice(1)] }
  }
  expect(cuesOf(withCanister(craft.x + 40, craft.y, 550))).toMatchObject({ isCanister: true })
  expect(cuesOf(withCanister(craft.x + 40, craft.y, 550)).side).toBeGreaterThan(0.3)
  expect(cuesOf(withCanister(craft.x + 40, craft.y, 560)).isCanister).toBe(false)
  expect(cuesOf(withCanister(craft.x + 99, craft.y, 550)).isCanister).toBe(false)
  expect(cuesOf(withCanister(craft.x, -5, 550)).isCanister).toBe(false)
})

test('the ground growls in three steps before a mountain, on its higher side', () => {
  const ahead: { step: number; side: number; higher: number; tick: number }[] = []
  const end = simulateToEnd(
    startFlight(5),
    ({ tick }, into) => {
      into.turn = tick > 240 ? CONTROL_STEPS : 0
      into.climb = -40
    },
    (state) => {
      const { x, z } = state.craft
      const higher = groundAt(state.seed, x + 20, z) - groundAt(state.seed, x - 20, z)
      const { groundStep, groundSide } = cuesOf(state)
      ahead.push({ step: groundStep, side: groundSide, higher, tick: state.tick })
    },
  )
  expect(end.crashCause).toBe('mountain')
  const last = ahead.at(-2)
  expect(last?.step).toBe(3)
  expect(last?.side).toBe(Math.sign(last?.higher ?? 0))
  expect(new Set(ahead.map(({ step }) => step))).toEqual(new Set([0, 1, 2, 3]))
  expect(ahead.filter(({ tick }) => tick < 240).every(({ step }) => step === 0)).toBe(true)
})

test('reading the cues does not change the flight', () => {
  const state = onCourse(20, 8)
  const copy = structuredClone(state)
  cuesOf(state)
  expect(state).toEqual(copy)
  advanceFlight(state, { turn: 9, climb: 9 })
  advanceFlight(copy, { turn: 9, climb: 9 })
  expect(state).toEqual(copy)
})

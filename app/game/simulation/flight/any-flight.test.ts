/** What holds for every flight, whatever its seed and its controls. */
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { steerTowardsCourse } from './autopilot.ts'
import { advanceFlight, copyFlight, createFlight, startFlight } from './flight.ts'
import { CONTROL_STEPS, FLIGHT_EVENTS } from '../flight-state.ts'
import { MAX_ALTITUDE, MAX_HORIZONTAL, MIN_ALTITUDE } from '../rules.ts'
import { simulateToEnd } from '../../../../testing/flights/simulate-to-end.ts'

const anySeed = fc.integer({ min: 0, max: 0xffffffff })
const anyRecording = fc.array(
  fc.record({
    turn: fc.integer({ min: -CONTROL_STEPS, max: CONTROL_STEPS }),
    climb: fc.integer({ min: -CONTROL_STEPS, max: CONTROL_STEPS }),
    ticks: fc.integer({ min: 1, max: 400 }),
  }),
  { minLength: 1, maxLength: 30 },
)

// @spec game-state
test('any flight keeps the invariants of its state at every tick', () => {
  fc.assert(
    fc.property(anySeed, anyRecording, fc.boolean(), (seed, recording, isRelaxed) => {
      let state = startFlight(seed, { isRelaxed })
      let next = createFlight()
      const broken: string[] = []
      const claim = (holds: boolean, what: string) => {
        if (!holds) broken.push(`${what} at tick ${state.tick}`)
      }
      for (const part of recording) {
        for (let tick = 0; tick < part.ticks && state.phase === 'flying'; tick += 1) {
          advanceFlight(state, part, next)
          const { craft } = next
          claim(next.tick === state.tick + 1, 'tick')
          claim(craft.y >= MIN_ALTITUDE && craft.y <= MAX_ALTITUDE, 'altitude')
          claim(Math.abs(craft.x) <= MAX_HORIZONTAL, 'horizontal')
          claim(craft.z < state.craft.z || next.crashCause === 'mountain', 'forward')
          claim(next.fuelTenths >= 0 && next.fuelTenths <= 1000 && Number.isInteger(next.fuelTenths), 'fuel')
          claim(next.score === 100 * next.ringsCollected, 'score')
          claim(next.ringsCollected + next.ringsMissed === next.nextRingSerial, 'rings')
          claim(next.canistersCollected <= next.canistersSpawned, 'canisters')
          claim((next.phase === 'complete') === (next.ringsCollected === 10), 'complete')
          claim((next.phase === 'crashed') === (next.crashCause !== 'none'), 'cause')
          claim(next.fuelTenths > 0 || next.crashCause === 'fuel', 'empty')
          claim(((next.events & FLIGHT_EVENTS.crashed) !== 0) === (next.phase === 'crashed'), 'crash event')
          const done = state
          state = next
          next = done
        }
      }
      expect(broken).toEqual([])
    }),
    { numRuns: 150 },
  )
})

test('an ended flight does not change: no motion, no event and no tick', () => {
  fc.assert(
    fc.property(anySeed, fc.constantFrom('wreck', 'course'), (seed, aim) => {
      const state = simulateToEnd(startFlight(seed), (now, into) => {
        if (aim === 'course') steerTowardsCourse(now, into)
        else into.climb = -CONTROL_STEPS
      })
      const still = structuredClone(state)
      still.events = 0
      for (let tick = 0; tick < 5; tick += 1) {
        advanceFlight(state, { turn: CONTROL_STEPS, climb: -CONTROL_STEPS }, state)
        expect(state).toEqual(still)
      }
    }),
    { numRuns: 20 },
  )
})

test('the same seed and controls give the same flight, even with other flights in between', () => {
  fc.assert(
    fc.property(anySeed, anySeed, anyRecording, (seed, otherSeed, recording) => {
      const controlsAt = recording.flatMap((part) => Array.from({ length: part.ticks }, () => part))
      const fly = (between: () => void) => {
        const state = startFlight(seed)
        for (const controls of controlsAt) {
          advanceFlight(state, controls, state)
          between()
        }
        return state
      }
      const alone = fly(() => undefined)
      const other = startFlight(otherSeed)
      const amongOthers = fly(() => advanceFlight(other, { turn: 40, climb: 3 }, other))
      expect(amongOthers).toEqual(alone)
    }),
    { numRuns: 20 },
  )
})

test('advancing a flight leaves the previous state unchanged', () => {
  const state = startFlight(4)
  const next = createFlight()
  for (let tick = 0; tick < 400; tick += 1) {
    const before = structuredClone(state)
    advanceFlight(state, { turn: -90, climb: 50 }, next)
    expect(state).toEqual(before)
    copyFlight(next, state)
  }
})

test('copying a flight overwrites every part of the target state', () => {
  const middle = simulateToEnd(startFlight(31), steerTowardsCourse, undefined, 2_000)
  const used = simulateToEnd(startFlight(32), steerTowardsCourse, undefined, 3_000)
  copyFlight(middle, used)
  expect(used).toEqual(middle)
  expect(used.rings[0]).not.toBe(middle.rings[0])
})

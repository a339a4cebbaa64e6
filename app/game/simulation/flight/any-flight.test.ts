/** What holds for every flight, whatever its seed and its controls. */
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { steerTowardsCourse } from './autopilot.ts'
import { advanceFlight, startFlight } from './flight.ts'
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
      const state = startFlight(seed, { isRelaxed })
      const isFlying = () => state.phase === 'flying'
      const broken: string[] = []
      const claim = (holds: boolean, what: string) => {
        if (!holds) broken.push(`${what} at tick ${state.tick}`)
      }
      for (const part of recording) {
        for (let tick = 0; tick < part.ticks && isFlying(); tick += 1) {
          const { craft, tick: tickBefore } = state
          const { z } = craft
          advanceFlight(state, part)
          claim(state.tick === tickBefore + 1, 'tick')
          claim(craft.y >= MIN_ALTITUDE && craft.y <= MAX_ALTITUDE, 'altitude')
          claim(Math.abs(craft.x) <= MAX_HORIZONTAL, 'horizontal')
          claim(craft.z < z || state.crashCause === 'mountain', 'forward')
          claim(state.fuelTenths >= 0 && state.fuelTenths <= 1000 && Number.isInteger(state.fuelTenths), 'fuel')
          claim(state.score === 100 * state.ringsCollected, 'score')
          claim(state.ringsCollected + state.ringsMissed === state.nextRingSerial, 'rings')
          claim(state.canistersCollected <= state.canistersSpawned, 'canisters')
          claim((state.phase === 'complete') === (state.ringsCollected === 10), 'complete')
          claim((state.phase === 'crashed') === (state.crashCause !== 'none'), 'cause')
          claim(state.fuelTenths > 0 || state.crashCause === 'fuel', 'empty')
          claim(((state.events & FLIGHT_EVENTS.crashed) !== 0) === (state.phase === 'crashed'), 'crash event')
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
        advanceFlight(state, { turn: CONTROL_STEPS, climb: -CONTROL_STEPS })
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
          advanceFlight(state, controls)
          between()
        }
        return state
      }
      const alone = fly(() => undefined)
      const other = startFlight(otherSeed)
      const amongOthers = fly(() => advanceFlight(other, { turn: 40, climb: 3 }))
      expect(amongOthers).toEqual(alone)
    }),
    { numRuns: 20 },
  )
})

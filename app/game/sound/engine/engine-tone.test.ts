import fc from 'fast-check'
import { expect, test } from 'vitest'

import { CRUISE_SPEED, MAX_SPEED, MAX_VELOCITY_Y, MIN_SPEED } from '../../simulation/craft/aircraft.ts'
import { startFlight } from '../../simulation/flight/flight.ts'
import { FULL_FUEL_TENTHS, LOW_FUEL_TENTHS } from '../../simulation/rules.ts'
import type { CraftState } from '../../simulation/flight-state.ts'
import { createEngineTone, setEngineTone, type EngineTone } from './engine-tone.ts'

function toneOf(change: Partial<CraftState>, fuelTenths = FULL_FUEL_TENTHS): EngineTone {
  const tone = createEngineTone()
  const flight = startFlight(1)
  setEngineTone({ ...flight, fuelTenths, craft: { ...flight.craft, ...change } }, tone)
  return tone
}

const CLIMB = { velocityY: MAX_VELOCITY_Y, elevator: 1 }
const DIVE = { velocityY: -MAX_VELOCITY_Y, elevator: -1 }

test('the engine tone is two octaves below the rings’ D at cruising speed', () => {
  expect(Math.abs(1200 * Math.log2(toneOf({ speed: CRUISE_SPEED }).engineHertz / 73.4162))).toBeLessThan(3)
})

test('engine pitch and wind rise with the speed, the pitch by more than a fourth', () => {
  const slow = toneOf({ speed: MIN_SPEED })
  const fast = toneOf({ speed: MAX_SPEED })
  expect(fast.engineHertz / slow.engineHertz).toBeGreaterThan(4 / 3)
  expect(fast.windGain / slow.windGain).toBeGreaterThan(3)
  expect(fast.windHertz).toBeGreaterThan(slow.windHertz)
})

test('the engine is lower in pitch and louder in a climb than in a dive', () => {
  const climb = toneOf(CLIMB)
  const dive = toneOf(DIVE)
  expect(climb.engineGain).toBeGreaterThan(dive.engineGain * 1.5)
  expect(climb.engineCutoff).toBeGreaterThan(dive.engineCutoff * 1.5)
  expect(climb.engineHertz).toBeLessThan(dive.engineHertz)
})

test('the engine tone responds to the stick before the craft does', () => {
  expect(toneOf({ elevator: 1 }).engineGain).toBeGreaterThan(toneOf({}).engineGain)
})

test('the wind is panned to the side that the craft turns towards', () => {
  expect(toneOf({ rudder: -1 }).windPan).toBeLessThan(-0.2)
  expect(toneOf({ rudder: 1 }).windPan).toBeGreaterThan(0.2)
  expect(toneOf({ rudder: 1 }).windGain).toBeGreaterThan(toneOf({ rudder: 0 }).windGain)
})

test('the wake of a ring raises engine and wind at once, by the ring’s precision', () => {
  const [none, grazed, centre] = [0, 0.15, 1].map((wake) => toneOf({ wake }))
  // A semitone, and 2 dB and more of wind.
  expect(12 * Math.log2(centre.engineHertz / grazed.engineHertz)).toBeGreaterThan(0.8)
  expect(centre.engineCutoff).toBeGreaterThan(1.3 * grazed.engineCutoff)
  expect(20 * Math.log10(centre.windGain / grazed.windGain)).toBeGreaterThan(2)
  expect(grazed.windGain).toBeGreaterThan(none.windGain)
})

test('the wind rises by 6 dB on the side of near rock, from 15 m on', () => {
  expect(toneOf({ rockMetres: 15, rockSide: 1 })).toMatchObject({ windLeft: 1, windRight: 1 })
  expect(toneOf({ rockMetres: 5, rockSide: 1 })).toMatchObject({ windLeft: 1, windRight: 2 })
  expect(toneOf({ rockMetres: 5, rockSide: -1 })).toMatchObject({ windLeft: 2, windRight: 1 })
  expect(toneOf({ rockMetres: 5, rockSide: 0 }), 'below').toMatchObject({ windLeft: 2, windRight: 2 })
  expect(toneOf({ rockMetres: 10, rockSide: 1 }).windRight).toBeCloseTo(1.5)
})

test('the engine loses pitch, brightness and level as low fuel runs out', () => {
  const full = toneOf({}, LOW_FUEL_TENTHS)
  const half = toneOf({}, LOW_FUEL_TENTHS / 2)
  const empty = toneOf({}, 0)
  expect(full).toEqual(toneOf({}))
  // A semitone, and 1.5 dB.
  expect(12 * Math.log2(full.engineHertz / half.engineHertz)).toBeGreaterThan(0.8)
  expect(20 * Math.log10(full.engineGain / half.engineGain)).toBeGreaterThan(1.5)
  expect(empty.engineHertz).toBeLessThan(half.engineHertz)
  expect(empty.engineCutoff).toBeLessThan(half.engineCutoff)
  expect(empty.engineGain).toBeLessThan(half.engineGain)
})

test('the engine tone stays in range in all that the craft can fly', () => {
  const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  const speeds = between(MIN_SPEED, MAX_SPEED)
  const climbs = between(-MAX_VELOCITY_Y, MAX_VELOCITY_Y)
  const stick = between(-1, 1)
  const tenths = fc.integer({ min: 0, max: FULL_FUEL_TENTHS })
  fc.assert(
    fc.property(
      speeds,
      climbs,
      stick,
      stick,
      tenths,
      between(0, 1.72),
      (speed, velocityY, elevator, rudder, fuel, wake) => {
        const tone = toneOf({ speed, velocityY, elevator, rudder, wake }, fuel)
        expect(tone.engineHertz).toBeGreaterThan(40)
        expect(tone.engineHertz).toBeLessThan(135)
        expect(tone.engineCutoff).toBeGreaterThan(200)
        expect(tone.engineCutoff).toBeLessThan(2500)
        expect(tone.engineGain).toBeGreaterThan(0)
        expect(tone.engineGain).toBeLessThanOrEqual(1)
        expect(tone.windHertz).toBeGreaterThan(300)
        expect(tone.windHertz).toBeLessThan(2000)
        expect(tone.windGain).toBeGreaterThan(0)
        expect(tone.windGain).toBeLessThanOrEqual(1)
        expect(Math.abs(tone.windPan)).toBeLessThanOrEqual(1)
      },
    ),
  )
})

import { expect, test } from 'vitest'

import { startFlight } from '../../simulation/flight/flight.ts'
import type { FlightState } from '../../simulation/flight-state.ts'
import { FULL_FUEL_TENTHS, LOW_FUEL_TENTHS } from '../../simulation/rules.ts'
import { skyOfCourse, sunkBy } from '../mood/course-sky.ts'
import { createFrameAnimation } from './frame-animation.ts'

function rednessAfter(seconds: number, fuelTenths: number, from: number): number {
  const animation = createFrameAnimation()
  animation.start({ ...startFlight(7), fuelTenths: from })
  const now = { ...startFlight(7), fuelTenths }
  for (let frame = 0; frame < seconds * 60; frame += 1) animation.advance(now.craft, now, 0, 1 / 60)
  return animation.frame.redness
}

test('the light reddens with low fuel, more with less', () => {
  expect(rednessAfter(5, LOW_FUEL_TENTHS, 1000)).toBe(0)
  expect(rednessAfter(5, LOW_FUEL_TENTHS * 0.8, 1000)).toBeGreaterThan(0.3)
  expect(rednessAfter(5, 20, 1000)).toBeGreaterThan(rednessAfter(5, 150, 1000) + 0.2)
})

test('the light returns to normal within 3 s of a canister, without a jump', () => {
  const before = rednessAfter(0, 50, 50)
  expect(rednessAfter(1 / 60, 350, 50)).toBeGreaterThan(0.9 * before)
  expect(rednessAfter(3, 350, 50)).toBeLessThan(0.02)
})

function sunHeightAfter(seconds: number, fuelTenths: number, from: number): number {
  const animation = createFrameAnimation()
  animation.start({ ...startFlight(7), fuelTenths: from })
  const now = { ...startFlight(7), fuelTenths }
  for (let frame = 0; frame < seconds * 60; frame += 1) animation.advance(now.craft, now, 0, 1 / 60)
  return animation.frame.sun[1]
}

test('the sun sinks as the fuel falls and rises with a canister without a jump', () => {
  const full = sunHeightAfter(0, FULL_FUEL_TENTHS, FULL_FUEL_TENTHS)
  expect(full).toBe(skyOfCourse(7).sun[1])
  expect(sunHeightAfter(5, 500, FULL_FUEL_TENTHS)).toBeCloseTo(full - sunkBy(0.5), 4)
  const low = sunHeightAfter(0, 200, 200)
  expect(low).toBeCloseTo(full - sunkBy(0.2), 9)
  expect(sunHeightAfter(1 / 60, 500, 200) - low).toBeLessThan(0.001)
  expect(sunHeightAfter(5, 500, 200)).toBeGreaterThan(low)
})

/** A flight that ran dry while it climbed steeply, at the top of the corridor. */
function ranDry(): FlightState {
  const state = startFlight(7)
  const craft = { ...state.craft, y: 150, velocityY: 60 }
  return { ...state, craft, phase: 'crashed', crashCause: 'fuel', fuelTenths: 0 }
}

test.each(['before the fall', 'during the fall'])('a fall ends when motion is reduced %s', (when) => {
  const animation = createFrameAnimation()
  const { frame } = animation
  const end = ranDry()
  animation.start({ ...end, phase: 'flying' })
  frame.motion = { ...frame.motion, decoration: when !== 'before the fall' }
  animation.advance(end.craft, end, 0, 1 / 60)
  animation.advance(end.craft, end, 0, 1 / 60)
  frame.motion = { ...frame.motion, decoration: false }
  animation.advance(end.craft, end, 0, 1 / 60)
  expect(frame.ending).toBe('wrecked')
  const places = () => JSON.stringify(frame.wreck.pieces.map(({ place }) => place))
  const before = places()
  expect(frame.strikeSeconds, 'the wreck has come to rest').toBeGreaterThan(4.9)
  animation.advance(end.craft, end, 0, 1 / 60)
  expect(places()).toBe(before)
})

import { expect, test } from 'vitest'

import { steerTowardsCourse } from '../../simulation/flight/autopilot.ts'
import { CONTROL_STEPS } from '../../simulation/flight-state.ts'
import { chaseCraft, createChaseCamera, settleChaseCamera } from '../camera/chase-camera.ts'
import { flyFrames } from '../../../../testing/flights/flown-flight.ts'
import type { Steer } from '../../simulation/flight/steered-flight.ts'
import { createFlightFrame, type FlightFrame } from '../frame/flight-frame.ts'
import { beginEnding, END_SCENE_SECONDS, holdCamera, moveEnding, paceOfEnding } from './end-scene-motion.ts'

const STEP = 1 / 60

const intoTheWall: Steer = (_, into) => {
  into.turn = CONTROL_STEPS
  into.climb = -90
}
/** Flies the course but keeps beside the rings, until the fuel is gone. */
const besideTheRings: Steer = (state, into) => {
  steerTowardsCourse(state, into)
  if (state.tick % 240 < 80) into.climb = CONTROL_STEPS
}

function flownToItsEnd(seed: number, pilot: Steer, withScenes = true): FlightFrame {
  const camera = createChaseCamera()
  const frame = flyFrames(
    { seed, framesPerSecond: 60, seconds: 120, pilot },
    (start) => settleChaseCamera(camera, start),
    (shown) => chaseCraft(camera, shown),
  )
  if (!withScenes) frame.motion = { lean: false, shake: false, widening: false, decoration: false }
  beginEnding(frame)
  return frame
}

function watch(frame: FlightFrame, seconds: number): { lowest: number } {
  let lowest = Infinity
  for (let time = 0; time < seconds; time += STEP) {
    moveEnding(frame, STEP)
    holdCamera(frame, STEP)
    const { x, y, z } = frame.camera
    lowest = Math.min(lowest, y - frame.terrain.heightAt(x, z))
  }
  return { lowest }
}

function expectAtRest(frame: FlightFrame): void {
  for (const { place } of frame.wreck.pieces) {
    const above = place.y - frame.terrain.heightAt(place.x, place.z)
    expect(above).toBeGreaterThan(0)
    expect(above).toBeLessThan(1)
  }
}

test('a craft that hit a mountain breaks apart, and its parts come to rest within 60 m', () => {
  const frame = flownToItsEnd(1, intoTheWall)
  expect(frame.state.crashCause).toBe('mountain')
  expect(frame.ending).toBe('wrecked')
  const { x, z } = frame.craft
  watch(frame, 8)
  expectAtRest(frame)
  for (const { place } of frame.wreck.pieces) expect(Math.hypot(place.x - x, place.z - z)).toBeLessThan(60)
})

test('the camera stays 8 to 30 m from a wreck and above the ground', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const frame = flownToItsEnd(seed, intoTheWall)
    expect(watch(frame, 6).lowest).toBeGreaterThan(1)
    const body = frame.wreck.pieces[0].place
    const distance = Math.hypot(frame.camera.x - body.x, frame.camera.z - body.z)
    expect(distance).toBeLessThan(30)
    expect(distance).toBeGreaterThan(8)
  }
})

test('a craft without fuel falls to the ground before it breaks apart', () => {
  const frame = flownToItsEnd(7, besideTheRings)
  expect(frame.state.crashCause).toBe('fuel')
  expect(frame.ending).toBe('falling')
  watch(frame, 10)
  expect(frame.ending).toBe('wrecked')
  expectAtRest(frame)
})

test('a craft that completed its mission climbs away, and the camera stays behind above the ground', () => {
  const frame = flownToItsEnd(83, steerTowardsCourse)
  expect(frame.state.phase).toBe('complete')
  expect(frame.ending).toBe('departing')
  const { y, z } = frame.craft
  const { lowest } = watch(frame, END_SCENE_SECONDS)
  expect(frame.craft.y).toBeGreaterThan(y + 60)
  expect(z - frame.craft.z).toBeGreaterThan(400)
  expect(frame.camera.z - frame.craft.z).toBeGreaterThan(200)
  expect(lowest).toBeGreaterThan(1)
})

test('a crash cuts to the wreck at rest under reduced motion', () => {
  const frame = flownToItsEnd(1, intoTheWall, false)
  expectAtRest(frame)
  holdCamera(frame, STEP)
  const { x, y, z } = frame.camera
  holdCamera(frame, STEP)
  expect(frame.camera).toMatchObject({ x, y, z })
})

test('a completion cuts to the distant craft without a camera move under reduced motion', () => {
  const frame = flownToItsEnd(77, steerTowardsCourse, false)
  holdCamera(frame, STEP)
  const { x, z } = frame.camera
  holdCamera(frame, STEP)
  expect(frame.camera.z).toBe(z)
  expect(frame.camera.x).toBeCloseTo(x, 9)
  expect(frame.camera.z - frame.craft.z).toBeGreaterThan(200)
})

test('time is slowed right after a crash and then returns to full speed', () => {
  const paceAfterCrash = (strikeSeconds: number) =>
    paceOfEnding({ ...createFlightFrame(), ending: 'wrecked', strikeSeconds })
  expect(paceAfterCrash(0)).toBeLessThan(0.5)
  expect(paceAfterCrash(0.6)).toBeLessThan(1)
  expect(paceAfterCrash(2)).toBe(1)
})

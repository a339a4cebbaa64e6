import { expect, test } from 'vitest'

import { steerTowardsCourse } from '../../simulation/flight/autopilot.ts'
import { CRUISE_SPEED } from '../../simulation/craft/aircraft.ts'
import { flyFrames, swingingPilot } from '../../../../testing/flights/flown-flight.ts'
import { createFlightFrame, type CameraPose, type Motion } from '../frame/flight-frame.ts'
import { shakeCamera } from './camera-shake.ts'
import { chaseCraft, createChaseCamera, settleChaseCamera } from './chase-camera.ts'

const SEEDS = [1, 77, 2026]

function chase(seed: number, framesPerSecond: number, seconds: number, pilot = steerTowardsCourse) {
  const camera = createChaseCamera()
  return flyFrames(
    { seed, framesPerSecond, seconds, pilot },
    (frame) => settleChaseCamera(camera, frame),
    (frame) => chaseCraft(camera, frame),
  )
}

test('the chase camera stays more than 1 m above the ground', () => {
  for (const seed of SEEDS) {
    for (const pilot of [steerTowardsCourse, swingingPilot]) {
      const camera = createChaseCamera()
      let lowest = Infinity
      flyFrames(
        { seed, framesPerSecond: 30, seconds: 40, pilot },
        (frame) => settleChaseCamera(camera, frame),
        (frame) => {
          chaseCraft(camera, frame)
          const { x, y, z } = frame.camera
          lowest = Math.min(lowest, y - frame.terrain.heightAt(x, z))
        },
      )
      expect(lowest).toBeGreaterThan(1)
    }
  }
})

test('the chase camera ends within 0.5 m of the same place at 15 to 120 frames a second', () => {
  for (const seed of SEEDS) {
    const places = [15, 30, 60, 120].map((rate) => chase(seed, rate, 8).camera)
    for (const place of places) {
      expect(place.x).toBeCloseTo(places[0].x, 0)
      expect(place.y).toBeCloseTo(places[0].y, 0)
      expect(place.z).toBeCloseTo(places[0].z, 0)
      expect(place.roll).toBeCloseTo(places[0].roll, 1)
    }
  }
})

test.each([
  ['lean', ['roll']],
  ['widening', ['fieldOfView', 'targetY', 'y', 'z']],
  ['shake', ['targetX', 'targetY']],
] as const)('turning off %s changes only that part of the chase camera’s motion', (motion, parts) => {
  const posesOf = (wanted: Partial<Motion>): CameraPose[] => {
    const camera = createChaseCamera()
    const poses: CameraPose[] = []
    flyFrames(
      { seed: 3, framesPerSecond: 60, seconds: 6, pilot: swingingPilot },
      (frame) => {
        frame.motion = { lean: true, shake: true, widening: true, decoration: true, ...wanted }
        settleChaseCamera(camera, frame)
      },
      (frame) => {
        chaseCraft(camera, frame)
        shakeCamera(frame, 0.5)
        poses.push({ ...frame.camera })
      },
    )
    return poses
  }
  const without = posesOf({ [motion]: false })
  const changed = new Set<string>()
  for (const [index, pose] of posesOf({}).entries()) {
    for (const [part, value] of Object.entries(pose)) {
      if (value !== without[index][part as keyof CameraPose]) changed.add(part)
    }
  }
  expect([...changed].sort()).toEqual([...parts].sort())
})

/** How a ring flown through with `precision` moves the camera on level flight: view in degrees and distance in metres beyond those before, `seconds` after. */
function kickOf(precision: number, seconds: number, framesPerSecond = 60) {
  const camera = createChaseCamera()
  const frame = createFlightFrame()
  frame.craft.speed = CRUISE_SPEED
  settleChaseCamera(camera, frame)
  frame.ringPass.precision = precision
  for (frame.ringPass.seconds = 0; frame.ringPass.seconds < seconds; frame.ringPass.seconds += frame.seconds) {
    frame.seconds = 1 / framesPerSecond
    chaseCraft(camera, frame)
  }
  const atRest = createFlightFrame()
  atRest.craft.speed = CRUISE_SPEED
  settleChaseCamera(camera, atRest)
  chaseCraft(camera, atRest)
  const degrees = ((frame.camera.fieldOfView - atRest.camera.fieldOfView) * 180) / Math.PI
  return { degrees, metres: frame.camera.z - atRest.camera.z }
}

test('a ring flown through at its centre opens the view by 7° and throws the camera 4 m back, gone after 0.9 s', () => {
  const most = kickOf(1, 0.25)
  expect(most.degrees).toBeCloseTo(7, 0)
  expect(most.metres).toBeCloseTo(4, 0)
  expect(kickOf(1, 0.1).degrees).toBeGreaterThan(3)
  expect(kickOf(1, 0.95).degrees).toBeLessThan(0.3)
  expect(kickOf(0.1, 0.25).degrees).toBeLessThan(1)
  expect(kickOf(1, 0.25, 30).degrees).toBeCloseTo(most.degrees, 0)
})

import { expect, test } from 'vitest'

import { steerTowardsCourse } from '../../simulation/flight/autopilot.ts'
import { flyFrames } from '../../../../testing/flights/flown-flight.ts'
import type { CameraPose } from '../frame/flight-frame.ts'
import { chaseCraft, createChaseCamera, settleChaseCamera } from './chase-camera.ts'
import { moveTakeOffCamera, TAKE_OFF_SECONDS } from './take-off-camera.ts'

/** The poses of the chase and of the take-off, from the craft, through the first seconds of a flight. */
function takeOff(seed: number) {
  const camera = createChaseCamera()
  const poses: { seconds: number; chase: CameraPose; shown: CameraPose; besideCraft: number; aboveGround: number }[] =
    []
  flyFrames(
    { seed, framesPerSecond: 60, seconds: 1.6, pilot: steerTowardsCourse },
    (frame) => {
      frame.takeOffSeconds = 0
      settleChaseCamera(camera, frame)
    },
    (frame) => {
      frame.takeOffSeconds += frame.seconds
      chaseCraft(camera, frame)
      const chase = { ...frame.camera }
      moveTakeOffCamera(frame)
      const { x, y, z } = frame.camera
      const shown = { ...frame.camera }
      const aboveGround = y - frame.terrain.heightAt(x, z)
      poses.push({ seconds: frame.takeOffSeconds, chase, shown, besideCraft: x - frame.craft.x, aboveGround })
    },
  )
  return poses
}

test('a take-off begins beside the craft and ends exactly in the chase', () => {
  const poses = takeOff(43)
  expect(poses[0].besideCraft).toBeGreaterThan(9)
  expect(poses[0].shown.fieldOfView).toBeLessThan(0.8 * poses[0].chase.fieldOfView)
  for (const { seconds, chase, shown } of poses.filter(({ seconds }) => seconds > TAKE_OFF_SECONDS))
    expect(shown, `${seconds} s`).toEqual(chase)
})

test('the camera of a take-off swings without a jump and stays above the ground on any course', () => {
  for (const seed of [1, 7, 12, 43, 172, 2026]) {
    const poses = takeOff(seed)
    for (const [index, { besideCraft, aboveGround }] of poses.entries()) {
      expect(aboveGround).toBeGreaterThan(1)
      if (index > 0) expect(Math.abs(besideCraft - poses[index - 1].besideCraft)).toBeLessThan(0.6)
    }
  }
})

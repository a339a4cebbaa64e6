import { PerspectiveCamera, Vector3 } from 'three'
import { expect, test } from 'vitest'

import { steerTowardsCourse } from '../../../simulation/flight/autopilot.ts'
import { ringBySerial } from '../../../simulation/course/course.ts'
import { advanceFlight, createFlight, startFlight } from '../../../simulation/flight/flight.ts'
import { aimCamera, projectPlace } from '../../camera/view-camera.ts'
import { createFrameAnimation } from '../../view/frame-animation.ts'
import type { PicturePoint } from '../../camera/view-camera.ts'
import { aimCamera2d, createCamera2d, projectOffset } from './pen.ts'

const [WIDTH, HEIGHT] = [1280, 720]
const ASPECT = WIDTH / HEIGHT
const MOMENTS = 20
/** Frames at 60 a second from one moment to the next. */
const FRAMES_BETWEEN = 90

function pixelsApart(one: PicturePoint, other: PicturePoint): number {
  const x = one.across / one.depth - other.across / other.depth
  const y = one.up / one.depth - other.up / other.depth
  return (Math.hypot(x, y) * HEIGHT) / 2
}

function createPoint(): PicturePoint {
  return { across: 0, up: 0, depth: 0, aspect: 1 }
}

test('ring, craft and horizon are within 0.1 px of their place in the 3D view', () => {
  const animation = createFrameAnimation()
  const { frame } = animation
  let [previous, current] = [createFlight(), startFlight(16)]
  const controls = { turn: 0, climb: 0 }
  animation.start(current)
  frame.viewOffset.target = { across: 0.3, up: -0.2 }
  const camera = new PerspectiveCamera()
  const flat = createCamera2d()
  const [theirs, ours] = [createPoint(), createPoint()]
  let leaning = 0

  for (let moment = 0; moment < MOMENTS; moment += 1) {
    for (let flown = 0; flown < FRAMES_BETWEEN; flown += 1) {
      for (let tick = 0; tick < 2; tick += 1) {
        steerTowardsCourse(current, controls)
        advanceFlight(current, controls, previous)
        ;[previous, current] = [current, previous]
      }
      animation.advance(previous, current, 0.5, 1 / 60)
    }
    frame.originZ = frame.camera.z
    aimCamera(camera, frame, ASPECT)
    aimCamera2d(flat, frame, ASPECT)
    leaning = Math.max(leaning, Math.abs(frame.camera.roll))
    const ring = ringBySerial(current, current.nextRingSerial) ?? frame.craft
    const horizon = { x: flat.x + 300, y: flat.y, z: flat.z - 3000 }
    for (const place of [ring, frame.craft, horizon]) {
      projectPlace(camera, new Vector3(place.x, place.y, place.z - frame.originZ), theirs)
      projectOffset(flat, { x: place.x - flat.x, y: place.y - flat.y, z: place.z - flat.z }, ours)
      expect(ours.depth).toBeCloseTo(theirs.depth, 3)
      expect(pixelsApart(ours, theirs)).toBeLessThan(0.1)
    }
  }
  expect(leaning, 'the camera leans at some of them').toBeGreaterThan(0.05)
})

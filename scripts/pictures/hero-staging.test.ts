import { PerspectiveCamera, Vector3 } from 'three'
import { expect, test } from 'vitest'

import { chaseCraft, createChaseCamera, settleChaseCamera } from '../../app/game/rendering/camera/chase-camera.ts'
import { aimCamera, FAR_METRES, NEAR_METRES, projectPlace } from '../../app/game/rendering/camera/view-camera.ts'
import { steerTowardsCourse } from '../../app/game/simulation/flight/autopilot.ts'
import { ringBySerial } from '../../app/game/simulation/course/course.ts'
import { flyFrames } from '../../testing/flights/flown-flight.ts'
import { MOMENTS } from './moments.ts'

/** Which share of the kept picture, from its left and its top, the headline has for itself. */
const HEADLINE = { 'hero-wide': { right: 0.58, bottom: 0.48 }, 'hero-tall': { right: 1, bottom: 0.34 } }

test.each(Object.entries(HEADLINE))(
  'the next ring in %s is clear of the headline and of the craft, which banks to the left',
  (name, headline) => {
    const moment = MOMENTS.find((one) => one.name === name)
    if (moment === undefined) throw new Error(`There is no moment named ${name}.`)
    const { course, second, width, height, keptWidth = width } = moment
    const chase = createChaseCamera()
    const frame = flyFrames(
      { seed: course, framesPerSecond: 60, seconds: second, pilot: steerTowardsCourse },
      (start) => settleChaseCamera(chase, start),
      (flown) => chaseCraft(chase, flown),
    )
    frame.originZ = frame.craft.z
    const camera = new PerspectiveCamera(50, 1, NEAR_METRES, FAR_METRES)
    aimCamera(camera, frame, width / height)
    const pixelOf = ({ x, y, z }: { x: number; y: number; z: number }) => {
      const point = { across: 0, up: 0, depth: 1, aspect: 1 }
      projectPlace(camera, new Vector3(x, y, z - frame.originZ), point)
      const half = height / 2 / point.depth
      return { x: width / 2 + point.across * half, y: height / 2 - point.up * half }
    }

    // The light comes from the left.
    expect(frame.craft.bank).toBeLessThan(-0.4)
    const next = ringBySerial(frame.state, frame.state.nextRingSerial)
    if (next === undefined) throw new Error('There is no next ring.')
    const ring = pixelOf(next)
    const top = pixelOf({ ...next, y: next.y + next.radius })
    const reach = 1.3 * (ring.y - top.y)
    expect(ring.x + reach).toBeLessThan(keptWidth)
    expect(ring.x - reach > headline.right * keptWidth || ring.y - reach > headline.bottom * height).toBe(true)
    const craft = pixelOf(frame.craft)
    expect(Math.hypot(ring.x - craft.x, ring.y - craft.y)).toBeGreaterThan(2 * reach)
  },
)

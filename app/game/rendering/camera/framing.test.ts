import { PerspectiveCamera, Vector3 } from 'three'
import { expect, test } from 'vitest'

import { flyFrames } from '../../../../testing/flights/flown-flight.ts'
import { steerTowardsCourse } from '../../simulation/flight/autopilot.ts'
import { ringBySerial } from '../../simulation/course/course.ts'
import { CRAFT_PIECES, createCraftGeometry } from '../airframe/craft-geometry.ts'
import { toWorld } from '../airframe/craft-pose.ts'
import { TUNED_CAMERA, type FlightFrame } from '../frame/flight-frame.ts'
import { chaseCraft, createChaseCamera, settleChaseCamera } from './chase-camera.ts'
import { fieldOfViewFor, uncoveredShareFor } from './framing.ts'
import { aimCamera, FAR_METRES, NEAR_METRES, projectPlace } from './view-camera.ts'

const FLIGHTS = process.env['RINGWAKE_TEST_ALL'] === undefined ? 40 : 100
/** Metres per second up from which the craft climbs. */
const CLIMBING = 4
/** From here on the ring surrounds the craft that flies through it, in metres ahead. */
const THROUGH_RING = 45
/** Where on the way straight ahead the player aims, in seconds of flight. */
const AIM_SECONDS = 1

/** A point of the picture: shares of half its height, right and up. */
type Spot = readonly [across: number, up: number]

const VERTICES = craftVertices()

/** The vertices of the craft without its flame, in metres around its centre. */
function craftVertices(): Vector3[] {
  const geometry = createCraftGeometry()
  const positions = geometry.getAttribute('position')
  const pieces = geometry.getAttribute('piece')
  const vertices = new Map<string, Vector3>()
  for (let index = 0; index < positions.count; index += 1) {
    const piece = CRAFT_PIECES[pieces.getX(index)]
    if (piece.name === 'flame') continue
    const vertex = new Vector3().fromBufferAttribute(positions, index).add(piece.pivot)
    vertices.set(vertex.toArray().join(' '), vertex)
  }
  return [...vertices.values()]
}

const camera = new PerspectiveCamera(50, 1, NEAR_METRES, FAR_METRES)
const place = new Vector3()

function spotOf(frame: FlightFrame, x: number, y: number, z: number): Spot {
  const point = { across: 0, up: 0, depth: 1, aspect: 1 }
  projectPlace(camera, place.set(x, y, z - frame.originZ), point)
  return [point.across / point.depth, point.up / point.depth]
}

/** Above 0 where the turn from `a` by way of `b` to `c` is to the left. */
function turnAt(a: Spot, b: Spot, c: Spot): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/** The convex outline of the craft in the picture, anticlockwise: it covers no less than the craft does. */
function outlineOf(frame: FlightFrame): Spot[] {
  const spots = VERTICES.map((vertex) => {
    const { x, y, z } = toWorld(frame.craft, place.copy(vertex))
    return spotOf(frame, x, y, z)
  }).sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (sorted: readonly Spot[]): Spot[] => {
    const kept: Spot[] = []
    for (const spot of sorted) {
      for (let last = kept.at(-1), before = kept.at(-2); last && before; last = kept.at(-1), before = kept.at(-2)) {
        if (turnAt(before, last, spot) > 0) break
        kept.pop()
      }
      kept.push(spot)
    }
    return kept.slice(0, -1)
  }
  return [...half(spots), ...half(spots.toReversed())]
}

function covers(outline: readonly Spot[], spot: Spot): boolean {
  return outline.every((vertex, index) => turnAt(vertex, outline[(index + 1) % outline.length], spot) >= 0)
}

/** The middle of the next ring and sixteen points of its circle; none where the craft is about to fly through it. */
function ringSpots(frame: FlightFrame): Spot[] {
  const ring = ringBySerial(frame.state, frame.state.nextRingSerial)
  if (ring === undefined || frame.craft.z - ring.z < THROUGH_RING) return []
  const circle = Array.from({ length: 16 }, (_, index) => (index / 16) * 2 * Math.PI)
  return [
    spotOf(frame, ring.x, ring.y, ring.z),
    ...circle.map((angle) =>
      spotOf(frame, ring.x + Math.cos(angle) * ring.radius, ring.y + Math.sin(angle) * ring.radius, ring.z),
    ),
  ]
}

function aimSpot(frame: FlightFrame): Spot {
  const { x, y, z, velocityX, velocityY, speed } = frame.craft
  return spotOf(frame, x + velocityX * AIM_SECONDS, y + velocityY * AIM_SECONDS, z - speed * AIM_SECONDS)
}

/** Flies the courses and tells how high the craft came in a climb, and of how many pictures it covered what. */
function framingOf(aspect: number, cameraScale = TUNED_CAMERA, flights = FLIGHTS) {
  const framing = {
    pictures: 0,
    climbs: 0,
    highestInClimb: -Infinity,
    lowest: Infinity,
    ringCovered: 0,
    aimCovered: 0,
    cut: 0,
  }
  for (let seed = 0; seed < flights; seed += 1) {
    const chase = createChaseCamera()
    flyFrames(
      { seed, framesPerSecond: 15, seconds: 40, pilot: steerTowardsCourse },
      (frame) => {
        frame.cameraScale = cameraScale
        settleChaseCamera(chase, frame)
        Object.assign(frame.viewOffset, uncoveredShareFor(aspect))
      },
      (frame) => {
        chaseCraft(chase, frame)
        frame.originZ = frame.craft.z
        aimCamera(camera, frame, aspect)
        const outline = outlineOf(frame)
        framing.pictures += 1
        if (ringSpots(frame).some((spot) => covers(outline, spot))) framing.ringCovered += 1
        if (covers(outline, aimSpot(frame))) framing.aimCovered += 1
        if (outline.some(([across, up]) => Math.abs(across) > aspect || up < -1)) framing.cut += 1
        framing.lowest = Math.min(framing.lowest, ...outline.map(([, up]) => up))
        if (frame.craft.velocityY < CLIMBING) return
        const { x, y, z } = frame.craft
        framing.climbs += 1
        framing.highestInClimb = Math.max(framing.highestInClimb, spotOf(frame, x, y, z)[1])
      },
    )
  }
  return framing
}

test('the horizon of a portrait picture stands at some 38 % of its height', () => {
  for (const aspect of [360 / 740, 390 / 844]) {
    const chase = createChaseCamera()
    flyFrames(
      { seed: 7, framesPerSecond: 15, seconds: 0.2, pilot: steerTowardsCourse },
      (frame) => {
        settleChaseCamera(chase, frame)
        Object.assign(frame.viewOffset, uncoveredShareFor(aspect))
      },
      (frame) => {
        chaseCraft(chase, frame)
        frame.originZ = frame.craft.z
        aimCamera(camera, frame, aspect)
        const [, up] = spotOf(frame, frame.camera.x, frame.camera.y, frame.camera.z - 1e6)
        expect((1 - up) / 2).toBeGreaterThan(0.34)
        expect((1 - up) / 2).toBeLessThan(0.42)
      },
    )
  }
})

test.each([
  ['wide', 16 / 9, -0.32],
  ['short portrait', 360 / 640, 0],
  ['tall portrait', 390 / 844, 0],
])(
  'the craft in a %s picture covers the next ring in at most 1 of 1,000 pictures, never where to aim, and climbs in the lower part',
  (_, aspect, highest) => {
    const { pictures, climbs, highestInClimb, lowest, ringCovered, aimCovered } = framingOf(aspect)
    expect(climbs).toBeGreaterThan(50 * FLIGHTS)
    expect(highestInClimb).toBeLessThan(highest)
    expect(lowest).toBeGreaterThan(-1)
    expect(ringCovered).toBeLessThan(pictures / 1000)
    expect(aimCovered).toBe(0)
  },
  60_000,
)

test.each([
  ['short portrait', 320 / 568],
  ['tall portrait', 390 / 844],
  ['wide', 16 / 9],
])(
  'in a %s picture the craft is whole in 996 of 1,000 pictures, however near the camera and narrow the view',
  (_, aspect) => {
    for (const distance of [0.75, 1, 1.4])
      for (const width of [0.8, 1]) {
        const { pictures, cut } = framingOf(aspect, { distance, width }, 10)
        expect(cut / pictures, `${String(distance)} × ${String(width)}`).toBeLessThan(0.004)
      }
  },
  60_000,
)

test('the horizontal field of view is over 50° on a phone and under 115° on a 32:9 screen', () => {
  const across = (aspect: number): number => 2 * Math.atan(Math.tan(fieldOfViewFor(1.02, aspect) / 2) * aspect)
  expect((across(320 / 740) * 180) / Math.PI).toBeGreaterThan(50)
  expect((across(32 / 9) * 180) / Math.PI).toBeLessThan(115)
  expect(fieldOfViewFor(1.02, 16 / 9)).toBeCloseTo(1.02, 5)
})

test('a wider view is wider in a picture of any shape', () => {
  for (const aspect of [320 / 740, 16 / 9, 32 / 9])
    expect(Math.tan(fieldOfViewFor(1.02, aspect, { distance: 1, width: 1.2 }) / 2)).toBeCloseTo(
      1.2 * Math.tan(fieldOfViewFor(1.02, aspect) / 2),
    )
})

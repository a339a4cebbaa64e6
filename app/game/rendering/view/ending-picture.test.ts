/** Where wreck and craft stand in the picture of an ending, by projection with the camera that draws it. */
import { PerspectiveCamera, Vector3 } from 'three'
import { expect, test } from 'vitest'

import { steerTowardsCourse } from '../../simulation/flight/autopilot.ts'
import { advanceFlight, startFlight } from '../../simulation/flight/flight.ts'
import { CONTROL_STEPS, type Controls } from '../../simulation/flight-state.ts'
import type { Steer } from '../../simulation/flight/steered-flight.ts'
import { aimCamera, projectPlace } from '../camera/view-camera.ts'
import type { NdcOffset } from '../frame/view-offset.ts'
import type { FlightFrame } from '../frame/flight-frame.ts'
import { createFrameAnimation } from './frame-animation.ts'
import {
  COMPLETE_SCREEN_DELAY_SECONDS,
  END_SCENE_SECONDS,
  END_SCREEN_DELAY_SECONDS,
} from '../ending/end-scene-motion.ts'

const STEP = 1 / 60

/** Half widths and half heights of the picture, from its middle. */
interface Spot {
  readonly across: number
  readonly up: number
}
type Project = (x: number, y: number, z: number) => Spot

/** A picture, and the middle of what the words of its end screen leave free. */
const WIDE = { aspect: 1366 / 768, free: { across: 0.476, up: 0 } }
const TALL = { aspect: 360 / 640, free: { across: 0, up: 0.45 } }

/** Flies a course to its end, and calls `look` at each picture of the ending with the seconds since it began. */
function watchEnding(
  { seed, pilot, aspect, free }: { seed: number; pilot: Steer; aspect: number; free: NdcOffset },
  look: (seconds: number, frame: FlightFrame, project: Project) => void,
): void {
  const camera = new PerspectiveCamera(50, aspect, 0.5, 4000)
  const animation = createFrameAnimation()
  const { frame } = animation
  const state = startFlight(seed)
  const controls: Controls = { turn: 0, climb: 0 }
  const place = new Vector3()
  const point = { across: 0, up: 0, depth: 0, aspect }
  const project: Project = (x, y, z) => {
    projectPlace(camera, place.set(x, y, z - frame.originZ), point)
    expect(point.depth).toBeGreaterThan(0)
    return { across: point.across / point.depth / aspect, up: point.up / point.depth }
  }
  animation.start(state)
  let ended = 0
  while (ended < END_SCENE_SECONDS) {
    for (let tick = 0; tick < 2 && state.phase === 'flying'; tick += 1) {
      pilot(state, controls)
      advanceFlight(state, controls)
    }
    animation.advance(state.craft, state, 0, STEP)
    if (state.phase === 'flying') continue
    ended += STEP
    const delay = state.phase === 'complete' ? COMPLETE_SCREEN_DELAY_SECONDS : END_SCREEN_DELAY_SECONDS
    if (ended >= delay) frame.viewOffset.target = free
    frame.originZ = frame.camera.z
    aimCamera(camera, frame, aspect)
    look(ended, frame, project)
  }
}

const intoTheWall =
  (turn: number): Steer =>
  (_, into) => {
    into.turn = turn
    into.climb = -90
  }

/** The words are faded in within 0.6 s, and can be read after half of it. */
const READABLE_AFTER = END_SCREEN_DELAY_SECONDS + 0.3

test.each([
  // The words end at 47 % of the width and the gutter.
  ['wide', WIDE, ({ across }: Spot) => across < -0.05],
  // They stand in the lower half.
  ['tall', TALL, ({ up }: Spot) => up < -0.05],
])('a wreck is inside a %s picture from the first moment and never under the words', (_, picture, isUnderWords) => {
  const faults: string[] = []
  for (let seed = 1; seed <= 12; seed += 1) {
    for (const turn of [-CONTROL_STEPS, CONTROL_STEPS]) {
      watchEnding({ seed, pilot: intoTheWall(turn), ...picture }, (seconds, { wreck }, project) => {
        const spots = wreck.pieces.map(({ place }) => project(place.x, place.y, place.z))
        const what = `course ${String(seed)}, turn ${String(turn)}, ${seconds.toFixed(2)} s`
        const [body] = spots
        if (Math.max(Math.abs(body.across), Math.abs(body.up)) > 0.85) faults.push(`out: ${what}`)
        if (seconds >= READABLE_AFTER && spots.some(isUnderWords)) faults.push(`under the words: ${what}`)
      })
    }
  }
  expect(faults).toEqual([])
})

/** The tips of the craft, banked or not: its extent to each side, in metres. */
const EXTENT = 4.7
const SUN_DEGREES = 1.9

test.each([
  ['wide', WIDE],
  ['tall', TALL],
])('a craft that completed its mission is never cropped in a %s picture and crosses the sun', (_, picture) => {
  const sun = new Vector3()
  const towards = new Vector3()
  for (const seed of [77, 16, 34, 12, 21, 8, 10]) {
    const cropped: string[] = []
    let crossing = 0
    watchEnding({ seed, pilot: steerTowardsCourse, ...picture }, (seconds, { craft, camera, ...frame }, project) => {
      const { x, y, z } = craft
      const sides = [project(x - EXTENT, y, z).across, project(x + EXTENT, y, z).across]
      const heights = [project(x, y + EXTENT / 2, z).up, project(x, y - EXTENT / 2, z).up]
      if ([...sides, ...heights].some((edge) => Math.abs(edge) > 0.96)) cropped.push(`${seconds.toFixed(2)} s`)
      towards.set(x - camera.x, y - camera.y, z - camera.z)
      if ((towards.angleTo(sun.set(...frame.sun)) * 180) / Math.PI < SUN_DEGREES) crossing += STEP
    })
    expect(cropped, `course ${String(seed)}`).toEqual([])
    expect(crossing, `seconds in front of the sun, course ${String(seed)}`).toBeGreaterThan(0.5)
  }
})

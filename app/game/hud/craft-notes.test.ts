// @vitest-environment jsdom
import { PerspectiveCamera, Vector3 } from 'three'
import { expect, test } from 'vitest'

import { flyFrames } from '../../../testing/flights/flown-flight.ts'
import {
  chaseCraft,
  createChaseCamera,
  settleChaseCamera,
  uncoveredShareFor,
} from '../rendering/camera/chase-camera.ts'
import { aimCamera, FAR_METRES, NEAR_METRES, projectPlace, type PicturePoint } from '../rendering/camera/view-camera.ts'
import type { FlightFrame } from '../rendering/frame/flight-frame.ts'
import { passedRing, ringBySerial } from '../simulation/course/course.ts'
import { steerTowardsCourse } from '../simulation/flight/autopilot.ts'
import { createCraftNotes } from './craft-notes.ts'
import type { Projection } from './ring-arrow.ts'

const FLIGHTS = 10
/** As wide as "Missed: it was further right" and as high as two lines, in pixels. */
const NOTE = { width: 256, height: 57 }

const camera = new PerspectiveCamera(50, 1, NEAR_METRES, FAR_METRES)
const place = new Vector3()

/** A node of this size; jsdom lays nothing out. */
function sized(box: Partial<Record<'offsetLeft' | 'offsetTop' | 'offsetWidth' | 'offsetHeight', number>>): HTMLElement {
  const node = document.createElement('div')
  for (const [name, value] of Object.entries(box)) Object.defineProperty(node, name, { value })
  return node
}

function openNotes(width: number, height: number) {
  const outlook = sized({ offsetLeft: 32, offsetTop: 84, offsetWidth: width - 64, offsetHeight: height - 184 })
  const picture = { clientWidth: width, clientHeight: height }
  Object.defineProperty(outlook, 'offsetParent', { value: picture })
  const nodes = new Map<string, HTMLElement>()
  const nodeOf = (name: string): HTMLElement => {
    const node = nodes.get(name) ?? sized({ offsetWidth: NOTE.width, offsetHeight: NOTE.height })
    nodes.set(name, node)
    return node
  }
  return {
    notes: createCraftNotes(nodeOf, outlook, sized({ offsetTop: 84, offsetHeight: 32 })),
    ringNote: nodeOf('ring-note'),
  }
}

test.each([
  ['a laptop', 1366, 768],
  ['a phone held upright', 360, 740],
  ['a phone held sideways', 844, 390],
])('a note about a ring never touches the next ring on %s', (_, width, height) => {
  let shown = 0
  for (let seed = 0; seed < FLIGHTS; seed += 1) {
    const chase = createChaseCamera()
    const { notes, ringNote } = openNotes(width, height)
    const point: PicturePoint = { across: 0, up: 0, depth: 1, aspect: 1 }
    let passed = 0

    const look = (frame: FlightFrame): void => {
      const { state } = frame
      const project: Projection = (x, y, z, into) => projectPlace(camera, place.set(x, y, z - frame.originZ), into)
      const ring = passedRing(state)
      if (ring !== undefined && state.nextRingSerial !== passed) notes.tellRing(ring, state)
      passed = state.nextRingSerial
      notes.follow(state)
      notes.keepClear(state, project)
      const next = ringBySerial(state, state.nextRingSerial)
      if (ringNote.hidden || next === undefined) return
      shown += 1
      project(next.x, next.y, next.z, point)
      const x = (width + (point.across / point.depth) * height) / 2
      const y = (1 - point.up / point.depth) * (height / 2)
      const radius = ((next.radius * camera.projectionMatrix.elements[5]) / point.depth) * (height / 2)
      const across = Math.abs(x - Number.parseFloat(ringNote.style.getPropertyValue('--x'))) - NOTE.width / 2
      const down = Math.abs(y - Number.parseFloat(ringNote.style.getPropertyValue('--y'))) - NOTE.height / 2
      expect(Math.hypot(Math.max(0, across), Math.max(0, down)), `course ${seed}`).toBeGreaterThan(radius)
    }

    flyFrames(
      { seed, framesPerSecond: 30, seconds: 40, pilot: steerTowardsCourse },
      (frame) => {
        settleChaseCamera(chase, frame)
        Object.assign(frame.viewOffset, uncoveredShareFor(width / height))
      },
      (frame) => {
        chaseCraft(chase, frame)
        frame.originZ = frame.craft.z
        aimCamera(camera, frame, width / height)
        look(frame)
      },
    )
  }
  expect(shown).toBeGreaterThan(1500)
})

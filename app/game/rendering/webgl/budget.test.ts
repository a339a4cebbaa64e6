import { expect, test } from 'vitest'
import { InstancedBufferGeometry, type BufferGeometry } from 'three'

import { DRAWING_BUDGETS } from '../../../../testing/flight-harness/drawing-budgets.ts'
import { startFlight } from '../../simulation/flight/flight.ts'
import { createTerrain } from '../../simulation/ground/terrain.ts'
import { RINGS_TO_WIN } from '../../simulation/rules.ts'
import { DETAILS, type DetailLevel } from '../quality/detail.ts'
import { skyOfCourse } from '../mood/course-sky.ts'
import { createFlightFrame } from '../frame/flight-frame.ts'
import { CREATE_PART } from '../view/scene-parts.ts'

/** Triangles of one instance. */
function trianglesOf(geometry: BufferGeometry): number {
  return (geometry.index?.count ?? geometry.getAttribute('position').count) / 3
}

/**
 * The most that a view can draw: every triangle of what is drawn once, every particle, halo and canister there is room
 * for, and every ring that a mission still needs.
 */
function worstTriangles(level: DetailLevel): number {
  const frame = createFlightFrame()
  // Ember paints the most: stars, planet, clouds, and light along the ridge.
  frame.sky = skyOfCourse(5)
  return Object.entries(CREATE_PART).reduce((sum, [name, create]) => {
    const part = create(DETAILS[level])
    part.restart?.(frame)
    const { geometry } = part.mesh
    // Wet or dry, each of its facets is drawn once.
    if (name === 'ground') return sum + geometry.getAttribute('position').count / 3
    if (!(geometry instanceof InstancedBufferGeometry)) return sum + trianglesOf(geometry)
    const room = Math.min(
      ...Object.values(geometry.attributes)
        .filter(isPerInstance)
        .map((attribute) => attribute.count),
    )
    // The rings beyond those that the mission needs are behind the craft.
    return sum + trianglesOf(geometry) * (name === 'rings' ? RINGS_TO_WIN : room)
  }, 0)
}

function isPerInstance(attribute: object): attribute is { count: number } {
  return 'isInstancedBufferAttribute' in attribute
}

test('the worst view keeps within the budgets of draw calls', () => {
  // The wet facets of the ground are one more.
  for (const level of ['high', 'low'] as const)
    expect(Object.keys(CREATE_PART).length + 1).toBeLessThanOrEqual(DRAWING_BUDGETS[level].drawCalls)
})

test('the worst view keeps within the budgets of triangles', () => {
  for (const level of ['high', 'low'] as const)
    expect(worstTriangles(level)).toBeLessThanOrEqual(DRAWING_BUDGETS[level].triangles)
})

test('every scene part writes only finite numbers in a flight’s first three frames', () => {
  const frame = createFlightFrame()
  frame.state = startFlight(12)
  frame.terrain = createTerrain(12)
  Object.assign(frame.craft, frame.state.craft)
  frame.camera.y = 60
  for (const create of Object.values(CREATE_PART)) {
    const part = create(DETAILS.low)
    part.restart?.(frame)
    for (let picture = 0; picture < 3; picture += 1) {
      frame.seconds = 1 / 60
      frame.time += frame.seconds
      part.update?.(frame)
    }
    for (const attribute of Object.values(part.mesh.geometry.attributes)) {
      expect(Array.from(attribute.array).every(Number.isFinite)).toBe(true)
    }
  }
})

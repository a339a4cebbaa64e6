import { expect, test } from 'vitest'

import { courseLineAt, ringBySerial } from '../../simulation/course/course.ts'
import { startFlight } from '../../simulation/flight/flight.ts'
import { createTerrain } from '../../simulation/ground/terrain.ts'
import { createFlightFrame } from '../frame/flight-frame.ts'
import { addLeadDots, LEAD_DOTS } from './lead-dots.ts'
import type { Particle } from './particles.ts'

function dotsOf(seed: number) {
  const frame = createFlightFrame()
  frame.state = startFlight(seed)
  frame.terrain = createTerrain(seed)
  Object.assign(frame.craft, frame.state.craft)
  const dots: Particle[] = []
  addLeadDots(frame, (dot) => dots.push({ ...dot }))
  const [first, second, third] = [0, 1, 2].map((serial) => ringBySerial(frame.state, serial)?.z ?? NaN)
  return { frame, dots, first, second, third }
}

test('a line of dots leads through the next three rings, dimmer on each stretch', () => {
  const { dots, first, second, third } = dotsOf(16)
  const between = (near: number, far: number) => dots.filter(({ z }) => z < near && z > far)
  const [before, after, last] = [between(0, first), between(first, second), between(second, third)]
  expect(after.length).toBeGreaterThanOrEqual(6)
  expect(last.length).toBeGreaterThanOrEqual(6)
  expect(dots.filter(({ z }) => z < third)).toEqual([])
  const brightest = (some: Particle[]) => Math.max(...some.map(({ opacity }) => opacity))
  expect(brightest(after)).toBeLessThan(brightest(before))
  expect(brightest(last)).toBeLessThan(brightest(after))
  expect(dots.length).toBeLessThanOrEqual(LEAD_DOTS)
})

test('every dot is on the course line and not more than 1 m below the ground', () => {
  const { frame, dots } = dotsOf(7)
  const line = { x: 0, y: 0, z: 0, slopeX: 0, slopeY: 0 }
  expect(dots.length).toBeGreaterThan(12)
  for (const { x, y, z } of dots) {
    line.z = z
    courseLineAt(frame.state, line)
    expect([x, y]).toEqual([line.x, line.y])
    expect(y).toBeGreaterThan(frame.terrain.heightAt(x, z) - 1)
  }
})

import { expect, test } from 'vitest'

import { steerTowardsCourse } from '../../simulation/flight/autopilot.ts'
import { startSteeredFlight } from '../../simulation/flight/steered-flight.ts'
import type { FlightFrame } from '../frame/flight-frame.ts'
import { createFrameAnimation } from '../view/frame-animation.ts'

const FRAME_TICKS = 4
/** A camera that is no higher above the craft sees it from beside, in metres. */
const BESIDE = 25

/** The least height of the line from craft to camera above the ground under it. */
function roomUnderSight({ camera, craft, terrain }: FlightFrame): number {
  let least = Infinity
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    const between = (from: number, to: number) => from + (to - from) * share
    const ground = terrain.heightAt(between(craft.x, camera.x), between(craft.z, camera.z))
    least = Math.min(least, between(craft.y, camera.y) - ground)
  }
  return least
}

function fly(camera: 'side' | 'far', courses: number) {
  let pictures = 0
  let fromBeside = 0
  for (let seed = 0; seed < courses; seed += 1) {
    const animation = createFrameAnimation()
    const { frame } = animation
    const flight = startSteeredFlight(seed, {}, steerTowardsCourse)
    animation.start(flight.state)
    frame.replay = { camera, speed: 1 }
    while (!flight.fly(FRAME_TICKS)) {
      animation.advance(flight.state.craft, flight.state, 0, FRAME_TICKS / 120)
      const room = roomUnderSight(frame)
      if (room <= 0) throw new Error(`Course ${seed}, tick ${flight.state.tick}: ${room} m of room.`)
      if (frame.camera.targetX !== frame.craft.x) throw new Error(`Course ${seed}, tick ${flight.state.tick}: shaken.`)
      pictures += 1
      if (frame.camera.y - frame.craft.y < BESIDE) fromBeside += 1
    }
  }
  return { pictures, fromBeside }
}

test('the side camera is level with the craft in 97 % of pictures and never shakes or sees through the ground', () => {
  const { pictures, fromBeside } = fly('side', 40)
  expect(pictures).toBeGreaterThan(19_000)
  expect(fromBeside / pictures).toBeGreaterThan(0.97)
})

test('the far camera never shakes or sees through the ground', () => {
  expect(fly('far', 20).pictures).toBeGreaterThan(9_000)
})

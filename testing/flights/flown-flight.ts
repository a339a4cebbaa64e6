/** Flies whole flights for tests, with the real simulation and the real frame. */
import { advanceFlight, startFlight } from '../../app/game/simulation/flight/flight.ts'
import { CONTROL_STEPS, type Controls } from '../../app/game/simulation/flight-state.ts'
import { TICKS_PER_SECOND } from '../../app/game/simulation/rules.ts'
import { createTerrain } from '../../app/game/simulation/ground/terrain.ts'
import { blendCraft, createFlightFrame, type FlightFrame } from '../../app/game/rendering/frame/flight-frame.ts'
import type { Steer } from '../../app/game/simulation/flight/steered-flight.ts'

/** A pilot that swings from clamp to clamp and up and down: the hardest thing for a camera to follow. */
export const swingingPilot: Steer = (state, into) => {
  const turn = Math.floor(state.tick / 130) % 2 === 0 ? CONTROL_STEPS : -CONTROL_STEPS
  const climb = Math.floor(state.tick / 95) % 2 === 0 ? CONTROL_STEPS : -CONTROL_STEPS / 2
  into.turn = turn
  into.climb = climb
}

export interface FlownCourse {
  readonly seed: number
  /** Divides the ticks of a second evenly. */
  readonly framesPerSecond: number
  readonly seconds: number
  readonly pilot: Steer
}

/**
 * Flies a course, calling `onFrame` after the ticks of each frame, until the flight ends or the seconds are over. Gives
 * back the last frame.
 */
export function flyFrames(
  { seed, framesPerSecond, seconds, pilot }: FlownCourse,
  onStart: (frame: FlightFrame) => void,
  onFrame: (frame: FlightFrame) => void,
): FlightFrame {
  const frame = createFlightFrame()
  const state = startFlight(seed)
  const controls: Controls = { turn: 0, climb: 0 }
  frame.state = state
  frame.terrain = createTerrain(seed)
  blendCraft(state.craft, state.craft, 0, frame.craft)
  onStart(frame)
  const ticks = TICKS_PER_SECOND / framesPerSecond
  for (let picture = 0; picture < seconds * framesPerSecond && state.phase === 'flying'; picture += 1) {
    for (let tick = 0; tick < ticks; tick += 1) {
      pilot(state, controls)
      advanceFlight(state, controls)
    }
    frame.seconds = 1 / framesPerSecond
    frame.time += frame.seconds
    blendCraft(state.craft, state.craft, 0, frame.craft)
    onFrame(frame)
  }
  return frame
}

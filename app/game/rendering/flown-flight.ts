/** Flies whole flights for the tests of this folder, with the real simulation and the real frame. */
import { steerTowardsCourse } from '../simulation/autopilot'
import { advanceFlight, copyFlight, createFlight, startFlight } from '../simulation/flight'
import type { Controls, FlightState } from '../simulation/flight-state'
import { TICKS_PER_SECOND } from '../simulation/rules'
import { createTerrain } from '../simulation/terrain'
import { blendCraft, createFlightFrame, type FlightFrame } from './flight-frame'

export type Pilot = (state: FlightState, into: Controls) => void

/** A pilot that swings from clamp to clamp and up and down: the hardest thing for a camera to follow. */
export const swingingPilot: Pilot = (state, into) => {
  const turn = Math.floor(state.tick / 130) % 2 === 0 ? 127 : -127
  const climb = Math.floor(state.tick / 95) % 2 === 0 ? 127 : -60
  into.turn = turn
  into.climb = climb
}

export const coursePilot: Pilot = steerTowardsCourse

/**
 * Flies the course of a seed at a frame rate that divides the ticks evenly, calling `onFrame` after each picture's
 * ticks, until the flight ends or the seconds are over. Gives back the frame of the last picture.
 */
export function flyFrames(
  seed: number,
  framesPerSecond: number,
  seconds: number,
  pilot: Pilot,
  onStart: (frame: FlightFrame) => void,
  onFrame: (frame: FlightFrame) => void,
): FlightFrame {
  const frame = createFlightFrame()
  const state = startFlight(seed)
  const next = createFlight()
  const controls: Controls = { turn: 0, climb: 0 }
  frame.state = state
  frame.terrain = createTerrain(seed)
  blendCraft(state.craft, state.craft, 0, frame.craft)
  onStart(frame)
  const ticks = TICKS_PER_SECOND / framesPerSecond
  for (let picture = 0; picture < seconds * framesPerSecond && state.phase === 'flying'; picture++) {
    for (let tick = 0; tick < ticks; tick++) {
      pilot(state, controls)
      advanceFlight(state, controls, next)
      copyFlight(next, state)
    }
    frame.seconds = 1 / framesPerSecond
    frame.time += frame.seconds
    blendCraft(state.craft, state.craft, 0, frame.craft)
    onFrame(frame)
  }
  return frame
}

/** What the engine and the wind sound like for a craft in flight: plain numbers, no nodes. Tuned by hand over pictures of the spectrum. */
import { CRUISE_SPEED, MAX_SPEED, MAX_VELOCITY_Y, MIN_SPEED } from '../simulation/aircraft.ts'
import type { CraftState } from '../simulation/flight-state.ts'
import { TONIC_HERTZ } from './scale.ts'

export interface EngineTone {
  /** Fundamental of the engine, in hertz. */
  engineHertz: number
  /** Where the engine’s overtones fade, in hertz: it opens up under load. */
  engineCutoff: number
  /** Gain of the engine, in (0, 1]. */
  engineGain: number
  /** Where the wind is loudest, in hertz. */
  windHertz: number
  /** Gain of the wind, in (0, 1]. */
  windGain: number
  /** Where the wind comes from, in [−1, 1]: −1 is the left ear. The air strikes the side that the craft turns towards. */
  windPan: number
}

const CRUISE_HERTZ = TONIC_HERTZ / 4

function held(value: number, low: number, high: number): number {
  return value >= low ? Math.min(value, high) : low
}

/** A tone to be overwritten by `setEngineTone`. */
export function createEngineTone(): EngineTone {
  return { engineHertz: CRUISE_HERTZ, engineCutoff: 780, engineGain: 0.5, windHertz: 600, windGain: 0.2, windPan: 0 }
}

/** How hard the engine works, in [−1, 1]: 1 in the steepest climb. The elevator leads, so that the ear hears the stick at once. */
function engineLoad(craft: CraftState): number {
  return held((0.6 * craft.velocityY) / MAX_VELOCITY_Y + 0.4 * craft.elevator, -1, 1)
}

/**
 * Overwrites `into` with the tone of `craft`; allocates nothing. Faster is higher and windier; a climb makes the engine
 * labour (a little lower, brighter, louder) and a dive lets it coast while the wind takes over.
 */
export function setEngineTone(craft: CraftState, into: EngineTone): void {
  const speed = held(craft.speed, MIN_SPEED, MAX_SPEED)
  const pace = (speed - MIN_SPEED) / (MAX_SPEED - MIN_SPEED)
  const load = engineLoad(craft)
  into.engineHertz = CRUISE_HERTZ * (speed / CRUISE_SPEED) * (1 - 0.05 * load)
  into.engineCutoff = 620 + 400 * pace + 320 * load
  into.engineGain = 0.72 + 0.24 * load
  const slip = held(Math.abs(craft.rudder), 0, 1)
  into.windHertz = 420 + 700 * pace + 160 * slip
  into.windGain = held(0.2 + 0.62 * pace * pace + 0.18 * slip, 0, 1)
  into.windPan = 0.35 * held(craft.rudder, -1, 1)
}

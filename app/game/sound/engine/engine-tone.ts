/** The synth parameters of engine and wind for a craft in flight. Tuned by hand with spectrograms. */
import { CRUISE_SPEED, MAX_SPEED, MAX_VELOCITY_Y, MIN_SPEED } from '../../simulation/craft/aircraft.ts'
import { rockNearness } from '../../simulation/ground/near-rock.ts'
import type { FlightState } from '../../simulation/flight-state.ts'
import { starvation } from '../../simulation/craft/starvation.ts'
import { TONIC_HERTZ } from '../synthesis/scale.ts'

export interface EngineTone {
  /** Fundamental of the engine, in hertz. */
  engineHertz: number
  /** Cutoff of the engine’s low-pass filter, in hertz; higher under load. */
  engineCutoff: number
  /** Gain of the engine, in (0, 1]. */
  engineGain: number
  /** Centre of the wind’s band, in hertz. */
  windHertz: number
  /** Gain of the wind, in (0, 1]. */
  windGain: number
  /** Pan of the wind, in [−1, 1]: negative is left. The wind is on the side that the craft turns towards. */
  windPan: number
  /** What near rock raises the wind by on each side, as gains in [1, 2]: 6 dB at most. */
  windLeft: number
  windRight: number
}

const CRUISE_HERTZ = TONIC_HERTZ / 4

/** A wake beyond this is not heard as more. */
const LOUDEST_WAKE = 1.4

/** A tone to be overwritten by `setEngineTone`. */
export function createEngineTone(): EngineTone {
  return {
    engineHertz: CRUISE_HERTZ,
    engineCutoff: 780,
    engineGain: 0.5,
    windHertz: 600,
    windGain: 0.2,
    windPan: 0,
    windLeft: 1,
    windRight: 1,
  }
}

/** Engine load in [−1, 1]: 1 in the steepest climb. The elevator counts, so that an input is heard at once. */
function engineLoad({ craft }: Pick<FlightState, 'craft'>): number {
  return (0.6 * craft.velocityY) / MAX_VELOCITY_Y + 0.4 * craft.elevator
}

/**
 * Overwrites `into` with the tone of a flight; allocates nothing. Speed raises the pitch and the wind; load makes the engine
 * a little lower, brighter and louder; the wake of a ring raises all of it at once, by the ring's precision; low fuel takes pitch,
 * brightness and power from the engine.
 */
export function setEngineTone(flight: Pick<FlightState, 'craft' | 'fuelTenths'>, into: EngineTone): void {
  const { craft } = flight
  const pace = (craft.speed - MIN_SPEED) / (MAX_SPEED - MIN_SPEED)
  const load = engineLoad(flight)
  const starved = starvation(flight)
  const surge = Math.min(craft.wake, LOUDEST_WAKE)
  into.engineHertz =
    CRUISE_HERTZ * (craft.speed / CRUISE_SPEED) * (1 - 0.05 * load) * (1 + 0.06 * surge) * (1 - 0.1 * starved)
  into.engineCutoff = (620 + 400 * pace + 320 * load + 480 * surge) * (1 - 0.3 * starved)
  into.engineGain = Math.min(1, 0.72 + 0.24 * load + 0.16 * surge) * (1 - 0.4 * starved)
  const slip = Math.abs(craft.rudder)
  const rock = rockNearness(craft)
  into.windHertz = 420 + 700 * pace + 160 * slip
  into.windGain = Math.min(1, 0.2 + 0.62 * pace * pace + 0.18 * slip + 0.3 * surge)
  into.windPan = 0.35 * craft.rudder
  into.windLeft = 1 + rock * Math.min(1, 1 - craft.rockSide)
  into.windRight = 1 + rock * Math.min(1, 1 + craft.rockSide)
}

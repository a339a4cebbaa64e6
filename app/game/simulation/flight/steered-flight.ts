import { advanceFlight, startFlight, type FlightOptions } from './flight.ts'
import { FLIGHT_EVENTS, type Controls, type FlightState } from '../flight-state.ts'
import {
  createRecording,
  readRecording,
  recordInput,
  SAMPLE_TICKS,
  trimRecording,
  type InputRecording,
  type RecordedFlight,
} from '../input-recording.ts'

/** Fills the controls for the tick that follows a state. */
export type Steer = (state: FlightState, into: Controls) => void

/** Steers as it was recorded. */
export function steerByRecording(recording: InputRecording): Steer {
  return (state, into) => readRecording(recording, state.tick, into)
}

export interface SteeredFlight {
  /** Overwritten by each tick. */
  readonly state: FlightState
  /** Flies up to `ticks` ticks more; true once the flight has ended. */
  readonly fly: (ticks: number) => boolean
  /** The tick of each ring collected so far; the last of ten is the time of the mission. */
  readonly splits: readonly number[]
}

/** A flight that is flown without a player, in slices: whole, it takes some milliseconds. */
export function startSteeredFlight(seed: number, options: FlightOptions, steer: Steer): SteeredFlight {
  const state = startFlight(seed, options)
  const controls: Controls = { turn: 0, climb: 0 }
  const splits: number[] = []
  return {
    state,
    splits,
    fly(ticks) {
      for (let flown = 0; flown < ticks && state.phase === 'flying'; flown += 1) {
        steer(state, controls)
        advanceFlight(state, controls)
        if (state.events & FLIGHT_EVENTS.ringCollected) splits.push(state.tick)
      }
      return state.phase !== 'flying'
    },
  }
}

/** A steered flight of up to `mostTicks` ticks, and its recording, which holds what was steered at each sample. */
export function flyRecorded(
  seed: number,
  { isRelaxed = false }: FlightOptions,
  steer: Steer,
  mostTicks: number,
): { readonly state: FlightState; readonly splits: readonly number[]; readonly flight: RecordedFlight } {
  const recording = createRecording()
  const { state, splits, fly } = startSteeredFlight(seed, { isRelaxed }, (now, into) => {
    steer(now, into)
    if (now.tick % SAMPLE_TICKS === 0) recordInput(recording, now.tick, into)
  })
  fly(mostTicks)
  const ticks = state.tick
  const flight = {
    seed,
    isRelaxed,
    isSlow: false,
    isPractice: false,
    ticks,
    recording: trimRecording(recording, ticks),
  }
  return { state, splits, flight }
}

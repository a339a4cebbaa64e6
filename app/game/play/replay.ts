import type { LinkedFlight } from '../flight-link/link-text.ts'
import { startFlight } from '../simulation/flight.ts'
import { flyTicks, startRun, type FlightRun } from './flight-run.ts'

/** Brings the run to the state after `tick` ticks of the flight, or to its end. */
export type SeekReplay = (tick: number) => void

/** Makes `run` replay a flight from its tape. */
export function startReplay(run: FlightRun, { seed, isRelaxed, tape }: LinkedFlight): SeekReplay {
  const start = startFlight(seed, { isRelaxed })
  // From the start each time: the simulation of a whole flight takes a few milliseconds.
  const seek = (tick: number): void => {
    startRun(run, start)
    run.isReplay = true
    flyTicks(run, tick)
  }
  run.tape.set(tape)
  seek(0)
  return seek
}

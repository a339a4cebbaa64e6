import type { LinkedFlight } from '../flight-link/link-text.ts'
import { copyFlight, createFlight, startFlight } from '../simulation/flight.ts'
import type { FlightState } from '../simulation/flight-state.ts'
import { TICKS_PER_SECOND } from '../simulation/rules.ts'
import { flyTicks, startRun, type FlightRun } from './flight-run.ts'

/** A state is kept this often, which bounds the ticks to simulate for a seek. */
const SNAPSHOT_TICKS = 10 * TICKS_PER_SECOND

/** Brings the run to the state after `tick` ticks of the flight, or to its end. */
export type SeekReplay = (tick: number) => void

/** Makes `run` replay a flight from its tape. */
export function startReplay(run: FlightRun, { seed, isRelaxed, tape }: LinkedFlight): SeekReplay {
  // One state for each ten seconds, as far as it was sought.
  const snapshots: FlightState[] = [startFlight(seed, { isRelaxed })]

  function keepSnapshot(state: FlightState): void {
    if (state.tick !== snapshots.length * SNAPSHOT_TICKS) return
    const snapshot = createFlight()
    copyFlight(state, snapshot)
    snapshots.push(snapshot)
  }

  function seek(tick: number): void {
    const nearest = snapshots[Math.min(Math.floor(tick / SNAPSHOT_TICKS), snapshots.length - 1)]
    if (nearest === undefined) return
    startRun(run, nearest)
    run.isReplay = true
    while (run.current.tick < tick && run.current.phase === 'flying') {
      flyTicks(run, Math.min(tick - run.current.tick, SNAPSHOT_TICKS - (run.current.tick % SNAPSHOT_TICKS)))
      keepSnapshot(run.current)
    }
  }

  run.tape.set(tape)
  seek(0)
  return seek
}

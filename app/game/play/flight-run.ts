import { createClock, resetClock, type FlightClock } from '../simulation/clock.ts'
import { advanceFlight, copyFlight, createFlight } from '../simulation/flight.ts'
import { FLIGHT_EVENTS, type Controls, type FlightState } from '../simulation/flight-state.ts'
import {
  createHandTape,
  createPendingInput,
  HAND_TICKS,
  readHand,
  sampleInput,
  writeHand,
  type HandTape,
  type PendingInput,
} from '../simulation/hand.ts'
import { RINGS_TO_WIN } from '../simulation/rules.ts'
import { flyRival, type RivalRun } from './rival-run.ts'
import { END_SCENE_SECONDS, WORDS_AFTER_SECONDS } from '../rendering/ending/end-scene-motion.ts'

/** A flight being flown: its last two ticks, between which each frame is drawn, and what advances it. */
export interface FlightRun {
  /** The two states swap at each tick, so that nothing is allocated: read them at once or copy them. */
  previous: FlightState
  current: FlightState
  readonly controls: Controls
  /** Input since the hand was last sampled; the controls hold the last sample. */
  readonly pending: PendingInput
  /** The controls of the whole flight: written, or in a replay read. */
  readonly tape: HandTape
  readonly clock: FlightClock
  /** Whether some of it was flown below full speed. */
  isSlow: boolean
  /** Whether an ended flight is replayed from its tape. */
  isReplay: boolean
  /** Seconds left of the scene after the ending, and until the end screen is shown over it; the latter stand still while the craft falls. */
  endSceneSeconds: number
  secondsToWords: number
  /** Who else flies. */
  rival: RivalRun | null
  /** The tick at which each ring was collected; entries beyond `ringsCollected` are of an earlier flight. */
  readonly splits: number[]
}

export function createFlightRun(): FlightRun {
  return {
    previous: createFlight(),
    current: createFlight(),
    controls: { turn: 0, climb: 0 },
    pending: createPendingInput(),
    tape: createHandTape(),
    clock: createClock(),
    endSceneSeconds: END_SCENE_SECONDS,
    isSlow: false,
    isReplay: false,
    secondsToWords: WORDS_AFTER_SECONDS,
    rival: null,
    splits: Array<number>(RINGS_TO_WIN).fill(0),
  }
}

const HANDS_OFF: Readonly<Controls> = { turn: 0, climb: 0 }

/** Begins a new flight in `run` from its first state. */
export function startRun(run: FlightRun, start: FlightState): void {
  copyFlight(start, run.previous)
  copyFlight(start, run.current)
  resetClock(run.clock)
  Object.assign(run.controls, HANDS_OFF)
  Object.assign(run.pending, HANDS_OFF)
  run.endSceneSeconds = END_SCENE_SECONDS
  run.isSlow = false
  run.isReplay = false
  run.rival = null
  run.secondsToWords = WORDS_AFTER_SECONDS
}

/** Flies up to `ticks` ticks, fewer where the flight ends. Returns the combined event bits of all of them. */
export function flyTicks(run: FlightRun, ticks: number): number {
  let events = 0
  for (let flown = 0; flown < ticks && run.current.phase === 'flying'; flown += 1) {
    const { previous, current } = run
    if (run.isReplay) readHand(run.tape, current.tick, run.controls)
    else if (current.tick % HAND_TICKS === 0) {
      sampleInput(run.pending, run.controls)
      writeHand(run.tape, current.tick, run.controls)
    }
    advanceFlight(current, run.controls, previous)
    if (run.rival !== null) flyRival(run.rival)
    run.previous = current
    run.current = previous
    events |= run.current.events
    if (run.current.events & FLIGHT_EVENTS.ringCollected) run.splits[run.current.ringsCollected - 1] = run.current.tick
  }
  return events
}

import { END_SCENE_SECONDS, END_SCREEN_DELAY_SECONDS } from '../rendering/ending/end-scene-motion.ts'
import { missSideOf, type Pass } from '../session/flight-summary.ts'
import type { Rival } from '../session/rival.ts'
import type { TakeOver } from '../session/watch.ts'
import { passedRing } from '../simulation/course/course.ts'
import { advanceFlight, copyCraft, createFlight, startFlight } from '../simulation/flight/flight.ts'
import { FLIGHT_EVENTS, type Controls, type CraftState, type FlightState } from '../simulation/flight-state.ts'
import {
  createRecording,
  createPendingInput,
  SAMPLE_TICKS,
  readRecording,
  sampleInput,
  recordInput,
  type RecordedFlight,
} from '../simulation/input-recording.ts'
import { TICKS_PER_SECOND } from '../simulation/rules.ts'
import { startSteeredFlight, steerByRecording, type SteeredFlight } from '../simulation/flight/steered-flight.ts'

/** A flight being flown: its state, its craft a tick before, between which and the present one each frame is drawn, and what advances it. */
export type FlightRun = ReturnType<typeof createFlightRun>

export function createFlightRun() {
  const current = createFlight()
  return {
    /** Overwritten by each tick: read it at once or copy it. */
    current,
    /** Its craft a tick before. */
    previous: { ...current.craft },
    controls: { turn: 0, climb: 0 },
    /** Input since the last sample; the controls hold the last sample. */
    pending: createPendingInput(),
    /** The controls of the whole flight: written, or in a replay read. */
    recording: createRecording(),
    clock: { blend: 0 },
    /** Flights in a row that ended below ten rings. */
    failuresInRow: 0,
    ...atStart(),
  }
}

/** What is new with each flight. */
function atStart() {
  return {
    /** Whether some of it was flown below full speed. */
    isSlow: false,
    /** Whether an ended flight is replayed from its recording. */
    isReplay: false,
    /** Whether it was taken over from a replay. */
    isPractice: false,
    /** Seconds left of the scene after the ending, and until the end screen is shown over it; the latter stands still while the craft falls. */
    endSceneSeconds: END_SCENE_SECONDS,
    secondsToEndScreen: END_SCREEN_DELAY_SECONDS,
    /** Who else flies: the first is measured against, all are drawn. */
    rivals: [] as readonly RivalRun[],
    /** The tick at which each ring was collected, and its precision. */
    splits: [] as number[],
    precisions: [] as number[],
    /** How each ring met was passed. */
    passes: [] as Pass[],
    /** The tick at which near rock was told last. */
    nearRockTick: -Infinity,
  }
}

const HANDS_OFF: Readonly<Controls> = { turn: 0, climb: 0 }

/** Begins a new flight in `run` from its first state, which it keeps and overwrites. */
export function startRun(run: FlightRun, start: FlightState): void {
  run.current = start
  copyCraft(start.craft, run.previous)
  run.clock.blend = 0
  Object.assign(run.controls, HANDS_OFF)
  Object.assign(run.pending, HANDS_OFF)
  Object.assign(run, atStart())
}

/** Flies up to `ticks` ticks, fewer where the flight ends. Returns the combined event bits of all of them. */
export function flyTicks(run: FlightRun, ticks: number): number {
  const { current } = run
  let events = 0
  for (let flown = 0; flown < ticks && current.phase === 'flying'; flown += 1) {
    if (run.isReplay) readRecording(run.recording, current.tick, run.controls)
    else if (current.tick % SAMPLE_TICKS === 0) {
      sampleInput(run.pending, run.controls)
      recordInput(run.recording, current.tick, run.controls)
    }
    copyCraft(current.craft, run.previous)
    advanceFlight(current, run.controls)
    for (const rival of run.rivals) flyRival(rival)
    events |= takeEvents(run)
    if (current.events & FLIGHT_EVENTS.ringCollected) noteRing(run)
    if (current.events & FLIGHT_EVENTS.ringMissed) noteMiss(run)
  }
  return events
}

/** Along a wall the distance rises and falls about the limit: near rock is told at most once in this many ticks. */
const NEAR_ROCK_TICKS = 0.8 * TICKS_PER_SECOND

/** The events of the tick just flown, without near rock where that was told a moment ago; notes when it is told. */
function takeEvents(run: FlightRun): number {
  const { events, tick } = run.current
  if ((events & FLIGHT_EVENTS.nearRock) === 0) return events
  if (tick - run.nearRockTick < NEAR_ROCK_TICKS) return events & ~FLIGHT_EVENTS.nearRock
  run.nearRockTick = tick
  return events
}

function noteRing({ current, splits, precisions, passes }: FlightRun): void {
  const precision = passedRing(current)?.precision ?? 0
  splits.push(current.tick)
  precisions.push(precision)
  passes.push(precision)
}

function noteMiss({ current, passes }: FlightRun): void {
  const ring = passedRing(current)
  if (ring !== undefined) passes.push(missSideOf(ring))
}

/** Makes `run` replay a flight, from the state after `tick` ticks or from its end. Flown from the start, which takes a few milliseconds. */
export function seekReplay(run: FlightRun, { seed, isRelaxed, recording }: RecordedFlight, tick: number): void {
  startRun(run, startFlight(seed, { isRelaxed }))
  run.isReplay = true
  run.recording.set(recording)
  flyTicks(run, tick)
}

/** Begins a flight that goes on from a moment of another one, whose input recording it continues. */
export function startPractice(run: FlightRun, { flight, tick }: TakeOver): void {
  seekReplay(run, flight, tick)
  run.isReplay = false
  run.isPractice = true
  run.isSlow = flight.isSlow
}

/** A rival in flight, simulated with the player. */
export interface RivalRun {
  readonly rival: Rival
  readonly flight: SteeredFlight
  /** Its craft a tick before. */
  readonly previous: CraftState
  /** The time in its flight, in ticks, and by how many of them it went on in the player's last tick. */
  time: number
  step: number
}

export function startRivalRun(rival: Rival): RivalRun {
  const { seed, isRelaxed, recording } = rival.flight
  const flight = startSteeredFlight(seed, { isRelaxed }, steerByRecording(recording))
  return { rival, flight, previous: { ...flight.state.craft }, time: 0, step: 1 }
}

/** One tick of the player's; none after its end. */
export function flyRival(run: RivalRun): void {
  const { flight, previous, rival } = run
  run.step = rival.paces[flight.state.ringsCollected] ?? 1
  run.time += run.step
  while (flight.state.tick < run.time && flight.state.phase === 'flying') {
    copyCraft(flight.state.craft, previous)
    flight.fly(1)
  }
}

/**
 * How far a rival is from its tick before to its last one. At another pace than 1 it may be up to a tick earlier, and this is negative.
 *
 * @param blend how far the player is from the tick before to the last one
 */
export function blendOfRival({ flight, time, step }: RivalRun, blend: number): number {
  return time - step * (1 - blend) - (flight.state.tick - 1)
}

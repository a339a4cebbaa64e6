/**
 * The flight behind the start screen: the autopilot flies the coming course, again and again, and nobody counts it. It
 * stands still where the machine cannot show it well, so that the start screen stays quick to use; who asks for it then
 * has it all the same.
 */
import { steerTowardsCourse } from '../simulation/autopilot.ts'
import { startFlight } from '../simulation/flight.ts'
import type { FlightState } from '../simulation/flight-state.ts'
import { createFlightLoop, type FlightLoopParts } from './flight-loop.ts'

/** The picture fits itself to the machine in this time; before it is over nothing is judged. */
const SETTLING_SECONDS = 2.5
/** So long is looked before it is judged; judged too slow twice in a row, it stops. One slow second is a machine at work. */
const JUDGED_SECONDS = 1
/** A mean frame longer than this, in seconds, is no flight to watch. */
const TOO_SLOW = 0.05
/** A longer gap between frames is the machine at something else, and no measure of the picture. */
const STALL_SECONDS = 1
/** How long the craft climbs away after the last ring, before the course begins again. */
const AFTERMATH_SECONDS = 3

export interface AttractFlightParts extends Pick<FlightLoopParts, 'draw' | 'onFailure'> {
  /** Shows the world of a flight that begins. */
  readonly onStart: (flight: FlightState) => void
  /** It halted of itself, since the machine cannot show it well. Once at most: run again, it is not judged again. */
  readonly onTooSlow: () => void
}

export interface AttractFlight {
  /** Flies on from where it was held, or from the start of the course; does nothing where it flies. */
  readonly run: (seed: number) => void
  /** Holds the picture; nothing more is drawn. */
  readonly halt: () => void
  /** One picture of the flight as it stands, while it is held. */
  readonly redraw: () => void
  /** True from the first run on: the picture shows this flight and no other. */
  readonly hasFlown: () => boolean
  /** Holds the picture and forgets the flight, for when the picture shows another; the next run begins the course. */
  readonly forget: () => void
  readonly isRunning: () => boolean
}

export function createAttractFlight(parts: AttractFlightParts): AttractFlight {
  let seed: number | undefined
  let isJudged = true
  let settledSeconds = 0
  let judgedSeconds = 0
  let judgedFrames = 0
  let slowVerdicts = 0
  let endedSeconds = 0

  const loop = createFlightLoop({
    steer: steerTowardsCourse,
    draw: parts.draw,
    onFrame(flight, _events, frameSeconds) {
      endedSeconds = flight.phase === 'flying' ? 0 : endedSeconds + frameSeconds
      if (endedSeconds > AFTERMATH_SECONDS) begin(flight.seed)
      judge(frameSeconds)
    },
    onEnding: () => undefined,
    onFailure: parts.onFailure,
    hasEndScene: () => true,
  })

  function begin(course: number): void {
    seed = course
    endedSeconds = 0
    loop.prepare(startFlight(course))
    parts.onStart(loop.flight())
  }

  function judge(frameSeconds: number): void {
    if (!isJudged || frameSeconds <= 0 || frameSeconds > STALL_SECONDS) return
    if (settledSeconds < SETTLING_SECONDS) {
      settledSeconds += frameSeconds
      return
    }
    judgedSeconds += frameSeconds
    judgedFrames += 1
    if (judgedSeconds < JUDGED_SECONDS) return
    slowVerdicts = judgedSeconds / judgedFrames > TOO_SLOW ? slowVerdicts + 1 : 0
    judgedSeconds = 0
    judgedFrames = 0
    if (slowVerdicts < 2) return
    isJudged = false
    loop.halt()
    parts.onTooSlow()
  }

  return {
    run(course) {
      if (loop.isRunning()) return
      if (course !== seed) begin(course)
      loop.run()
    },
    halt: loop.halt,
    redraw: loop.redraw,
    hasFlown: () => seed !== undefined,
    forget() {
      loop.halt()
      seed = undefined
    },
    isRunning: loop.isRunning,
  }
}

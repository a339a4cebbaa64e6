/**
 * The frames of a flight. There is a frame callback only while a flight runs or its end scene plays; paused, closed or
 * hidden, the browser is asked for nothing.
 */
import { advanceClock, createClock, resetClock } from '../simulation/clock.ts'
import { advanceFlight, copyFlight, createFlight } from '../simulation/flight.ts'
import type { Controls, FlightState } from '../simulation/flight-state.ts'

/** How long the picture goes on after an ending. A fall from 150 m takes 3.2 s before there is a wreck; the rest by eye. */
const END_SCENE_SECONDS = 6

export interface FlightLoopParts {
  /** Writes the pilot's wish into `controls`; asked once a frame, and it holds for all ticks of the frame. */
  readonly steer: (flight: FlightState, controls: Controls) => void
  /** Draws the flight between two ticks: `blend` from `previous` at 0 towards `current` at 1. */
  readonly draw: (previous: FlightState, current: FlightState, blend: number, frameSeconds: number) => void
  /** Called after each drawn frame of flight. `events`: the bits of all its ticks together. */
  readonly onFrame: (flight: FlightState, events: number, frameSeconds: number) => void
  /** Called once, when a flight has crashed or is complete. */
  readonly onEnding: (flight: FlightState) => void
  /** Called when a frame threw; the loop has halted. */
  readonly onFailure: (error: unknown) => void
  /** False where the end scene is to be cut: one last picture, then stillness. */
  readonly hasEndScene: () => boolean
  /** Flown seconds per real second, in [0, 1]; asked once a frame. Left out: 1. */
  readonly pace?: () => number
}

export interface FlightLoop {
  /** Takes a new flight's first state; nothing is drawn and nothing runs yet. */
  readonly prepare: (start: FlightState) => void
  /** Runs from where the flight stands. Time that passed while halted never happened to it. */
  readonly run: () => void
  readonly halt: () => void
  /** One picture of the flight as it stands, for a canvas that was resized or came back while nothing runs. */
  readonly redraw: () => void
  /** The latest tick. Overwritten by the ticks that follow: read it at once or copy it. */
  readonly flight: () => FlightState
  /** The controls as of the latest frame. */
  readonly controls: () => Readonly<Controls>
  readonly isRunning: () => boolean
  /** Frames drawn since the loop was made. */
  readonly framesDrawn: () => number
}

export function createFlightLoop(parts: FlightLoopParts): FlightLoop {
  const clock = createClock()
  const controls: Controls = { turn: 0, climb: 0 }
  // Two states take turns: the older of them is overwritten by each new tick.
  let previous = createFlight()
  let current = createFlight()
  let frameRequest = 0
  let isRunning = false
  let latestFrameAt = NaN
  let endSceneSeconds = 0
  let framesDrawn = 0

  function frame(now: DOMHighResTimeStamp): void {
    try {
      const seconds = secondsSinceLatestFrame(now)
      parts.steer(current, controls)
      const events = flyTicks(advanceClock(clock, seconds, parts.pace?.()))
      draw(seconds)
      parts.onFrame(current, events, seconds)
      if (current.phase !== 'flying') playEndScene(events, seconds)
    } catch (error) {
      halt()
      parts.onFailure(error)
    }
    if (isRunning) frameRequest = requestAnimationFrame(frame)
  }

  function secondsSinceLatestFrame(now: DOMHighResTimeStamp): number {
    const seconds = Number.isNaN(latestFrameAt) ? 0 : Math.max(0, (now - latestFrameAt) / 1000)
    latestFrameAt = now
    return seconds
  }

  function flyTicks(ticks: number): number {
    let events = 0
    for (let flown = 0; flown < ticks && current.phase === 'flying'; flown += 1) {
      advanceFlight(current, controls, previous)
      const overwritten = previous
      previous = current
      current = overwritten
      events |= current.events
    }
    return events
  }

  function draw(seconds: number): void {
    // Past the end there is no next tick to blend towards: the last one stands.
    const hasEnded = current.phase !== 'flying'
    parts.draw(hasEnded ? current : previous, current, hasEnded ? 0 : clock.blend, seconds)
    framesDrawn += 1
  }

  function playEndScene(events: number, seconds: number): void {
    if (events !== 0) parts.onEnding(current)
    endSceneSeconds += seconds
    if (endSceneSeconds >= END_SCENE_SECONDS || !parts.hasEndScene()) halt()
  }

  function halt(): void {
    isRunning = false
    cancelAnimationFrame(frameRequest)
  }

  return {
    prepare(start) {
      copyFlight(start, previous)
      copyFlight(start, current)
      resetClock(clock)
      controls.turn = 0
      controls.climb = 0
      endSceneSeconds = 0
      // The frames of an end scene may still be coming; what the new world took to build is not flown.
      latestFrameAt = NaN
    },
    run() {
      if (isRunning) return
      isRunning = true
      latestFrameAt = NaN
      frameRequest = requestAnimationFrame(frame)
    },
    halt,
    redraw() {
      if (!isRunning) draw(0)
    },
    flight: () => current,
    controls: () => controls,
    isRunning: () => isRunning,
    framesDrawn: () => framesDrawn,
  }
}

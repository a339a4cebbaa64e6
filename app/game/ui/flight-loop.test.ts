import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { steerTowardsCourse } from '../simulation/autopilot.ts'
import { CONTROL_STEPS, FLIGHT_EVENTS, type FlightState } from '../simulation/flight-state.ts'
import { startFlight } from '../simulation/flight.ts'
import { TICKS_PER_SECOND } from '../simulation/rules.ts'
import { createFlightLoop, type FlightLoop, type FlightLoopParts } from './flight-loop.ts'

const SEED = 7

/** The browser's frames, by hand: one request is open at a time, as in the loop. */
let requested: FrameRequestCallback | null
let now: number
let draws: {
  readonly previousTick: number
  readonly currentTick: number
  readonly blend: number
  readonly seconds: number
}[]
let endings: FlightState[]
let failures: unknown[]
let events: number

beforeEach(() => {
  requested = null
  now = 5000
  draws = []
  endings = []
  failures = []
  events = 0
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    requested = callback
    return 1
  })
  vi.stubGlobal('cancelAnimationFrame', () => {
    requested = null
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function openLoop(parts: Partial<FlightLoopParts> = {}): FlightLoop {
  const loop = createFlightLoop({
    steer: steerTowardsCourse,
    draw: (previous, current, blend, seconds) =>
      draws.push({ previousTick: previous.tick, currentTick: current.tick, blend, seconds }),
    onFrame: (_flight, bits) => (events |= bits),
    onEnding: (flight) => endings.push(flight),
    onFailure: (error) => failures.push(error),
    hasEndScene: () => true,
    ...parts,
  })
  loop.prepare(startFlight(SEED))
  return loop
}

/** Shows frames of `milliseconds` each; stops early when no frame is asked for. */
function showFrames(count: number, milliseconds: number): number {
  let shown = 0
  while (shown < count && requested !== null) {
    const callback = requested
    requested = null
    now += milliseconds
    callback(now)
    shown += 1
  }
  return shown
}

const INTO_THE_GROUND: Partial<FlightLoopParts> = {
  steer: (_flight, controls) => {
    controls.turn = -CONTROL_STEPS
    controls.climb = -CONTROL_STEPS
  },
}

test('no frame is asked for before the flight runs, nor once it is halted', () => {
  const loop = openLoop()
  expect(requested).toBeNull()
  loop.run()
  expect(requested).not.toBeNull()
  showFrames(3, 16)
  loop.halt()
  expect(requested).toBeNull()
  expect(loop.isRunning()).toBe(false)
})

test('running twice asks for one frame at a time', () => {
  const request = vi.fn(() => 1)
  vi.stubGlobal('requestAnimationFrame', request)
  const loop = openLoop()
  loop.run()
  loop.run()
  expect(request).toHaveBeenCalledTimes(1)
})

test('a second of frames flies a second, whatever their rate', () => {
  for (const rate of [10, 30, 60, 144]) {
    const loop = openLoop()
    loop.run()
    // The first frame after a start has no frame before it, and so no time.
    showFrames(rate + 1, 1000 / rate)
    expect(Math.abs(loop.flight().tick - TICKS_PER_SECOND), `${rate} Hz`).toBeLessThanOrEqual(1)
    loop.halt()
  }
})

test('time that passed while halted never happened to the flight', () => {
  const loop = openLoop()
  loop.run()
  showFrames(30, 16)
  loop.halt()
  const before = loop.flight().tick
  now += 3_600_000
  loop.run()
  showFrames(1, 16)
  expect(loop.flight().tick).toBe(before)
  showFrames(1, 16)
  expect(loop.flight().tick - before).toBeLessThanOrEqual(2)
})

test('each picture stands between two neighbouring ticks', () => {
  openLoop().run()
  showFrames(200, 7)
  for (const { previousTick, currentTick, blend } of draws.slice(2)) {
    expect(currentTick - previousTick).toBe(1)
    expect(blend).toBeGreaterThanOrEqual(0)
    expect(blend).toBeLessThan(1)
  }
})

test('no event is lost when a frame holds many ticks', () => {
  const loop = openLoop()
  loop.run()
  while (showFrames(1, 100) === 1 && endings.length === 0);
  expect(loop.flight().phase).toBe('complete')
  expect(events & FLIGHT_EVENTS.ringCollected).not.toBe(0)
  expect(events & FLIGHT_EVENTS.complete).not.toBe(0)
})

test('an ending is told once; then the end scene plays for some seconds and the frames stop', () => {
  const loop = openLoop(INTO_THE_GROUND)
  loop.run()
  while (showFrames(1, 16) === 1 && endings.length === 0);
  const endTick = loop.flight().tick
  const shown = showFrames(10_000, 16)
  expect(endings).toHaveLength(1)
  expect(loop.flight()).toMatchObject({ phase: 'crashed', tick: endTick })
  expect(shown * 16).toBeGreaterThan(2000)
  expect(shown * 16).toBeLessThan(6000)
  expect(loop.isRunning()).toBe(false)
  expect(draws.at(-1)).toMatchObject({ previousTick: endTick, currentTick: endTick, blend: 0 })
})

test('where the end scene is cut, the frames stop with the flight', () => {
  const loop = openLoop({ ...INTO_THE_GROUND, hasEndScene: () => false })
  loop.run()
  showFrames(100_000, 16)
  expect(endings).toHaveLength(1)
  expect(loop.isRunning()).toBe(false)
  expect(draws.filter((draw) => draw.previousTick === draw.currentTick && draw.currentTick > 0)).toHaveLength(1)
})

test('a new flight starts over from its own first state', () => {
  const loop = openLoop(INTO_THE_GROUND)
  loop.run()
  while (showFrames(1, 16) === 1 && endings.length === 0);
  loop.prepare(startFlight(SEED + 1))
  loop.run()
  showFrames(2, 16)
  expect(loop.flight()).toMatchObject({ phase: 'flying', seed: SEED + 1 })
  expect(loop.flight().tick).toBeLessThanOrEqual(2)
})

test('a frame that throws halts the loop and is told, once', () => {
  const loop = openLoop({
    draw: () => {
      throw new Error('no picture')
    },
  })
  loop.run()
  showFrames(10, 16)
  expect(failures).toHaveLength(1)
  expect(loop.isRunning()).toBe(false)
  expect(requested).toBeNull()
})

test('a halted flight can be drawn again as it stands', () => {
  const loop = openLoop()
  loop.run()
  showFrames(20, 16)
  loop.redraw()
  expect(draws).toHaveLength(20)
  loop.halt()
  loop.redraw()
  expect(draws).toHaveLength(21)
  expect(draws.at(-1)).toMatchObject({ currentTick: loop.flight().tick, seconds: 0 })
})

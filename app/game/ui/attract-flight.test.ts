import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { TICKS_PER_SECOND } from '../simulation/rules.ts'
import type { FlightState } from '../simulation/flight-state.ts'
import { createAttractFlight, type AttractFlight } from './attract-flight.ts'

let requested: FrameRequestCallback | null
let now: number
let drawn: FlightState | undefined
let pictures: number
let starts: number[]
let tooSlow: number
let attract: AttractFlight

beforeEach(() => {
  requested = null
  now = 1000
  pictures = 0
  starts = []
  tooSlow = 0
  drawn = undefined
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    requested = callback
    return 1
  })
  vi.stubGlobal('cancelAnimationFrame', () => {
    requested = null
  })
  attract = createAttractFlight({
    draw: (_previous, current) => {
      drawn = current
      pictures += 1
    },
    onStart: (flight) => starts.push(flight.seed),
    onTooSlow: () => (tooSlow += 1),
    onFailure: (error) => {
      throw error
    },
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Shows frames of `milliseconds` for so many seconds; fewer where none is asked for. */
function show(seconds: number, milliseconds: number): void {
  for (let shown = 0; shown < seconds * 1000 && requested !== null; shown += milliseconds) {
    const callback = requested
    requested = null
    now += milliseconds
    callback(now)
  }
}

test('the autopilot flies the whole course without a crash, and then begins it again', () => {
  attract.run(7)
  let mostRings = 0
  for (let second = 0; second < 60; second += 1) {
    show(1, 20)
    mostRings = Math.max(mostRings, drawn?.ringsCollected ?? 0)
    expect(drawn?.phase).not.toBe('crashed')
  }
  expect(mostRings).toBe(10)
  expect(starts.length).toBeGreaterThan(1)
  expect(new Set(starts)).toEqual(new Set([7]))
  expect(attract.isRunning()).toBe(true)
})

test('on a machine that shows twelve pictures a second it stops within five seconds and says so, and who asks for it has it', () => {
  attract.run(7)
  show(5, 83)
  expect(attract.isRunning()).toBe(false)
  expect(requested).toBeNull()
  expect(tooSlow).toBe(1)
  attract.run(7)
  show(20, 83)
  expect(attract.isRunning()).toBe(true)
  expect(tooSlow).toBe(1)
})

test('thirty pictures a second are enough, and a slow beginning or one stall is no verdict', () => {
  attract.run(7)
  show(2, 90)
  show(5, 33)
  show(0.3, 390)
  show(5, 33)
  show(0.1, 3000)
  expect(attract.isRunning()).toBe(true)
})

test('held, it draws nothing more, and goes on from where it was', () => {
  attract.run(7)
  show(3, 20)
  attract.halt()
  expect(requested).toBeNull()
  const { tick } = drawn ?? { tick: NaN }
  const before = pictures
  now += 60_000
  attract.run(7)
  show(1, 20)
  expect(pictures).toBeGreaterThan(before)
  expect(drawn?.tick).toBeGreaterThan(tick)
  expect(drawn?.tick).toBeLessThan(tick + 1.5 * TICKS_PER_SECOND)
  expect(starts).toEqual([7])
})

test('forgotten, it begins the course anew', () => {
  expect(attract.hasFlown()).toBe(false)
  attract.run(7)
  show(2, 20)
  expect(attract.hasFlown()).toBe(true)
  attract.forget()
  expect(attract.hasFlown()).toBe(false)
  expect(requested).toBeNull()
  attract.run(7)
  show(0.1, 20)
  expect(starts).toEqual([7, 7])
  expect(drawn?.tick).toBeLessThan(TICKS_PER_SECOND)
})

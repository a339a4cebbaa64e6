// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { manualFrames } from '../../../../testing/fakes/manual-frames.ts'
import { openSession } from '../../session/session.ts'
import { createSessionStore, type SessionStore } from '../../session/session-store.ts'
import { TICKS_PER_SECOND } from '../../simulation/rules.ts'
import type { FlightState } from '../../simulation/flight-state.ts'
import { bindAttractFlight } from './attract-flight.ts'
import { createFlightRun, type FlightRun } from '../flight-run.ts'

let shown: FlightRun | undefined
let drawn: FlightState | undefined
let pictures: number
let starts: number[]
let isMotionReduced: boolean
let session: SessionStore
let showsAttract: StoreApi<boolean>
let closing: AbortController

const frames = manualFrames()

beforeEach(() => {
  shown = undefined
  drawn = undefined
  pictures = 0
  starts = []
  isMotionReduced = false
  session = createSessionStore(openSession(7))
  showsAttract = createStore(() => true)
  closing = new AbortController()
})

afterEach(() => closing.abort())

/** Opens the start screen, whose picture is ready. */
function openStartScreen(): void {
  bindAttractFlight(
    {
      session,
      showsAttract,
      reducedMotion: { getState: () => isMotionReduced, subscribe: () => () => undefined },
      picture: {
        startFlight: (run) => {
          shown = run
          starts.push(run.current.seed)
        },
        isShowing: (run) => shown === run,
        draw: ({ current }) => {
          drawn = current
          pictures += 1
        },
        fail: (error) => {
          throw error
        },
      },
    },
    closing.signal,
  )
  expect(frames.isAsked(), 'no frame before the picture is ready').toBe(false)
  session.dispatch({ type: 'picture-ready' })
}

/** Shows frames of `milliseconds` for so many seconds; fewer where none is asked for. */
function show(seconds: number, milliseconds: number): void {
  frames.show(Math.ceil((seconds * 1000) / milliseconds), milliseconds)
}

test('the attract flight completes its course without a crash and starts it again', () => {
  openStartScreen()
  let mostRings = 0
  for (let second = 0; second < 60; second += 1) {
    show(1, 20)
    mostRings = Math.max(mostRings, drawn?.ringsCollected ?? 0)
    expect(drawn?.phase).not.toBe('crashed')
  }
  expect(mostRings).toBe(10)
  expect(starts.length).toBeGreaterThan(1)
  expect(new Set(starts)).toEqual(new Set([7]))
  expect(frames.isAsked()).toBe(true)
})

test('a paused attract flight requests no frame and resumes where it was', () => {
  openStartScreen()
  show(3, 20)
  showsAttract.setState(false)
  expect(frames.isAsked()).toBe(false)
  const { tick } = drawn ?? { tick: NaN }
  const before = pictures
  frames.wait(60_000)
  showsAttract.setState(true)
  show(1, 20)
  expect(pictures).toBeGreaterThan(before)
  expect(drawn?.tick).toBeGreaterThan(tick)
  expect(drawn?.tick).toBeLessThan(tick + 1.5 * TICKS_PER_SECOND)
  expect(starts).toEqual([7])
})

test('the attract flight restarts its course after the picture has shown another flight', () => {
  openStartScreen()
  show(2, 20)
  showsAttract.setState(false)
  shown = createFlightRun()
  showsAttract.setState(true)
  show(0.1, 20)
  expect(starts).toEqual([7, 7])
  expect(drawn?.tick).toBeLessThan(TICKS_PER_SECOND)
})

test('the attract flight stops at take-off, when the picture is lost and when the game closes', () => {
  openStartScreen()
  show(1, 20)
  session.dispatch({ type: 'picture-lost' })
  expect(frames.isAsked()).toBe(false)
  session.dispatch({ type: 'picture-ready' })
  expect(frames.isAsked()).toBe(true)
  session.dispatch({ type: 'take-off' })
  expect(frames.isAsked()).toBe(false)
  closing.abort()
  showsAttract.setState(false)
  showsAttract.setState(true)
  expect(frames.isAsked()).toBe(false)
})

test('the attract flight does not start under reduced motion', () => {
  isMotionReduced = true
  openStartScreen()
  expect(frames.isAsked()).toBe(false)
  expect(starts).toEqual([])
})

import { afterEach, beforeEach, expect, test } from 'vitest'

import { manualFrames } from '../../../testing/fakes/manual-frames.ts'
import { openGame } from '../../../testing/fakes/open-game.ts'
import { stubBrowser } from '../../../testing/fakes/stub-browser.ts'
import { flownFlight } from '../../../testing/flights/linked-flights.ts'
import { TICKS_PER_SECOND } from '../simulation/rules.ts'

const SEED = 7

let game: ReturnType<typeof openGame>

const frames = manualFrames()

beforeEach(() => stubBrowser())
afterEach(() => game.close())

/** Opens the start screen, whose picture is ready. */
function openStartScreen(): void {
  game = openGame()
  game.session.dispatch({ type: 'choose-course', seed: SEED, origin: 'number' })
  game.done.length = 0
  expect(frames.isAsked(), 'no frame before the picture is ready').toBe(false)
  game.session.dispatch({ type: 'picture-ready' })
}

const hold = (isHeld: boolean) => game.session.dispatch({ type: 'hold-background', isHeld })
/** The courses of the worlds that were built. */
const starts = () => game.done.filter((step) => step.startsWith('view: world'))
const START = `view: world of ${SEED}`

/** Shows frames of `milliseconds` for so many seconds; fewer where none is asked for. */
function show(seconds: number, milliseconds: number): void {
  frames.show(Math.ceil((seconds * 1000) / milliseconds), milliseconds)
}

test('the attract flight completes its course without a crash and starts it again', () => {
  openStartScreen()
  let mostRings = 0
  for (let second = 0; second < 60; second += 1) {
    show(1, 20)
    mostRings = Math.max(mostRings, game.drawn()?.ringsCollected ?? 0)
    expect(game.drawn()?.phase).not.toBe('crashed')
  }
  expect(mostRings).toBe(10)
  expect(starts().length).toBeGreaterThan(1)
  expect(new Set(starts())).toEqual(new Set([START]))
  expect(frames.isAsked()).toBe(true)
})

test('a paused attract flight requests no frame and resumes where it was', () => {
  openStartScreen()
  show(3, 20)
  hold(true)
  expect(frames.isAsked()).toBe(false)
  const tick = game.drawn()?.tick ?? NaN
  const before = game.draws.length
  frames.wait(60_000)
  hold(false)
  show(1, 20)
  expect(game.draws.length).toBeGreaterThan(before)
  expect(game.drawn()?.tick).toBeGreaterThan(tick)
  expect(game.drawn()?.tick).toBeLessThan(tick + 1.5 * TICKS_PER_SECOND)
  expect(starts()).toEqual([START])
})

test('the attract flight restarts its course after the picture has shown another flight', () => {
  openStartScreen()
  show(2, 20)
  game.session.dispatch({ type: 'watch', flight: flownFlight('keys', SEED, 7_200) })
  show(1, 20)
  game.done.length = 0
  game.session.dispatch({ type: 'end-watch' })
  show(0.1, 20)
  expect(starts()).toEqual([START])
  expect(game.drawn()?.tick).toBeLessThan(TICKS_PER_SECOND)
})

test('the attract flight stops at take-off, when the picture is lost and when the game closes', () => {
  openStartScreen()
  show(1, 20)
  game.session.dispatch({ type: 'picture-lost' })
  expect(frames.isAsked()).toBe(false)
  game.session.dispatch({ type: 'picture-ready' })
  expect(frames.isAsked()).toBe(true)
  game.session.dispatch({ type: 'take-off' })
  frames.show(3, 20)
  expect(game.drawn()).toBe(game.run.current)
  game.close()
  hold(true)
  hold(false)
  expect(frames.isAsked()).toBe(false)
})

test('the attract flight does not start under reduced motion', () => {
  stubBrowser({ isMotionReduced: true })
  openStartScreen()
  expect(frames.isAsked()).toBe(false)
  expect(starts()).toEqual([])
})

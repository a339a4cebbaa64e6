import { expect, test, vi } from 'vitest'

import { END_SCENE_SECONDS, END_SCREEN_DELAY_SECONDS } from '../rendering/ending/end-scene-motion.ts'
import { RESUME_COUNT } from '../session/session.ts'
import { CRUISE_SPEED } from '../simulation/craft/aircraft.ts'
import { FLIGHT_EVENTS } from '../simulation/flight-state.ts'
import { TICKS_PER_SECOND } from '../simulation/rules.ts'
import { dive, manualFlights, SEED } from '../../../testing/fakes/manual-flight.ts'
import { followText, nodeOf } from '../../../testing/fakes/open-game.ts'
import { manualFrames } from '../../../testing/fakes/manual-frames.ts'

const frames = manualFrames()
const takeOff = manualFlights()

test('a frame runs its steps in a fixed order, from input to session', () => {
  const { done, session, run, display } = takeOff(dive)
  followText(nodeOf(display, 'altitude'), () => done.push('altitude'))
  Object.assign(run.current.craft, { y: run.current.craft.y - 10 })
  frames.show(1, 16)
  expect(done).toEqual(['input', 'view: redraw', 'altitude', 'view: project', 'sound: update'])
  session.subscribe(({ stage }) => done.push(stage))
  while (session.getState().stage === 'playing') {
    done.length = 0
    frames.show(1, 16)
  }
  expect(run.current.phase).toBe('crashed')
  const ending = ['stored: ringwake.logbook', 'view: in flight false', 'crashed']
  // The rumble looks for the pads as the input does.
  expect(done).toEqual(['input', 'view: draw', 'sound: update', 'sound: events', 'input', ...ending])
})

test('a paused flight requests no frames, and the time of the pause is dropped', () => {
  const { session, run } = takeOff()
  frames.show(30, 16)
  session.dispatch({ type: 'pause', reason: 'player' })
  expect(frames.isAsked()).toBe(false)
  const before = run.current.tick
  frames.wait(3_600_000)
  session.dispatch({ type: 'resume' })
  expect(frames.isAsked()).toBe(false)
  for (let count = 0; count < RESUME_COUNT; count += 1) session.dispatch({ type: 'count-down' })
  frames.show(1, 16)
  expect(run.current.tick).toBe(before)
  frames.show(1, 16)
  expect(run.current.tick - before).toBeLessThanOrEqual(2)
})

test('a pace of 70 % simulates 0.7 s in one second', () => {
  const { run, settings } = takeOff()
  settings.change({ flightPace: 0.7 })
  frames.show(61, 1000 / 60)
  expect(Math.abs(run.current.tick - 0.7 * TICKS_PER_SECOND)).toBeLessThanOrEqual(1)
})

test('a flight slowed down for a moment counts as slow, and the next one does not', () => {
  const { session, settings, run } = takeOff()
  frames.show(20, 16)
  settings.change({ flightPace: 0.9 })
  frames.show(20, 16)
  settings.change({ flightPace: 1 })
  expect(run.isSlow).toBe(true)
  frames.show(40 * 60, 1000 / 60)
  expect(session.getState().summary).toMatchObject({ outcome: 'complete', isSlow: true })
  session.dispatch({ type: 'fly-again' })
  frames.show(20, 16)
  expect(run.isSlow).toBe(false)
})

test('each frame is interpolated between two neighbouring ticks', () => {
  const { draws } = takeOff()
  frames.show(200, 7)
  for (const { metres, blend } of draws.slice(2)) {
    // At first the craft flies at cruising speed.
    expect(metres).toBeCloseTo(CRUISE_SPEED / TICKS_PER_SECOND, 1)
    expect(blend).toBeGreaterThanOrEqual(0)
    expect(blend).toBeLessThan(1)
  }
})

test('no event is lost when a frame holds many ticks', () => {
  const { heard, run, session } = takeOff()
  while (session.getState().stage === 'playing' && frames.show(1, 100) === 1);
  expect(run.current.phase).toBe('complete')
  expect(heard.events & FLIGHT_EVENTS.ringCollected).not.toBe(0)
  expect(heard.events & FLIGHT_EVENTS.complete).not.toBe(0)
})

/** A flight that has just crashed. */
function crash(choices: Parameters<typeof takeOff>[1] = {}) {
  const flight = takeOff(dive, choices)
  while (flight.session.getState().stage === 'playing') frames.show(1, 16)
  return flight
}

test('an ending is reported once, and the frames stop after its end scene', () => {
  const { seen, run } = crash()
  const endTick = run.current.tick
  const shown = frames.show(10_000, 16)
  expect(seen.endings).toBe(1)
  expect(run.current).toMatchObject({ phase: 'crashed', tick: endTick })
  expect(Math.abs(shown * 0.016 - END_SCENE_SECONDS)).toBeLessThan(0.1)
  expect(frames.isAsked()).toBe(false)
})

test.each(['hidden', 'held'])('an end scene that was %s plays its remaining time when it is shown again', (how) => {
  const { session } = crash()
  const hold = (isHeld: boolean) =>
    how === 'hidden' ? frames.setHidden(isHeld) : session.dispatch({ type: 'hold-background', isHeld })
  let shown = frames.show(60, 16)
  hold(true)
  expect(frames.isAsked()).toBe(false)
  frames.wait(3_600_000)
  hold(false)
  shown += frames.show(10_000, 16)
  expect(Math.abs(shown * 0.016 - END_SCENE_SECONDS)).toBeLessThan(0.1)
  expect(session.getState().endScene).toBe('over')
  hold(true)
  hold(false)
  expect(frames.isAsked(), 'a scene that is over').toBe(false)
})

test.each([false, true])('a flight started during the end scene begins without leftover time (held: %s)', (isHeld) => {
  const { run, session } = crash()
  frames.show(10, 16)
  session.dispatch({ type: 'hold-background', isHeld })
  frames.wait(400)
  session.dispatch({ type: 'fly-again' })
  expect(session.getState().endScene).toBe('over')
  frames.show(1, 16)
  expect(run.current).toMatchObject({ phase: 'flying', seed: SEED, tick: 0 })
  frames.show(1, 16)
  expect(run.current.tick).toBeLessThanOrEqual(2)
})

/** Shows frames of 16 ms until the ending is told in words. Gives how many seconds of them. */
function secondsToEndScreen(session: { getState: () => { isEndShown: boolean } }): number {
  let shown = 0
  while (!session.getState().isEndShown && frames.show(1, 16) === 1) shown += 1
  return shown * 0.016
}

test('the end screen appears 0.8 s after the ending', () => {
  for (const isMotionReduced of [false, true]) {
    const { session } = crash({ isMotionReduced })
    expect(session.getState()).toMatchObject({ stage: 'crashed', isEndShown: false })
    expect(Math.abs(secondsToEndScreen(session) - END_SCREEN_DELAY_SECONDS)).toBeLessThan(0.04)
    frames.show(10_000, 16)
  }
})

test('the end screen of a flight without fuel waits until the craft has come down', () => {
  const { conditions, session } = takeOff(dive)
  conditions.isFalling = true
  while (session.getState().stage === 'playing') frames.show(1, 16)
  frames.show(150, 16)
  expect(session.getState().isEndShown).toBe(false)
  conditions.isFalling = false
  expect(Math.abs(secondsToEndScreen(session) - END_SCREEN_DELAY_SECONDS)).toBeLessThan(0.04)
})

test('frames stop once the end screen is shown under reduced motion', () => {
  const { session, draws } = crash({ isMotionReduced: true })
  secondsToEndScreen(session)
  const drawn = draws.length
  expect(frames.isAsked()).toBe(false)
  frames.setHidden(true)
  frames.setHidden(false)
  expect(frames.show(10, 16)).toBe(0)
  expect(draws).toHaveLength(drawn)
})

test('a pause read from a gamepad stops the frame before its ticks', () => {
  let isPauseHeld = false
  const { run, session, draws } = takeOff((flown, controls, store) => {
    dive(flown, controls)
    if (isPauseHeld) store.dispatch({ type: 'pause', reason: 'player' })
  })
  frames.show(5, 16)
  const { tick } = run.current
  const drawn = draws.length
  isPauseHeld = true
  frames.show(1, 5000)
  expect(run.current.tick).toBe(tick)
  expect(draws).toHaveLength(drawn)
  expect(session.getState().stage).toBe('paused')
  expect(frames.isAsked()).toBe(false)
})

test('a frame that throws halts the loop and is reported once', () => {
  const { failures, conditions } = takeOff()
  frames.show(3, 16)
  conditions.isBroken = true
  frames.show(10, 16)
  expect(failures).toHaveLength(1)
  expect(frames.isAsked()).toBe(false)
  frames.setHidden(true)
  frames.setHidden(false)
  expect(frames.isAsked()).toBe(false)
})

test('a course chosen behind a running attract flight is built once by it and once at take-off', () => {
  const { done, seen, session } = takeOff(dive)
  while (seen.endings === 0) frames.show(1, 16)
  session.dispatch({ type: 'open-link' })
  done.length = 0
  session.dispatch({ type: 'choose-course', seed: 34, origin: 'number' })
  session.dispatch({ type: 'take-off' })
  expect(done.filter((step) => step.startsWith('view: world'))).toEqual(['view: world of 34', 'view: world of 34'])
})

test('a flight records the tick of each ring and shows its gap to the course record there', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { seen, run, session, settings } = takeOff()
  session.dispatch({ type: 'choose-rival', choice: 'none' })
  frames.show(40 * 60, 1000 / 60)
  const first = session.getState().summary
  expect(first?.splits).toHaveLength(10)
  expect(first?.splits.at(-1)).toBe(first?.ticks)
  expect([...seen.gaps, first?.bestSplits], 'nothing flown before').toEqual([[]])
  expect(seen.words).toContainEqual(expect.stringMatching(/^Ring 2 of 10, (clean|dead centre), 2 clean in a row\.$/))
  session.dispatch({ type: 'fly-again' })
  frames.show(40 * 60, 1000 / 60)
  expect(seen.gaps, 'none at the first ring').toEqual(Array(9).fill('0.00'))
  expect(seen.words).toContainEqual(
    expect.stringMatching(/^Ring 2 of 10, (clean|dead centre), 2 clean in a row, level with your best\.$/),
  )
  expect(session.getState().summary).toMatchObject({ splits: first?.splits, bestSplits: first?.splits })
  session.dispatch({ type: 'fly-again' })
  while (run.current.ringsCollected < 2) frames.show(1, 1000 / 60)
  Object.assign(run.current, { ringsCollected: 1, ringsMissed: 1 })
  run.splits.length = 1
  while (run.current.ringsCollected < 2) frames.show(1, 1000 / 60)
  expect(seen.gaps.splice(9), 'in time, and with one ring fewer').toEqual([
    '0.00',
    expect.stringMatching(/^\+[34]\.\d\d \(1 ring\)$/),
  ])
  session.dispatch({ type: 'fly-again' })
  settings.change({ flightPace: 0.9 })
  while (run.current.ringsCollected < 2) frames.show(1, 1000 / 60)
  expect(seen.gaps, 'a slow flight is not compared with one at full speed').toHaveLength(9)
})

test('with ten rings each, the gap is in time alone, also after a miss', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { seen, run, session } = takeOff()
  session.dispatch({ type: 'choose-rival', choice: 'none' })
  frames.show(40 * 60, 1000 / 60)
  session.dispatch({ type: 'fly-again' })
  while (run.current.ringsCollected < 9) frames.show(1, 1000 / 60)
  Object.assign(run.current, { ringsMissed: 1, tick: run.current.tick + 120 })
  while (run.current.phase === 'flying') frames.show(1, 1000 / 60)
  expect(seen.words).toContainEqual(expect.stringMatching(/^Ring 10 of 10, .*, 1\.00 s behind your best\.$/))
})

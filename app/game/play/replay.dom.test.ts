import { expect, test, vi } from 'vitest'

import { flownFlight } from '../../../testing/flights/linked-flights.ts'
import { autopilot, dive, manualFlights, SEED } from '../../../testing/fakes/manual-flight.ts'
import { manualFrames } from '../../../testing/fakes/manual-frames.ts'
import { steerTowardsCourse } from '../simulation/flight/autopilot.ts'
import type { FlightState } from '../simulation/flight-state.ts'
import { startFlight } from '../simulation/flight/flight.ts'
import type { RecordedFlight } from '../simulation/input-recording.ts'
import { startSteeredFlight, steerByRecording } from '../simulation/flight/steered-flight.ts'
import { RESUME_MILLISECONDS } from '../session/resume-count.ts'
import { createFlightRun, seekReplay } from './flight-run.ts'

const frames = manualFrames()
const takeOff = manualFlights()

/** The flight's state after `tick` ticks. */
function stateAt({ seed, isRelaxed, recording }: RecordedFlight, tick: number): FlightState {
  const { state, fly } = startSteeredFlight(seed, { isRelaxed }, steerByRecording(recording))
  fly(tick)
  return state
}

/** A flight that ended, with its end screen up, and a way to watch it. */
function endedFlight(steer = dive) {
  const flight = takeOff(steer)
  const { session } = flight
  while (!session.getState().isEndShown && frames.show(1, 16) === 1);
  const latest = session.getState().latestFlight
  if (latest === null) throw new Error('The flight was not written down.')
  return { ...flight, latest, watchIt: () => session.dispatch({ type: 'watch', flight: latest }) }
}

test('seeking to a tick gives exactly the flight’s state at that tick', () => {
  const run = createFlightRun()
  for (const [kind, course] of [['keys', 34] as const, ['trembling', 7] as const, ['trembling', 12] as const]) {
    const flight = flownFlight(kind, course, 7_200)
    seekReplay(run, flight, 0)
    expect(run.current).toEqual(startFlight(flight.seed))
    // Forwards, back, to the same tick again, and past the end.
    for (const tick of [2_501, 3, 1_200, 1_777, flight.ticks, 0, 1_200, 1_199, Infinity]) {
      seekReplay(run, flight, tick)
      expect(run.current, `course ${flight.seed}, tick ${tick}`).toEqual(stateAt(flight, Math.min(tick, flight.ticks)))
    }
    expect(run.current.phase).not.toBe('flying')
  }
})

test('a replay runs to its end and shows the same end screen without a second record', () => {
  const { session, run, latest, logbook, watchIt, watchTick } = endedFlight()
  const { summary } = session.getState()
  const recorded = logbook.getState()
  watchIt()
  expect(session.getState()).toMatchObject({ stage: 'watching', isEndShown: false })
  expect(run.current).toMatchObject({ tick: 0, phase: 'flying' })
  frames.show(32, 1000 / 60)
  expect(watchTick.getState()).toBe(run.current.tick)
  expect(watchTick.getState()).toBeGreaterThan(0)
  while (session.getState().stage === 'watching' && frames.show(1, 16) === 1);
  expect(session.getState()).toMatchObject({ stage: 'crashed', isEndShown: true })
  expect(session.getState().summary).toBe(summary)
  expect(run.current.tick).toBe(latest.ticks)
  expect(logbook.getState()).toBe(recorded)
  expect(session.getState().latestFlight).toBe(latest)
})

test('a paused replay shows the tick it is moved to and resumes from there', () => {
  const { run, watchIt, session } = endedFlight()
  watchIt()
  frames.show(10, 16)
  session.dispatch({ type: 'change-watch', change: { isPlaying: false } })
  expect(frames.isAsked()).toBe(false)
  session.dispatch({ type: 'change-watch', change: { sought: { tick: 60 } } })
  expect(run.current.tick).toBe(60)
  session.dispatch({ type: 'change-watch', change: { isPlaying: true } })
  frames.show(2, 16)
  expect(run.current.tick - 60).toBeLessThanOrEqual(2)
  expect(run.current.tick).toBeGreaterThan(60)
})

test('a replay runs at the speed that is chosen', () => {
  const { run, watchIt, session } = endedFlight()
  watchIt()
  for (const [speed, least, most] of [
    [0.25, 6, 9],
    [4, 118, 130],
  ] as const) {
    session.dispatch({ type: 'change-watch', change: { speed, sought: { tick: 0 } } })
    frames.show(16, 1000 / 60)
    expect(run.current.tick).toBeGreaterThanOrEqual(least)
    expect(run.current.tick).toBeLessThanOrEqual(most)
  }
})

test('leaving a replay early shows the end screen, from which the course can be flown again', () => {
  const { session, run, watchIt, latest } = endedFlight()
  watchIt()
  frames.show(10, 16)
  session.dispatch({ type: 'end-watch' })
  expect(session.getState()).toMatchObject({ stage: 'crashed', isEndShown: true })
  expect(run.current).toMatchObject({ tick: latest.ticks, phase: 'crashed' })
  expect(session.getState().endScene).toBe('running')
  session.dispatch({ type: 'fly-again' })
  frames.show(60, 16)
  expect(run.current).toMatchObject({ seed: SEED, phase: 'flying' })
  expect(run.isReplay).toBe(false)
})

test('a crash is felt by who flies and not by who watches', () => {
  const playEffect = vi.fn(() => Promise.resolve('complete'))
  const { device, session, watchIt } = endedFlight()
  Object.defineProperty(navigator, 'getGamepads', {
    configurable: true,
    value: () => [{ connected: true, vibrationActuator: { playEffect } }],
  })
  device.setState('gamepad')
  watchIt()
  while (session.getState().stage === 'watching' && frames.show(1, 16) === 1);
  expect(session.getState().stage).toBe('crashed')
  expect(playEffect).not.toHaveBeenCalled()
  session.dispatch({ type: 'fly-again' })
  while (session.getState().stage === 'playing' && frames.show(1, 16) === 1);
  expect(playEffect).toHaveBeenCalled()
})

test('a replay announces its rings without a gap to itself', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { seen, session, watchIt } = endedFlight(({ current }, controls) => steerTowardsCourse(current, controls))
  seen.words.length = 0
  seen.gaps.length = 0
  watchIt()
  while (session.getState().stage === 'watching' && frames.show(1, 16) === 1);
  expect(seen.words).toContainEqual(expect.stringMatching(/^Ring 2 of 10, (clean|dead centre), 2 clean in a row\.$/))
  expect(seen.gaps).toEqual([])
})

test('a linked flight watched from the start screen leads back to it and its course', () => {
  const { session, run, logbook } = takeOff(dive)
  while (!session.getState().isEndShown && frames.show(1, 16) === 1);
  session.dispatch({ type: 'open-link' })
  session.dispatch({ type: 'watch', flight: flownFlight('keys', 34, 7_200) })
  frames.show(30, 16)
  expect(run.current.seed).toBe(34)
  const recorded = logbook.getState()
  session.dispatch({ type: 'change-watch', change: { sought: { tick: 36_000 } } })
  while (session.getState().stage === 'watching' && frames.show(1, 16) === 1);
  expect(session.getState()).toMatchObject({ stage: 'not-started', summary: null })
  expect(run.current).toMatchObject({ seed: SEED, tick: 0 })
  expect(logbook.getState()).toBe(recorded)
})

test('a watched flight is taken over after a count, is flown on as practice, and is no record', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  // The first flight ends soon; the autopilot flies what is taken over.
  let isFirst = true
  const { run, session, logbook, latest, watchIt, seen } = endedFlight((...flown) =>
    isFirst ? dive(...flown) : autopilot(...flown),
  )
  isFirst = false
  vi.runAllTimers()
  const recorded = logbook.getState()
  watchIt()
  frames.show(20, 16)
  const { tick } = run.current
  session.dispatch({ type: 'take-stick', tick })
  expect(session.getState()).toMatchObject({ stage: 'resuming', takeOver: { tick }, summary: null })
  expect(run.current).toEqual(stateAt(latest, tick))
  expect(frames.isAsked()).toBe(false)
  vi.advanceTimersByTime(RESUME_MILLISECONDS)
  expect(seen.words).toContain('The stick is yours in 3, 2, 1. This is practice.')
  while (!session.getState().isEndShown && frames.show(1, 16) === 1);
  const { summary, latestFlight } = session.getState()
  expect(summary).toMatchObject({ outcome: 'complete', isPractice: true, rival: null })
  expect(latestFlight).toMatchObject({ isPractice: true, ticks: run.current.tick })
  expect(latestFlight && stateAt(latestFlight, Infinity), 'head and tail are one flight').toEqual(run.current)
  vi.runAllTimers()
  expect(logbook.getState()).toBe(recorded)

  session.dispatch({ type: 'fly-again' })
  expect(session.getState().stage, 'the same moment').toBe('resuming')
  expect(run.current).toEqual(stateAt(latest, tick))
  session.dispatch({ type: 'fly-whole-course' })
  expect(session.getState()).toMatchObject({ stage: 'playing', takeOver: null })
  expect(run).toMatchObject({ isPractice: false, current: { tick: 0 } })
})

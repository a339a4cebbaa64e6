import { beforeEach, expect, test, vi } from 'vitest'

import { steerTowardsCourse } from '../simulation/flight/autopilot.ts'
import { advanceFlight, startFlight } from '../simulation/flight/flight.ts'
import { FLIGHT_EVENTS, type FlightState } from '../simulation/flight-state.ts'
import { FULL_FUEL_TENTHS } from '../simulation/rules.ts'
import { FULL, flown, gateOf, notesOf, openSilently, pass } from '../../../testing/fakes/silent-flight-sound.ts'

const FRAME = 1 / 60

const userActivation = { isActive: false }

beforeEach(() => {
  vi.useFakeTimers()
  userActivation.isActive = false
  vi.stubGlobal('navigator', { userActivation })
})

test('no audio context is opened before the player’s gesture', () => {
  const { sound, contexts } = openSilently()
  const state = flown()
  sound.update(state, FRAME)
  sound.play(FLIGHT_EVENTS.ringCollected, state)
  sound.set({ ...FULL, engine: 0.4, effects: 0.2, music: 1 })
  sound.set({ ...FULL, isMuted: true })
  sound.set(FULL)
  sound.pause()
  sound.resume()
  sound.menuClick()
  expect(contexts).toHaveLength(0)
})

test('a muted sound opens its context when it is unmuted in flight', () => {
  const { sound, contexts, context } = openSilently({ isMuted: true })
  sound.start()
  sound.update(flown(), FRAME)
  expect(contexts).toHaveLength(0)
  sound.set(FULL)
  expect(context().state).toBe('running')
  expect(gateOf(context()).gain.value).toBe(1)
})

test('a menu click opens the context only in a gesture, and the context suspends after it', () => {
  const { sound, context, contexts } = openSilently()
  sound.menuClick()
  expect(contexts).toHaveLength(0)
  userActivation.isActive = true
  sound.menuClick()
  expect(notesOf(context())).toHaveLength(1)
  expect(gateOf(context()).gain.value).toBe(0)
  pass(context(), 1)
  expect(context().state).toBe('suspended')
})

test('the engine spools up and follows the craft without scheduling every frame', () => {
  const { sound, context } = openSilently()
  const state = startFlight(3)
  const controls = { turn: 0, climb: 0 }
  sound.start()
  for (let frame = 0; frame < 600; frame += 1) {
    for (let tick = 0; tick < 2; tick += 1) {
      steerTowardsCourse(state, controls)
      advanceFlight(state, controls)
    }
    pass(context(), FRAME)
    sound.update(state, FRAME)
  }
  const changes = context()
    .nodes.flatMap((node) => [node.gain, node.offset, node.frequency, node.pan])
    .reduce((sum, parameter) => sum + parameter.changes.length, 0)
  expect(changes).toBeGreaterThan(20)
  expect(changes).toBeLessThan(6 * 10 * 25)
  const [band] = context().all('filter').slice(-1)
  expect(band.frequency.value).toBeGreaterThan(300)
})

test('a steady flight creates no audio node', () => {
  const { sound, context } = openSilently()
  const state = flown()
  sound.start()
  sound.update(state, FRAME)
  const before = context().nodes.length
  for (let frame = 0; frame < 600; frame += 1) {
    pass(context(), FRAME)
    sound.update(state, FRAME)
  }
  expect(context().nodes.length).toBe(before)
})

test('the chimes climb with the rings', () => {
  const { sound, context } = openSilently()
  sound.start()
  const pitches = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((ringsCollected) => {
    const before = notesOf(context()).length
    sound.play(FLIGHT_EVENTS.ringCollected, flown({ ringsCollected }))
    // After the rush of air.
    return notesOf(context()).at(before + 1)?.playbackRate.value
  })
  expect(pitches).toEqual([...new Set(pitches)].sort((low = 0, high = 0) => low - high))
})

test('each event has its cue, and two can play at once', () => {
  const { sound, context } = openSilently()
  sound.start()
  const count = (events: number, change: Partial<FlightState> = {}) => {
    const before = notesOf(context()).length
    sound.play(events, flown(change))
    return notesOf(context()).length - before
  }
  const { ringMissed, canisterCollected, lowFuel, nearRock } = FLIGHT_EVENTS
  expect(count(0)).toBe(0)
  expect(count(ringMissed)).toBe(1)
  expect(count(canisterCollected)).toBe(3)
  expect(count(lowFuel)).toBe(4)
  expect(count(nearRock)).toBe(1)
  expect(count(ringMissed | canisterCollected)).toBe(4)
})

test('a scrape is heard with the note of a grazed ring alone', () => {
  const { sound, context } = openSilently()
  sound.start()
  const notesAt = (precision: number) => {
    const before = notesOf(context()).length
    const state = startFlight(3)
    Object.assign(state.rings[0], { status: 'collected', precision })
    sound.play(FLIGHT_EVENTS.ringCollected, { ...state, nextRingSerial: 1, ringsCollected: 1 })
    return notesOf(context()).length - before
  }
  expect([0.1, 0.26].map(notesAt)).toEqual([3, 2])
})

test('the fuel pulse plays while the fuel is low, and no longer', () => {
  const { sound, context } = openSilently()
  const low = flown({ fuelTenths: 100 })
  sound.start()
  for (let frame = 0; frame < 600; frame += 1) {
    pass(context(), FRAME)
    sound.update(low, FRAME)
  }
  const pulses = notesOf(context()).length
  expect(pulses).toBeGreaterThanOrEqual(5)
  expect(pulses).toBeLessThanOrEqual(8)
  for (let frame = 0; frame < 600; frame += 1) {
    pass(context(), FRAME)
    sound.update({ ...low, fuelTenths: FULL_FUEL_TENTHS }, FRAME)
  }
  expect(notesOf(context()).length).toBe(pulses)
})

const ENDS = [
  { phase: 'crashed', crashCause: 'mountain', events: FLIGHT_EVENTS.crashed },
  { phase: 'crashed', crashCause: 'fuel', events: FLIGHT_EVENTS.crashed },
  { phase: 'complete', crashCause: 'none', events: FLIGHT_EVENTS.complete | FLIGHT_EVENTS.ringCollected },
] as const

test.each(ENDS)('the end of a flight stops the engine, plays its cue and suspends: $phase, $crashCause', (end) => {
  const { sound, context } = openSilently()
  sound.start()
  sound.update(flown(), FRAME)
  const levels = context()
    .all('gain')
    .filter((node) => node.gain.changes.length > 0 && node !== gateOf(context()))
  expect(levels.length).toBe(2)
  const over = flown({ ...end, ringsCollected: 10 })
  sound.play(end.events, over)
  for (const level of levels) expect(level.gain.value).toBe(0)
  expect(notesOf(context()).length).toBeGreaterThan(0)
  for (let frame = 0; frame < 240; frame += 1) {
    pass(context(), FRAME)
    sound.update(over, FRAME)
  }
  expect(context().state).toBe('running')
  pass(context(), 3)
  expect(context().state).toBe('suspended')
})

test('the next flight starts at once and fades out the last one’s cues', () => {
  const { sound, context } = openSilently()
  sound.start()
  const over = flown({ phase: 'crashed', crashCause: 'mountain' })
  sound.play(FLIGHT_EVENTS.crashed, over)
  sound.start()
  expect(notesOf(context()).every((node) => node.stopsAt !== null)).toBe(true)
  pass(context(), 10)
  expect(context().state).toBe('running')
})

test('a menu click does not cut off the crash', () => {
  const { sound, context } = openSilently()
  sound.start()
  sound.play(FLIGHT_EVENTS.crashed, flown({ phase: 'crashed', crashCause: 'mountain' }))
  sound.menuClick()
  pass(context(), 3)
  expect(context().state).toBe('running')
  pass(context(), 4)
  expect(context().state).toBe('suspended')
})

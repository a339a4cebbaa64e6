import { beforeEach, expect, test, vi } from 'vitest'

import { FLIGHT_EVENTS } from '../simulation/flight-state.ts'
import { CountingTarget, type RecordingContext } from '../../../testing/fakes/recording-audio.ts'
import { FULL, flown, gateOf, notesOf, openSilently, pass } from '../../../testing/fakes/silent-flight-sound.ts'

const FRAME = 1 / 60

beforeEach(() => {
  vi.useFakeTimers()
})

test('a pause closes the gate at once and suspends the context within 250 ms', () => {
  const { sound, context } = openSilently()
  sound.start()
  sound.pause()
  expect(gateOf(context()).gain.changes.at(-1)).toMatchObject({ value: 0, at: context().currentTime })
  expect(gateOf(context()).gain.changes.at(-1)?.seconds).toBeLessThan(0.02)
  vi.advanceTimersByTime(250)
  expect(context().state).toBe('suspended')
  const { resumes } = context()
  sound.update(flown(), FRAME)
  sound.play(FLIGHT_EVENTS.ringCollected, flown())
  expect(context().resumes).toBe(resumes)
  expect(notesOf(context())).toHaveLength(0)
})

test('a menu click is heard in a pause without the flight, and the context suspends again', () => {
  const { sound, context } = openSilently()
  sound.start()
  sound.pause()
  vi.advanceTimersByTime(250)
  sound.menuClick()
  expect(context().state).toBe('running')
  expect(gateOf(context()).gain.value).toBe(0)
  const [click] = notesOf(context())
  expect(click.startedAt).toBe(context().currentTime)
  pass(context(), 1)
  expect(context().state).toBe('suspended')
})

test('muting suspends the context, also for menu clicks', () => {
  const { sound, context } = openSilently()
  sound.start()
  sound.set({ ...FULL, isMuted: true })
  expect(gateOf(context()).gain.value).toBe(0)
  vi.advanceTimersByTime(250)
  expect(context().state).toBe('suspended')
  sound.menuClick()
  sound.resume()
  expect(context().state).toBe('suspended')
  expect(notesOf(context())).toHaveLength(0)
  sound.set(FULL)
  expect(context().state).toBe('running')
})

test('unmuting does not resume a paused flight', () => {
  const { sound, context } = openSilently()
  sound.start()
  sound.set({ ...FULL, isMuted: true })
  sound.pause()
  vi.advanceTimersByTime(250)
  sound.set(FULL)
  expect(context().state).toBe('suspended')
  expect(gateOf(context()).gain.value).toBe(0)
})

test('engine, effects and music each have their own volume, before and after opening', () => {
  const { sound, context } = openSilently({ engine: 0.5, effects: 1, music: 1 })
  sound.start()
  const buses = () => context().all('gain').slice(0, 4)
  expect(buses().map((node) => node.gain.value)).toEqual([0.25, 1, 1, 1])
  sound.set({ ...FULL, engine: 1, effects: 0, music: 0.5 })
  expect(buses().map((node) => node.gain.value)).toEqual([1, 0, 0.25, 0])
})

test('a volume is smoothed in flight and set at once while suspended', () => {
  const { sound, context } = openSilently()
  sound.start()
  const last = () =>
    context()
      .all('gain')
      .slice(0, 4)
      .map(({ gain }) => gain.changes.at(-1))
  sound.set({ ...FULL, engine: 0, effects: 0.5, music: 0 })
  for (const change of last()) expect(change?.seconds).toBeGreaterThan(0)
  sound.pause()
  vi.advanceTimersByTime(250)
  sound.set({ ...FULL, engine: 1, effects: 0, music: 1 })
  expect(last().map((change) => [change?.value, change?.seconds])).toEqual([
    [1, 0],
    [0, 0],
    [1, 0],
    [0, 0],
  ])
})

test('twenty openings leak no context, node, listener or timer', () => {
  const gestures = new CountingTarget()
  const opened: RecordingContext[] = []
  for (let opening = 0; opening < 20; opening += 1) {
    const { sound, contexts, context } = openSilently({}, { gestures })
    sound.start()
    sound.update(flown(), FRAME)
    sound.play(FLIGHT_EVENTS.ringCollected, flown({ ringsCollected: 1 }))
    if (opening % 3 === 1) context().enter('interrupted')
    if (opening % 3 === 2) sound.pause()
    sound.dispose()
    vi.advanceTimersByTime(500)
    opened.push(...contexts)
  }
  expect(opened).toHaveLength(20)
  expect(opened.filter((context) => context.state !== 'closed')).toEqual([])
  expect(opened.flatMap((context) => context.connected())).toEqual([])
  expect(gestures.listeners).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

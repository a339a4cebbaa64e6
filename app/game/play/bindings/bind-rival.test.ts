// @vitest-environment jsdom
import { setMaxListeners } from 'node:events'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { textFromFlight } from '../../flight-link/link-text.ts'
import { flownFlight, madeUpFlight } from '../../../../testing/flights/linked-flights.ts'
import { SEED, takeOffManually } from '../../../../testing/fakes/manual-flight.ts'
import { manualFrames } from '../../../../testing/fakes/manual-frames.ts'
import { linkOfEdition } from '../../../../testing/flights/rewritten-link.ts'
import { hashFromFlightText } from '../../flight-link/flight-hash.ts'
import { createLink } from '../../session/linked-flight.ts'
import { watchFlight } from '../../session/watch.ts'
import { RULES_EDITION } from '../../simulation/rules-edition.ts'
import { bindLink } from './bind-link.ts'
import { bindRival } from './bind-rival.ts'

let closing: AbortController

const frames = manualFrames()

beforeEach(() => {
  closing = new AbortController()
  // Each binding listens once for the end; Node takes more than ten listeners for a leak.
  setMaxListeners(20, closing.signal)
})

afterEach(() => closing.abort())

function flyManually() {
  const link = createLink()
  const flown = takeOffManually(closing.signal)
  bindRival({ ...flown, link }, closing.signal)
  const fly = (): void => {
    while (flown.session.getState().stage === 'playing') frames.show(1, 16)
  }
  fly()
  const again = (): void => {
    flown.session.dispatch({ type: 'fly-again' })
    flown.session.dispatch({ type: 'fly-again' })
    flown.session.dispatch({ type: 'take-off' })
    fly()
  }
  return { ...flown, link, fly, again }
}

function openLink(deps: Parameters<typeof bindLink>[0], text: string): void {
  window.location.hash = hashFromFlightText(text)
  bindLink(deps, closing.signal)
}

test('a race against the autopilot shows the gap at each ring and records its splits', () => {
  const { rivals, run, seen, session, again } = flyManually()
  expect(session.getState().summary?.rival).toBeNull()
  rivals.setState({ choice: 'autopilot' })
  again()
  expect(run.rival?.flight.state.ringsCollected).toBeGreaterThanOrEqual(9)
  expect(seen.gaps).toHaveLength(10)
  expect(seen.gaps.every(({ to }) => to === 'autopilot')).toBe(true)
  expect(session.getState().summary?.rival).toMatchObject({ name: 'autopilot' })
  expect(session.getState().summary?.rival?.splits).toHaveLength(10)
})

test('a record is stored as a link and flies the same again as a rival', async () => {
  const { rivals, logbook, run, session, seen, again } = flyManually()
  await vi.waitFor(() => expect(logbook.getState().flights).toHaveLength(1), 10_000)
  const first = session.getState().summary
  rivals.setState({ choice: 'best' })
  await vi.waitFor(() => expect(rivals.getState().rival).not.toBeNull(), 10_000)
  seen.gaps.length = 0
  again()
  expect(run.rival?.flight.state.tick).toBe(first?.ticks)
  expect(seen.gaps.map(({ ticks }) => ticks)).toEqual(Array(10).fill(0))
})

test('a linked relaxed flight is raced as relaxed, and only the new flight is recorded', async () => {
  const { link, rivals, logbook, session, run, again, settings } = flyManually()
  const flight = flownFlight('keys', SEED, 7_200, true)
  openLink({ session, link }, textFromFlight(flight))
  expect(link.getState().status).toBe('reading')
  await vi.waitFor(() => expect(link.getState().status).toBe('flown'), 10_000)
  rivals.setState({ choice: 'link' })
  again()
  expect(settings.getState().isRelaxed).toBe(false)
  expect(run.current.isRelaxed).toBe(true)
  const { summary } = session.getState()
  expect(summary?.rival?.name).toBe('link')
  // The flight flown here enters the records, never the one of the link.
  expect(summary?.splits).not.toEqual(summary?.rival?.splits)
  const { standard, relaxed, courses } = logbook.getState()
  expect([standard.flights, relaxed.flights]).toEqual([1, 1])
  expect(courses).toEqual([{ seed: SEED, standard: expect.anything() as unknown, relaxed: summary?.splits }])
})

test('watching a linked flight to its end changes no record', async () => {
  const { link, logbook, run, session, watch } = flyManually()
  const flight = flownFlight('keys', 34, 7_200)
  await vi.waitFor(() => expect(logbook.getState().flights).toHaveLength(1), 10_000)
  const { courses, flights } = logbook.getState()
  openLink({ session, link }, textFromFlight(flight))
  await vi.waitFor(() => expect(link.getState().status).toBe('flown'), 10_000)
  watchFlight(watch, session, flight)
  while (run.current.phase === 'flying') expect(frames.show(1, 100)).toBe(1)
  expect(run.current.tick).toBe(flight.ticks)
  expect(logbook.getState()).toMatchObject({ courses, flights, standard: { flights: 1 } })
})

test('a link of an older rules edition offers its course but no flight', async () => {
  const { link, rivals, session } = flyManually()
  openLink({ session, link }, linkOfEdition(textFromFlight(madeUpFlight(5, 100)), RULES_EDITION - 1))
  await vi.waitFor(() => expect(link.getState().status).toBe('older'), 10_000)
  expect(session.getState()).toMatchObject({
    stage: 'not-started',
    seed: madeUpFlight(5, 100).seed,
    courseOrigin: 'flight',
  })
  rivals.setState({ choice: 'link' })
  expect(rivals.getState().rival).toBeNull()
})

test('a link opens its start screen from an end screen and changes nothing in flight', async () => {
  const { link, session, fly } = flyManually()
  const flight = flownFlight('keys', 34, 7_200)
  openLink({ session, link }, 'damaged')
  await vi.waitFor(() => expect(link.getState().status).toBe('damaged'), 10_000)
  session.dispatch({ type: 'take-off' })
  window.location.hash = hashFromFlightText(textFromFlight(flight))
  await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))
  expect(session.getState()).toMatchObject({ stage: 'playing', seed: SEED })
  expect(link.getState().status).toBe('damaged')
  fly()
  expect(session.getState().summary).not.toBeNull()
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  await vi.waitFor(() => expect(link.getState().status).toBe('flown'), 10_000)
  expect(session.getState()).toMatchObject({ stage: 'not-started', seed: 34, courseOrigin: 'flight', summary: null })
})

test('a damaged link leads to the usual start screen', async () => {
  const { link, session } = flyManually()
  openLink({ session, link }, 'damaged')
  await vi.waitFor(() => expect(link.getState()).toEqual({ status: 'damaged' }), 10_000)
  expect(session.getState().courseOrigin).toBe('number')
})

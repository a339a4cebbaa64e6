import { beforeEach, expect, test, vi } from 'vitest'

import { textFromFlight } from '../flight-link/link-text.ts'
import { flownFlight, lineFlight, madeUpFlight } from '../../../testing/flights/linked-flights.ts'
import { createStores } from '../../../testing/fakes/game-stores.ts'
import { manualFlights, SEED } from '../../../testing/fakes/manual-flight.ts'
import { manualFrames } from '../../../testing/fakes/manual-frames.ts'
import { linkOfEdition } from '../../../testing/flights/rewritten-link.ts'
import { resimulate } from '../flight-link/resimulate.ts'
import { hashFromFlightText } from '../flight-link/flight-hash.ts'
import { hundredthsFrom, signedSecondsFrom } from '../hud/time-words.ts'
import { medalAfter, medalTimesFor, ticksOfMedal, type Medal } from '../session/medals.ts'
import { NAMED_COURSES } from '../session/named-courses.ts'
import type { RivalName } from '../session/rival.ts'
import { autopilotFlight } from '../simulation/flight/autopilot-flight.ts'
import { RULES_EDITION } from '../simulation/rules-edition.ts'
import { createRivalPreparation } from './chosen-rival.ts'
import { flyRival, startRivalRun } from './flight-run.ts'

/** As the HUD shows it: the difference of both times as they are shown. */
const gapOf = (mine: number, theirs: number) => signedSecondsFrom((hundredthsFrom(mine) - hundredthsFrom(theirs)) * 1.2)

const frames = manualFrames()
const takeOff = manualFlights()

beforeEach(() => history.replaceState(null, '', '/'))

function flyManually() {
  const flown = takeOff()
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
  const now = () => flown.session.getState()
  const choose = (choice: RivalName) => flown.session.dispatch({ type: 'choose-rival', choice })
  return { ...flown, now, choose, fly, again }
}

function openLink(text: string): void {
  history.replaceState(null, '', hashFromFlightText(text))
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

test('a race against the autopilot shows the gap at each ring and records its splits', () => {
  const { now, choose, run, seen, again } = flyManually()
  expect(now().summary?.rival).toBeNull()
  choose('autopilot')
  again()
  expect(run.rivals.at(0)?.flight.state.ringsCollected).toBeGreaterThanOrEqual(9)
  const { splits = [], rival } = now().summary ?? {}
  expect(rival).toMatchObject({ name: 'autopilot', splits: { length: 10 } })
  const gaps = splits.map((tick, ring) => gapOf(tick, rival?.splits[ring] ?? NaN))
  expect(gaps[0], 'up to the first ring all fly alike, so that nothing is said').toBe('0.00')
  expect(seen.gaps).toEqual(gaps.slice(1))
})

test('a record is stored as a link and flies the same again as a rival', async () => {
  const { now, choose, logbook, run, seen, again } = flyManually()
  await vi.waitFor(() => expect(logbook.getState().flights).toHaveLength(1), 10_000)
  const first = now().summary
  choose('best')
  await vi.waitFor(() => expect(now().rival).not.toBeNull(), 10_000)
  seen.gaps.length = 0
  again()
  expect(run.rivals.at(0)?.flight.state.tick).toBe(first?.ticks)
  expect(seen.gaps).toEqual(Array(9).fill('0.00'))
})

test('a linked relaxed flight is raced as relaxed, and only the new flight is recorded', async () => {
  const { now, choose, logbook, run, again, settings } = flyManually()
  const flight = flownFlight('keys', SEED, 7_200, true)
  openLink(textFromFlight(flight))
  expect(now().link.status).toBe('reading')
  await vi.waitFor(() => expect(now().link.status).toBe('flown'), 10_000)
  choose('link')
  again()
  expect(settings.getState().isRelaxed).toBe(false)
  expect(run.current.isRelaxed).toBe(true)
  const { summary } = now()
  expect(summary?.rival?.name).toBe('link')
  // The flight flown here enters the records, never the one of the link.
  expect(summary?.splits).not.toEqual(summary?.rival?.splits)
  const { standard, relaxed, courses } = logbook.getState()
  expect([standard.flights, relaxed.flights]).toEqual([1, 1])
  expect(courses).toEqual([{ seed: SEED, standard: expect.anything() as unknown, relaxed: summary?.splits }])
})

test('a link of an older rules edition offers its course but no flight', async () => {
  const { now, choose } = flyManually()
  openLink(linkOfEdition(textFromFlight(madeUpFlight(5, 100)), RULES_EDITION - 1))
  await vi.waitFor(() => expect(now().link.status).toBe('older'), 10_000)
  expect(now()).toMatchObject({
    stage: 'not-started',
    seed: madeUpFlight(5, 100).seed,
    courseOrigin: 'link',
  })
  choose('link')
  expect(now().rival, 'whoever leads to the next medal').toMatchObject({ name: 'pacer' })
})

test('a link opens its start screen from an end screen and changes nothing in flight', async () => {
  const { now, session, fly } = flyManually()
  const flight = flownFlight('keys', 34, 7_200)
  openLink('damaged')
  await vi.waitFor(() => expect(now().link.status).toBe('damaged'), 10_000)
  session.dispatch({ type: 'take-off' })
  openLink(textFromFlight(flight))
  expect(now()).toMatchObject({ stage: 'playing', seed: SEED })
  expect(now().link.status).toBe('damaged')
  fly()
  expect(now().summary).not.toBeNull()
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  await vi.waitFor(() => expect(now().link.status).toBe('flown'), 10_000)
  expect(now()).toMatchObject({ stage: 'not-started', seed: 34, courseOrigin: 'link', summary: null })
})

test('a field is raced at once: the fastest is measured against, and all are in the result', () => {
  const { now, run, session, seen, again } = flyManually()
  session.dispatch({ type: 'open-link' })
  const field = [2, 3, 4].map((aim, at) => {
    const flight = lineFlight(aim, SEED)
    const { splits = [] } = resimulate(flight) ?? {}
    return { label: `Flight ${String(at)}`, flight, splits }
  })
  session.dispatch({ type: 'choose-rival', choice: 'field', field })
  expect(now().rival).toMatchObject({ name: 'field', flight: field[0].flight })
  again()
  expect(run.rivals).toHaveLength(3)
  for (const { flight } of run.rivals) expect(flight.state.tick).toBeGreaterThan(1_000)
  expect(now().summary).toMatchObject({ rival: { name: 'field', splits: field[0].splits } })
  expect(now().summary?.field).toEqual(field)
  expect(seen.gaps.slice(-10)).toEqual(now().summary?.splits.map((tick, ring) => gapOf(tick, field[0].splits[ring])))
  session.dispatch({ type: 'choose-rival', choice: 'none' })
  again()
  expect(run.rivals).toHaveLength(0)
  expect(now().summary?.field).toEqual([])
})

const [{ seed: NAMED, aceTicks }] = NAMED_COURSES

/** The session once the rival of the next medal is prepared, with a medal that was earned before. */
function prepared(seed: number, medal: Medal | null, isRelaxed = false) {
  const medals = medal === null ? [] : [{ seed, standard: medal, relaxed: medal }]
  const stores = createStores({ session: { seed, picture: 'ready' }, settings: { isRelaxed }, logbook: { medals } })
  createRivalPreparation(stores)()
  return stores.session
}

test('without a medal the player is alone; then a pacer flies in the time of the next one, until all are earned', () => {
  expect(prepared(7, null).getState()).toMatchObject({ rival: null })
  for (const medal of ['bronze', 'silver', 'gold', 'platinum'] as const) {
    const { rival } = prepared(7, medal).getState()
    const next = medalAfter(medal) ?? 'ace'
    expect(rival).toMatchObject({ name: 'pacer', flight: { seed: 7 } })
    const times = medalTimesFor({ seed: 7, isRelaxed: false }, autopilotFlight(7, {}).splits)
    expect(rival?.splits.at(-1)).toBe(ticksOfMedal(next, times))
  }
  expect(prepared(7, 'ace').getState().rival).toMatchObject({ name: 'autopilot', paces: [] })
})

test('the pacer collects the rings at its splits', () => {
  for (const medal of ['bronze', 'gold'] as const) {
    const { rival } = prepared(7, medal).getState()
    if (rival === null) throw new Error('no pacer')
    const run = startRivalRun(rival)
    const met: number[] = []
    for (let tick = 1; run.flight.state.phase === 'flying'; tick += 1) {
      flyRival(run)
      if (run.flight.state.ringsCollected > met.length) met.push(tick)
    }
    met.forEach((tick, ring) => expect(Math.abs(tick - (rival.splits[ring] ?? 0))).toBeLessThanOrEqual(1))
    expect(met).toHaveLength(10)
  }
})

test('a pacer is near who loses little at first: of what it loses on the autopilot, a third is lost half-way', () => {
  const { rival } = prepared(7, 'bronze').getState()
  const autopilot = autopilotFlight(7, {}).splits
  const lags = rival?.splits.map((tick, ring) => tick - autopilot[ring]) ?? []
  expect(lags[4] / lags[9]).toBeGreaterThan(0.2)
  expect(lags[4] / lags[9]).toBeLessThan(0.4)
})

test('the ace flight leads to ace on a named course, but not where no fuel is used', async () => {
  expect(prepared(NAMED, 'gold').getState().rival).toMatchObject({ name: 'pacer' })
  const session = prepared(NAMED, 'platinum')
  await vi.waitFor(
    () => expect(session.getState().rival).toMatchObject({ name: 'ace', flight: { seed: NAMED } }),
    10_000,
  )
  expect(session.getState().rival?.splits.at(-1)).toBe(aceTicks)
  expect(prepared(NAMED, 'platinum', true).getState().rival).toMatchObject({
    name: 'pacer',
    flight: { isRelaxed: true },
  })
})

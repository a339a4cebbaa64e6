import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { COMPLETE as FLIGHT, CRASHED as CRASH } from '../../../../testing/flights/flight-summaries.ts'
import { JUNK_TEXTS, memoryStorage } from '../../../../testing/fakes/memory-storage.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import { COURSES_WITH_FLIGHTS } from './best-flights.ts'
import { MOST_COURSES } from './course-records.ts'
import { FLIGHT_KINDS, kindOf } from './flight-kind.ts'
import { createLogbookStore, LOGBOOK_KEY } from './logbook-store.ts'
import {
  EMPTY_LOGBOOK,
  LOGBOOK_VERSION,
  logbookAfter,
  logbookAfterLink,
  logbookFromText,
  textFromLogbook,
  type Logbook,
} from './logbook.ts'

const anyFlight: fc.Arbitrary<FlightSummary> = fc
  .record({
    outcome: fc.constantFrom<('crashed' | 'complete')[]>('crashed', 'complete'),
    isRelaxed: fc.boolean(),
    isSlow: fc.boolean(),
    ticks: fc.integer({ min: 1, max: 20_000 }),
    seed: fc.integer({ min: 0, max: 0xffffffff }),
    ringsMissed: fc.integer({ min: 0, max: 30 }),
  })
  .map((part) => ({ ...FLIGHT, ...part }))

function logbookOf(flights: readonly FlightSummary[]): Logbook {
  return flights.reduce(logbookAfter, EMPTY_LOGBOOK)
}

test('a stored logbook is read back unchanged', () => {
  fc.assert(
    fc.property(fc.array(anyFlight), (flights) => {
      const logbook = logbookOf(flights)
      expect(logbookFromText(textFromLogbook(logbook))).toEqual(logbook)
    }),
  )
})

const PAGE = '{"flights":1,"completions":1,"medal":"gold"}'
const BLANK = '{"flights":0,"completions":0,"medal":null}'
const page = (text: string): string => `{"version":4,"standard":${text},"relaxed":${BLANK}}`

/** A page as versions up to the third wrote it. */
test('a version 1 logbook is migrated without its fuel figure, with or without slow pages', () => {
  const old = { flights: 12, completions: 3, best: { ticks: 3408, fuelTenths: 310, ringsMissed: 0 } }
  const page = { flights: 12, completions: 3, medal: 'silver' }
  const logbook = logbookFromText(JSON.stringify({ version: 1, standard: old, relaxed: old }))
  expect(logbook).toEqual({ ...EMPTY_LOGBOOK, standard: page, relaxed: page })
})

test('a logbook without medals keeps its courses and best flights, and each finished course earns bronze', () => {
  const courses = [
    { seed: 12, standard: [350, 700, 1050, 1400, 1750, 2100, 2450, 2800, 3060, 3312], relaxed: [360, 720] },
    { seed: 9 },
  ]
  const flights = [{ seed: 12, kind: 'standard', text: 'A' }]
  const logbook = logbookFromText(JSON.stringify({ version: 3, courses, flights }))
  expect(logbook).toMatchObject({ courses, flights, medals: [{ seed: 12, standard: 'bronze' }] })
  const later = logbookAfter(logbook, FLIGHT)
  expect(later.courses.map(({ seed }) => seed)).toEqual([7, 12, 9])
  expect(textFromLogbook(later)).toMatch(/^\{"version":4,/)
  expect(logbookFromText(textFromLogbook(later))).toEqual(later)
})

test('the longest possible logbook is read back unchanged', () => {
  const splits = Array.from({ length: 10 }, (_, index) => 10_000_000 + index)
  const kinds = [false, true].flatMap((isRelaxed) => [false, true].map((isSlow) => ({ isRelaxed, isSlow })))
  const flights = Array.from({ length: MOST_COURSES + 10 }, (_, index) =>
    kinds.map((kind) => ({ ...FLIGHT, ...kind, seed: 0xffffffff - index, splits, ticks: 10_000_009 })),
  )
  const texts = 'A'.repeat(2_000)
  const logbook = flights
    .flat()
    .slice(-4 * COURSES_WITH_FLIGHTS)
    .reduce((before, flight) => logbookAfterLink(before, flight, texts), logbookOf(flights.flat()))
  expect(logbook.courses).toHaveLength(MOST_COURSES)
  expect(logbook.flights).toHaveLength(4 * COURSES_WITH_FLIGHTS)
  expect(logbookFromText(textFromLogbook(logbook))).toEqual(logbook)
})

test('a flight earns the medal of its time, which a worse one does not take away', () => {
  const flight = { ...FLIGHT, autopilot: FLIGHT.splits }
  const after = logbookOf([flight])
  expect(after).toMatchObject({ standard: { medal: 'gold' }, medals: [{ seed: 7, standard: 'gold' }] })
  const { standard, medals } = logbookAfter(after, { ...flight, ticks: 2 * FLIGHT.ticks })
  expect({ medal: standard.medal, medals }).toEqual({ medal: 'gold', medals: after.medals })
  expect(logbookAfter(after, CRASH).medals).toEqual(after.medals)
})

test.each([
  ...JUNK_TEXTS,
  page(PAGE).replace('"version":4', '"version":5'),
  page(BLANK).replace('null', '"gold"'),
  page(PAGE).replace('"flights":1', '"flights":0'),
  page(PAGE).replace('"flights":1', '"flights":1e999'),
  `{"__proto__":${page(PAGE)}}`,
])('stored text %s counts as an empty logbook', (text) => {
  expect(logbookFromText(text)).toEqual(EMPTY_LOGBOOK)
})

test('of a damaged logbook, every page, course and best flight that is whole is kept', () => {
  const flight = { seed: 7, kind: 'standard', text: 'A' } as const
  const record = { seed: 7, slow: [3, 9] }
  const medals = { seed: 7, standard: 'ace' } as const
  const stored = {
    version: 4,
    standard: JSON.parse(PAGE) as object,
    relaxed: { flights: -1 },
    courses: [{ seed: -1 }, record, null, { seed: 8, standard: 'x', relaxed: [5] }],
    flights: [1, { ...flight, text: '<' }, flight],
    medals: [medals, null, { seed: 9, standard: 'wood' }, { seed: -1, slow: 'gold' }],
  }
  const logbook = logbookFromText(JSON.stringify(stored))
  const courses = [record, { seed: 8, relaxed: [5] }]
  const kept = { standard: stored.standard, courses, flights: [flight], medals: [medals] }
  expect(logbook).toEqual({ ...EMPTY_LOGBOOK, ...kept })
  expect(logbookFromText(JSON.stringify({ ...stored, courses: {}, flights: 'x' })).standard).toEqual(stored.standard)
})

test('each page counts the flights of its kind, and a completed one earns bronze', () => {
  fc.assert(
    fc.property(fc.array(anyFlight), (flights) => {
      const logbook = logbookOf(flights)
      for (const kind of FLIGHT_KINDS) {
        const own = flights.filter((flight) => kindOf(flight) === kind)
        const completions = own.filter(({ outcome }) => outcome === 'complete').length
        const medal = completions === 0 ? null : 'bronze'
        expect(logbook[kind]).toEqual({ flights: own.length, completions, medal })
      }
    }),
  )
})

test('ended flights are stored, survive a reload and can be erased', () => {
  const storage = memoryStorage()
  const store = createLogbookStore(() => storage)
  expect(storage.length).toBe(0)
  store.record(CRASH)
  store.record(FLIGHT)
  expect(storage.key(0)).toBe(LOGBOOK_KEY)
  const later = createLogbookStore(() => storage)
  expect(later.getState().standard).toMatchObject({ flights: 2, completions: 1, medal: 'bronze' })
  later.erase()
  expect(later.getState()).toEqual(EMPTY_LOGBOOK)
  expect(storage.length).toBe(0)
})

test('two tabs write into one logbook', () => {
  const storage = memoryStorage()
  const one = createLogbookStore(() => storage)
  const other = createLogbookStore(() => storage)
  one.record(CRASH)
  other.record(CRASH)
  expect(other.getState().standard.flights).toBe(2)
  const onChange = vi.fn()
  one.subscribe(onChange)
  for (let time = 0; time < 2; time += 1) one.reread()
  expect(one.getState()).toEqual(other.getState())
  expect(onChange).toHaveBeenCalledOnce()
  other.erase()
  one.reread()
  expect(one.getState()).toEqual(EMPTY_LOGBOOK)
})

test('the logbook works for the visit when storage is forbidden or full', () => {
  const forbidden = createLogbookStore(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  const full = memoryStorage()
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  for (const store of [forbidden, createLogbookStore(() => full)]) {
    for (const flight of [FLIGHT, CRASH, CRASH]) store.record(flight)
    expect(store.getState().standard).toMatchObject({ flights: 3, completions: 1 })
    store.reread()
    expect(store.getState().standard.flights).toBe(3)
    store.erase()
    expect(store.getState()).toEqual(EMPTY_LOGBOOK)
  }
})

test('an older page leaves the logbook of a later release as it is, and counts its flights for the visit', () => {
  const later = JSON.stringify({ version: LOGBOOK_VERSION + 1, standard: { flights: 12 } })
  const storage = memoryStorage({ [LOGBOOK_KEY]: later })
  const store = createLogbookStore(() => storage)
  for (const flight of [FLIGHT, CRASH]) store.record(flight)
  store.reread()
  expect(store.getState().standard).toMatchObject({ flights: 2, completions: 1 })
  expect(storage.getItem(LOGBOOK_KEY)).toBe(later)
  store.erase()
  store.record(CRASH)
  expect(createLogbookStore(() => storage).getState().standard.flights).toBe(1)
})

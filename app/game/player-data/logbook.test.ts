import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  createLogbookStore,
  EMPTY_LOGBOOK,
  FLIGHT_KINDS,
  kindOf,
  LOGBOOK_KEY,
  logbookAfter,
  logbookFromText,
  textFromLogbook,
  type Logbook,
} from './logbook.ts'
import { memoryStorage } from '../../../testing/memory-storage.ts'
import type { FlightSummary } from '../session/session.ts'

const FLIGHT: FlightSummary = {
  outcome: 'complete',
  crashCause: 'none',
  seed: 1,
  isRelaxed: false,
  isSlow: false,
  score: 1000,
  ringsCollected: 10,
  ringsMissed: 2,
  canistersCollected: 1,
  ticks: 3600,
  fuelTenths: 255,
}
const CRASH: FlightSummary = { ...FLIGHT, outcome: 'crashed', crashCause: 'fuel', ticks: 1 }

const anyFlight: fc.Arbitrary<FlightSummary> = fc
  .record({
    outcome: fc.constantFrom<('crashed' | 'complete')[]>('crashed', 'complete'),
    isRelaxed: fc.boolean(),
    isSlow: fc.boolean(),
    ticks: fc.integer({ min: 1, max: 20_000 }),
    fuelTenths: fc.integer({ min: 0, max: 1000 }),
    ringsMissed: fc.integer({ min: 0, max: 30 }),
  })
  .map((part) => ({ ...FLIGHT, ...part }))

function logbookOf(flights: readonly FlightSummary[]): Logbook {
  return flights.reduce(logbookAfter, EMPTY_LOGBOOK)
}

test('what was written is read back', () => {
  fc.assert(
    fc.property(fc.array(anyFlight), (flights) => {
      const logbook = logbookOf(flights)
      expect(logbookFromText(textFromLogbook(logbook))).toEqual(logbook)
    }),
  )
})

const PAGE = '{"flights":1,"completions":1,"best":{"ticks":9,"fuelTenths":1,"ringsMissed":0}}'
const BLANK = '{"flights":0,"completions":0,"best":null}'
const page = (text: string): string => `{"version":1,"standard":${text},"relaxed":${BLANK}}`

test('a text of this version is read as it is', () => {
  expect(logbookFromText(page(PAGE)).standard.best).toEqual({ ticks: 9, fuelTenths: 1, ringsMissed: 0 })
})

test('a text from before the slow pages is kept whole, and they begin empty', () => {
  const old = `{"version":1,"standard":${PAGE},"relaxed":${PAGE}}`
  const logbook = logbookFromText(old)
  expect(logbook.standard).toEqual(JSON.parse(PAGE))
  expect(logbook.relaxed).toEqual(JSON.parse(PAGE))
  expect([logbook.slow, logbook.slowRelaxed]).toEqual([JSON.parse(BLANK), JSON.parse(BLANK)])
  const later = logbookAfter(logbook, { ...FLIGHT, isSlow: true })
  expect(logbookFromText(textFromLogbook(later))).toMatchObject({
    standard: JSON.parse(PAGE) as object,
    relaxed: JSON.parse(PAGE) as object,
    slow: { flights: 1, completions: 1, best: { ticks: FLIGHT.ticks } },
  })
})

test.each([
  null,
  '',
  'junk',
  'null',
  '[]',
  '7',
  '"text"',
  '{}',
  page(PAGE).replace('"version":1', '"version":2'),
  page(PAGE).replace('"flights":1', '"flights":0'),
  page(PAGE).replace('"flights":1', '"flights":1e99'),
  page(PAGE).replace('"completions":1', '"completions":0.5'),
  page(PAGE).replace('"ticks":9', '"ticks":0'),
  page(PAGE).replace('"ticks":9', '"ticks":1e999'),
  page(PAGE).replace('"fuelTenths":1', '"fuelTenths":1001'),
  page(PAGE).replace('"ringsMissed":0', '"ringsMissed":"0"'),
  page(PAGE).replace(/"best":\{.*?\}/, '"best":null'),
  page(PAGE).replace(/}$/, ',"slow":{"flights":-1}}'),
  `{"__proto__":${page(PAGE)}}`,
  `${page(PAGE)}${' '.repeat(5000)}`,
])('stored text %s counts as an empty logbook', (text) => {
  expect(logbookFromText(text)).toBe(EMPTY_LOGBOOK)
})

test('no stored text can break the reading', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(logbookFromText(text).standard.flights).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a logbook with anything at all in one of its fields is taken whole, or counts as empty', () => {
  const paths = FLIGHT_KINDS.flatMap((kind) => [
    [kind],
    ...['flights', 'completions', 'best'].map((field) => [kind, field]),
    ...['ticks', 'fuelTenths', 'ringsMissed'].map((field) => [kind, 'best', field]),
  ])
  const anything = fc.oneof(fc.jsonValue(), fc.integer(), fc.double(), fc.constantFrom(0, 1, -1, 1e6, 1e7))
  const whole = { flights: 2, completions: 1, best: { ticks: 9, fuelTenths: 1, ringsMissed: 0 } }
  fc.assert(
    fc.property(fc.constantFrom(...paths), anything, (path, value) => {
      const pages = FLIGHT_KINDS.map((kind) => [kind, structuredClone(whole)])
      const stored = { version: 1, ...(Object.fromEntries(pages) as object) }
      const last = path.at(-1) ?? ''
      const holder = path.slice(0, -1).reduce<object>((part, name) => Reflect.get(part, name) as object, stored)
      Reflect.set(holder, last, value)
      const logbook = logbookFromText(JSON.stringify(stored))
      if (logbook === EMPTY_LOGBOOK) return
      for (const { flights, completions, best } of Object.values(logbook)) {
        for (const count of [
          flights,
          completions,
          ...(best === null ? [] : [best.ticks, best.fuelTenths, best.ringsMissed]),
        ]) {
          expect(Number.isInteger(count)).toBe(true)
          expect(count).toBeGreaterThanOrEqual(0)
        }
        expect(completions).toBeLessThanOrEqual(flights)
        expect(best === null).toBe(completions === 0)
        if (best !== null) expect(Object.keys(best).sort()).toEqual(['fuelTenths', 'ringsMissed', 'ticks'])
      }
    }),
    { numRuns: 2_000 },
  )
})

test('each page counts the flights of its kind, and each best figure is the best of its completed ones', () => {
  fc.assert(
    fc.property(fc.array(anyFlight), (flights) => {
      const logbook = logbookOf(flights)
      for (const kind of FLIGHT_KINDS) {
        const own = flights.filter((flight) => kindOf(flight) === kind)
        const done = own.filter(({ outcome }) => outcome === 'complete')
        const kept = logbook[kind]
        expect([kept.flights, kept.completions]).toEqual([own.length, done.length])
        if (done.length === 0) expect(kept.best).toBeNull()
        else {
          expect(kept.best).toEqual({
            ticks: Math.min(...done.map(({ ticks }) => ticks)),
            fuelTenths: Math.max(...done.map(({ fuelTenths }) => fuelTenths)),
            ringsMissed: Math.min(...done.map(({ ringsMissed }) => ringsMissed)),
          })
        }
      }
    }),
  )
})

test('opening writes nothing; an ended flight is written, survives the page and can be erased', () => {
  const storage = memoryStorage()
  const store = createLogbookStore(() => storage)
  expect(storage.length).toBe(0)
  store.record(CRASH)
  store.record(FLIGHT)
  expect(storage.key(0)).toBe(LOGBOOK_KEY)
  const later = createLogbookStore(() => storage)
  expect(later.getState().standard).toMatchObject({ flights: 2, completions: 1, best: { ticks: 3600 } })
  later.erase()
  expect(later.getState()).toBe(EMPTY_LOGBOOK)
  expect(storage.length).toBe(0)
})

test('two tabs write into one logbook', () => {
  const storage = memoryStorage()
  const one = createLogbookStore(() => storage)
  const other = createLogbookStore(() => storage)
  one.record(CRASH)
  other.record(CRASH)
  expect(other.getState().standard.flights).toBe(2)
})

test('forbidden and full storage still give a logbook for this visit', () => {
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
    store.erase()
    expect(store.getState()).toBe(EMPTY_LOGBOOK)
  }
})

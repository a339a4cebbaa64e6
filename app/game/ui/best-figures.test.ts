import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  BEST_FIGURES_KEY,
  bestFiguresAfter,
  bestFiguresFromText,
  createBestFiguresStore,
  textFromBestFigures,
  type BestFigures,
} from './best-figures.ts'
import type { FlightSummary } from './session.ts'

const FLIGHT: FlightSummary = {
  outcome: 'complete',
  crashCause: 'none',
  seed: 1,
  isRelaxed: false,
  score: 1000,
  ringsCollected: 10,
  ringsMissed: 2,
  canistersCollected: 1,
  ticks: 3600,
  fuelTenths: 255,
}

const anyBest: fc.Arbitrary<BestFigures> = fc.record({
  ticks: fc.integer({ min: 1, max: 20_000 }),
  fuelTenths: fc.integer({ min: 0, max: 1000 }),
  ringsMissed: fc.integer({ min: 0, max: 30 }),
})

/** A store in memory that behaves as the browser's own. */
function memoryStorage(entries: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(entries))
  return {
    get length() {
      return map.size
    },
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    key: (index) => [...map.keys()][index] ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => void map.set(key, value),
  }
}

test('what was written is read back', () => {
  fc.assert(
    fc.property(anyBest, (best) => {
      expect(bestFiguresFromText(textFromBestFigures(best))).toEqual(best)
    }),
  )
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
  '{"version":2,"ticks":1,"fuelTenths":1,"ringsMissed":1}',
  '{"version":1,"ticks":0,"fuelTenths":1,"ringsMissed":1}',
  '{"version":1,"ticks":1.5,"fuelTenths":1,"ringsMissed":1}',
  '{"version":1,"ticks":1e999,"fuelTenths":1,"ringsMissed":1}',
  '{"version":1,"ticks":1,"fuelTenths":1001,"ringsMissed":1}',
  '{"version":1,"ticks":1,"fuelTenths":1,"ringsMissed":-1}',
  '{"version":1,"ticks":"1","fuelTenths":1,"ringsMissed":1}',
  '{"__proto__":{"version":1,"ticks":1,"fuelTenths":1,"ringsMissed":1}}',
  `{"version":1,"ticks":1,"fuelTenths":1,"ringsMissed":1,"more":"${'x'.repeat(5000)}"}`,
])('stored text %s counts as nothing stored', (text) => {
  expect(bestFiguresFromText(text)).toBeNull()
})

test('no stored text can break the reading', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const best = bestFiguresFromText(text)
      expect(best === null || best.ticks > 0).toBe(true)
    }),
  )
})

test('each figure is the best of all completed missions, in whatever order they were flown', () => {
  fc.assert(
    fc.property(fc.array(anyBest, { minLength: 1 }), (flights) => {
      const best = flights.reduce<BestFigures | null>(
        (before, flight) => bestFiguresAfter(before, { ...FLIGHT, ...flight }),
        null,
      )
      expect(best).toEqual({
        ticks: Math.min(...flights.map((flight) => flight.ticks)),
        fuelTenths: Math.max(...flights.map((flight) => flight.fuelTenths)),
        ringsMissed: Math.min(...flights.map((flight) => flight.ringsMissed)),
      })
    }),
  )
})

test('a crash betters nothing, however short', () => {
  const store = createBestFiguresStore(() => memoryStorage())
  store.record({ ...FLIGHT, outcome: 'crashed', crashCause: 'fuel', ticks: 1 })
  expect(store.current()).toBeNull()
})

test('a completed mission is written, survives the page and can be erased', () => {
  const storage = memoryStorage()
  createBestFiguresStore(() => storage).record(FLIGHT)
  expect(storage.length).toBe(1)
  const later = createBestFiguresStore(() => storage)
  expect(later.current()).toEqual({ ticks: 3600, fuelTenths: 255, ringsMissed: 2 })
  later.erase()
  expect(later.current()).toBeNull()
  expect(storage.length).toBe(0)
})

test('opening reads and writes nothing else, and a flight that betters nothing is not written', () => {
  const kept = textFromBestFigures({ ticks: 100, fuelTenths: 900, ringsMissed: 0 })
  const storage = memoryStorage({ [BEST_FIGURES_KEY]: kept })
  storage.setItem = () => expect.unreachable()
  createBestFiguresStore(() => storage).record(FLIGHT)
})

test('forbidden, full and throwing storage still give a best for this visit', () => {
  const forbidden = createBestFiguresStore(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  forbidden.record(FLIGHT)
  expect(forbidden.current()).toMatchObject({ ticks: 3600 })
  forbidden.erase()
  expect(forbidden.current()).toBeNull()
})

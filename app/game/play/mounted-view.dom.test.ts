import { expect, test, vi } from 'vitest'

import { CRASHED } from '../../../testing/flights/flight-summaries.ts'
import { stubBrowser } from '../../../testing/fakes/stub-browser.ts'
import { DEFAULT_SETTINGS } from '../player-data/settings.ts'
import type { FlightSummary } from '../session/flight-summary.ts'
import { openSession, sessionAfter, type Session } from '../session/session.ts'
import { followSize, motionFrom, pictureNameFrom } from './mounted-view.ts'

function inFlight(): Session {
  return sessionAfter(sessionAfter(openSession(7), { type: 'picture-ready' }), { type: 'take-off' })
}

test('the picture has a different name at the start, in flight and at each ending', () => {
  const flying = inFlight()
  const ends: FlightSummary[] = [CRASHED, { ...CRASHED, outcome: 'complete', crashCause: 'none' }]
  const names = [
    openSession(7),
    flying,
    ...ends.map((summary) => sessionAfter(flying, { type: 'end', summary, flight: null })),
  ].map(pictureNameFrom)
  expect(new Set(names).size).toBe(names.length)
  expect(names[2]).toMatch(/wreck/)
  expect(names[3]).toMatch(/sun/)
})

test('the picture’s name stays the same during a pause and the resume count', () => {
  const flying = inFlight()
  const paused = sessionAfter(flying, { type: 'pause', reason: 'player' })
  const resuming = sessionAfter(paused, { type: 'resume' })
  expect([paused, resuming].map(pictureNameFrom)).toEqual([flying, flying].map(pictureNameFrom))
})

test('each motion of the camera has its own switch', () => {
  const all = { lean: true, shake: true, widening: true, decoration: true }
  expect(motionFrom(DEFAULT_SETTINGS, false)).toEqual(all)
  for (const name of ['lean', 'shake', 'widening'] as const) {
    expect(motionFrom({ ...DEFAULT_SETTINGS, [name]: false }, false)).toEqual({ ...all, [name]: false })
  }
})

test('the system’s reduced motion preference turns off every motion', () => {
  expect(Object.values(motionFrom(DEFAULT_SETTINGS, true))).toEqual([false, false, false, false])
})

test('the picture follows the pixel ratio of each screen that the window is moved to, without a resize', () => {
  stubBrowser()
  const queries = new Map<string, EventTarget>()
  vi.stubGlobal('matchMedia', (text: string) => {
    const query = new EventTarget()
    queries.set(text, query)
    return query
  })
  const closing = new AbortController()
  const pictureHost = Object.defineProperties(document.createElement('div'), {
    clientWidth: { value: 800 },
    clientHeight: { value: 600 },
  })
  const ratios: number[] = []
  vi.stubGlobal('devicePixelRatio', 1)
  followSize(pictureHost, { resize: (_w, _h, ratio) => ratios.push(ratio) }, () => undefined, closing.signal)
  const moveTo = (ratio: number) => {
    const before = queries.get(`(resolution: ${String(window.devicePixelRatio)}dppx)`)
    vi.stubGlobal('devicePixelRatio', ratio)
    before?.dispatchEvent(new Event('change'))
  }
  for (const ratio of [2, 1, 1.5]) moveTo(ratio)
  expect(ratios).toEqual([1, 2, 1, 1.5])
  closing.abort()
  moveTo(3)
  expect(ratios).toHaveLength(4)
})

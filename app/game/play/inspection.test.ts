// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'

import { startFlight } from '../simulation/flight/flight.ts'
import { openInspection, type InspectionSnapshot } from './inspection.ts'
import { openSession } from '../session/session.ts'

const look = (): InspectionSnapshot => ({
  session: openSession(7),
  flight: startFlight(7),
  controls: { turn: 0, climb: 0 },
  loop: { isRunning: false, framesDrawn: 0 },
  attract: { isRunning: false },
  view: null,
  motion: null,
})

let closing: AbortController

beforeEach(() => {
  closing = new AbortController()
})

afterEach(() => {
  delete window.ringwakeInspection
})

test('the inspection is absent unless the address asks for it', () => {
  for (const search of ['', '?', '?course=7', '?inspection', '?x=inspect']) {
    openInspection(search, look, closing.signal)
    expect(window.ringwakeInspection, search).toBeUndefined()
  }
})

test.each(['?inspect', '?inspect=', '?inspect=0', '?course=7&inspect=yes'])('%s opens the inspection', (search) => {
  openInspection(search, look, closing.signal)
  expect(window.ringwakeInspection?.snapshot()).toEqual(look())
})

test('the inspection is removed when its signal aborts, unless a later one replaced it', () => {
  openInspection('?inspect', look, closing.signal)
  const later = new AbortController()
  openInspection('?inspect', look, later.signal)
  const open = window.ringwakeInspection
  closing.abort()
  expect(window.ringwakeInspection).toBe(open)
  later.abort()
  expect(window.ringwakeInspection).toBeUndefined()
})

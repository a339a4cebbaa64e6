import { expect, test } from 'vitest'

import { CRASHED as SUMMARY } from '../../../../testing/flights/flight-summaries.ts'
import { FLIGHT_EVENTS, type FlightState, type RingState } from '../../simulation/flight-state.ts'
import { MOST_WAKE } from '../../simulation/flight/encounters.ts'
import { startFlight } from '../../simulation/flight/flight.ts'
import { fuelWords, ringWords, sessionWords } from './announcements.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import { openSession, type Session } from '../../session/session.ts'

const FLIGHT = { ...startFlight(7), ringsCollected: 4, fuelTenths: 245 }

/** The same flight, with the first ring just passed in this way. */
function afterRing(change: Partial<RingState>, flight: Partial<FlightState> = {}): FlightState {
  const [first, ...rest] = FLIGHT.rings
  return { ...FLIGHT, nextRingSerial: 1, rings: [{ ...first, ...change }, ...rest], ...flight }
}

function session(changes: Partial<Session>): Session {
  return { ...openSession(7), picture: 'ready', ...changes }
}

test('rings, misses, canisters and low fuel each have an announcement', () => {
  const { ringCollected, ringMissed } = FLIGHT_EVENTS
  const collected = afterRing({ precision: 0.4 })
  expect(ringWords(ringCollected, collected, null)).toBe('Ring 4 of 10.')
  expect(ringWords(ringCollected, collected, { ticks: -48, to: 'best' })).toBe(
    'Ring 4 of 10, 0.40 s ahead of your best.',
  )
  expect(ringWords(ringCollected, collected, { ticks: 144, to: 'autopilot' })).toBe(
    'Ring 4 of 10, 1.20 s behind the autopilot.',
  )
  expect(ringWords(ringCollected, collected, { ticks: 0, to: 'link' })).toBe(
    'Ring 4 of 10, level with the shared flight.',
  )
  expect(ringWords(ringCollected, afterRing({ precision: 0.8 }, { chain: 3 }), null)).toBe(
    'Ring 4 of 10, clean, 3 clean in a row.',
  )
  expect(ringWords(ringCollected, afterRing({ precision: 0.75 }), null)).toBe('Ring 4 of 10, clean.')
  expect(ringWords(ringCollected, afterRing({ precision: 0.95 }), { ticks: -48, to: 'best' })).toBe(
    'Ring 4 of 10, dead centre, 0.40 s ahead of your best.',
  )
  const missed = { passX: -2, passY: -14 }
  expect(ringWords(ringMissed, afterRing(missed, { ringsMissed: 1 }), null)).toBe(
    'Missed: it was higher. Another lies ahead.',
  )
  expect(ringWords(ringMissed, afterRing(missed, { ringsMissed: 2 }), null)).toBe('Missed: it was higher.')
  expect(fuelWords(FLIGHT_EVENTS.lowFuel, FLIGHT)).toBe('Low fuel. 25 per cent.')
  expect(fuelWords(FLIGHT_EVENTS.canisterCollected, FLIGHT)).toBe('Canister, and a push. Fuel 25 per cent.')
  const atLimit = { ...FLIGHT, craft: { ...FLIGHT.craft, wake: MOST_WAKE } }
  expect(fuelWords(FLIGHT_EVENTS.canisterCollected, atLimit)).toBe('Canister, and full push. Fuel 25 per cent.')
})

test('changes that need no announcement have none', () => {
  expect(ringWords(FLIGHT_EVENTS.canisterCollected, FLIGHT, null)).toBeNull()
  expect(fuelWords(FLIGHT_EVENTS.ringCollected, FLIGHT)).toBeNull()
  expect(sessionWords(session({}), session({ picture: 'preparing' }))).toBeNull()
})

test('a pause announces its reason, and resuming announces its count once', () => {
  const playing = session({ stage: 'playing' })
  const away = session({ stage: 'paused', pauseReason: 'away' })
  expect(sessionWords(session({ stage: 'paused', pauseReason: 'player' }), playing)).toBe('Paused.')
  expect(sessionWords(away, playing)).toBe('Paused: you left the window.')
  const resuming = session({ stage: 'resuming', count: 3 })
  expect(sessionWords(resuming, away)).toBe('Resuming in 3, 2, 1.')
  expect(sessionWords(session({ stage: 'resuming', count: 2 }), resuming)).toBeNull()
  expect(sessionWords(playing, session({ stage: 'resuming', count: 1 }))).toBeNull()
  expect(sessionWords(away, resuming)).toBe('Paused: you left the window.')
})

test('starting over is announced, from flight and from a pause; another flight after an end is one', () => {
  const next = session({ stage: 'playing', flights: 2 })
  for (const stage of ['playing', 'resuming', 'paused'] as const)
    expect(sessionWords(next, session({ stage, flights: 1 }))).toBe('Started over.')
  expect(sessionWords(next, session({ stage: 'crashed', summary: SUMMARY, flights: 1 }))).toBe('Flying.')
})

test('a picture that comes back in a pause is announced', () => {
  const lost = session({ stage: 'paused', pauseReason: 'picture-lost', picture: 'lost' })
  expect(sessionWords({ ...lost, picture: 'ready' }, lost)).toBe('The graphics are back.')
})

test('the end of a replay is announced, without the ending that was announced before it', () => {
  const crashed = session({ stage: 'crashed', summary: SUMMARY })
  expect(sessionWords(crashed, session({ stage: 'watching', summary: SUMMARY }))).toBe('The watched flight is over.')
  expect(sessionWords(session({}), session({ stage: 'watching' }))).toBe('The watched flight is over.')
})

test('an ending announces its cause, the rings and the time', () => {
  const playing = session({ stage: 'playing' })
  const words = (summary: FlightSummary) => sessionWords(session({ stage: summary.outcome, summary }), playing)
  expect(words(SUMMARY)).toBe('Flight over after 3 of 10 rings in 12.30 s.')
  expect(words({ ...SUMMARY, crashCause: 'fuel' })).toBe('Out of fuel after 3 of 10 rings in 12.30 s.')
  expect(words({ ...SUMMARY, outcome: 'complete', crashCause: 'none', ringsCollected: 10 })).toBe(
    'Mission accomplished: 10 of 10 rings in 12.30 s.',
  )
})

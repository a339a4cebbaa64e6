import { expect, test } from 'vitest'

import { CRASHED } from '../../../../testing/flights/flight-summaries.ts'
import { openSession, sessionAfter, type FlightSummary, type Session } from '../../session/session.ts'
import { pictureNameFrom } from './picture-name.ts'

function inFlight(): Session {
  return sessionAfter(sessionAfter(openSession(7), { type: 'picture-ready' }), { type: 'take-off' })
}

test('the picture has a different name at the start, in flight and at each ending', () => {
  const flying = inFlight()
  const ends: FlightSummary[] = [
    CRASHED,
    { ...CRASHED, crashCause: 'fuel' },
    { ...CRASHED, outcome: 'complete', crashCause: 'none' },
  ]
  const names = [openSession(7), flying, ...ends.map((summary) => sessionAfter(flying, { type: 'end', summary }))].map(
    pictureNameFrom,
  )
  expect(new Set(names).size).toBe(names.length)
  expect(names[2]).toMatch(/wreck.*mountain/)
  expect(names[3]).toMatch(/wreck/)
  expect(names[4]).toMatch(/sun/)
})

test('the picture’s name stays the same during a pause and the resume count', () => {
  const flying = inFlight()
  const paused = sessionAfter(flying, { type: 'pause', reason: 'player' })
  const resuming = sessionAfter(paused, { type: 'resume' })
  expect([paused, resuming].map(pictureNameFrom)).toEqual([flying, flying].map(pictureNameFrom))
})

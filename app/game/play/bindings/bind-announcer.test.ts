// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { COMPLETE } from '../../../../testing/flights/flight-summaries.ts'
import { openSession } from '../../session/session.ts'
import { createSessionStore } from '../../session/session-store.ts'
import { bindAnnouncer } from './bind-announcer.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('an ending right after the last ring is announced within one second', () => {
  const closing = new AbortController()
  const session = createSessionStore(openSession(7))
  const region = document.createElement('p')
  const announcer = bindAnnouncer(session, region, closing.signal)
  session.dispatch({ type: 'picture-ready' })
  session.dispatch({ type: 'take-off' })
  vi.advanceTimersByTime(5000)
  announcer.say('rings', 'Ring 10 of 10.')
  session.dispatch({ type: 'end', summary: COMPLETE })
  vi.advanceTimersByTime(600)
  session.dispatch({ type: 'show-end' })
  vi.advanceTimersByTime(400)
  expect(region.textContent).toMatch(/^Mission accomplished: 10 of 10 rings/)
  closing.abort()
})

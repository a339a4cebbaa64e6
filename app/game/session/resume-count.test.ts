import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createResumeCount } from './resume-count.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'
import { openSession } from './session.ts'

let store: SessionStore
let count: ReturnType<typeof createResumeCount>

beforeEach(() => {
  vi.useFakeTimers()
  store = createSessionStore(openSession(7))
  count = createResumeCount(store)
  store.subscribe((now, before) => now.count !== before.count && count.follow(now.count))
  store.dispatch({ type: 'picture-ready' })
  store.dispatch({ type: 'take-off' })
  store.dispatch({ type: 'pause', reason: 'player' })
})

afterEach(() => {
  count.stop()
  vi.useRealTimers()
})

function seen(): string {
  const { stage, count } = store.getState()
  return `${stage} ${count}`
}

test('Resume counts down three beats of 0.6 s before the flight goes on', () => {
  store.dispatch({ type: 'resume' })
  const states = [seen()]
  for (let beat = 0; beat < 4; beat += 1) {
    vi.advanceTimersByTime(599)
    states.push(seen())
    vi.advanceTimersByTime(1)
  }
  states.push(seen())
  expect(states).toEqual(['resuming 3', 'resuming 3', 'resuming 2', 'resuming 1', 'playing 0', 'playing 0'])
})

test('a pause during the count ends it, and the next count starts at three', () => {
  store.dispatch({ type: 'resume' })
  vi.advanceTimersByTime(1000)
  expect(seen()).toBe('resuming 2')
  store.dispatch({ type: 'pause', reason: 'away' })
  vi.advanceTimersByTime(60_000)
  expect(seen()).toBe('paused 0')
  store.dispatch({ type: 'resume' })
  vi.advanceTimersByTime(599)
  expect(seen()).toBe('resuming 3')
  vi.advanceTimersByTime(1)
  expect(seen()).toBe('resuming 2')
})

test('the count can be stopped', () => {
  store.dispatch({ type: 'resume' })
  count.stop()
  vi.advanceTimersByTime(60_000)
  expect(seen()).toBe('resuming 3')
})

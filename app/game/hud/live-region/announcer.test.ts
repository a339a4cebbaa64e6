import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createAnnouncer, type Announcer } from './announcer.ts'

let said: string[]
let announcer: Announcer

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  said = []
  announcer = createAnnouncer((text) => said.push(text))
})

afterEach(() => announcer.clear())

test('the first message is said at once', () => {
  announcer.say('rings', 'Ring 1 of 10.')
  expect(said).toEqual(['Ring 1 of 10.'])
})

test('messages within one second are combined, with only the newest of each kind', () => {
  announcer.say('rings', 'Ring 1 of 10.')
  announcer.say('rings', 'Ring 2 of 10.')
  announcer.say('fuel', 'Low fuel. 20 per cent.')
  announcer.say('rings', 'Ring 3 of 10.')
  vi.advanceTimersByTime(999)
  expect(said).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(said).toEqual(['Ring 1 of 10.', 'Ring 3 of 10. Low fuel. 20 per cent.'])
})

test('at most one message a second is announced', () => {
  for (let step = 0; step < 600; step += 1) {
    announcer.say('rings', `Ring ${step}.`)
    vi.advanceTimersByTime(16)
  }
  expect(said.length).toBeLessThanOrEqual(11)
  expect(said.length).toBeGreaterThanOrEqual(9)
})

test('a repeated message changes the text, so that a screen reader reads it again', () => {
  announcer.say('session', 'Paused.')
  vi.advanceTimersByTime(5000)
  announcer.say('session', 'Paused.')
  expect(said).toHaveLength(2)
  expect(said[0]).not.toBe(said[1])
  expect(said[1].trim()).toBe('Paused.')
})

test('cleared messages are dropped, and later ones are announced', () => {
  announcer.say('rings', 'Ring 1 of 10.')
  announcer.say('rings', 'Ring 2 of 10.')
  announcer.clear()
  announcer.say('session', 'Crashed.')
  vi.advanceTimersByTime(1000)
  expect(said).toEqual(['Ring 1 of 10.', 'Crashed.'])
})

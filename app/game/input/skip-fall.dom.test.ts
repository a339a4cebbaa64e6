import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { CRASHED } from '../../../testing/flights/flight-summaries.ts'
import { openSession, type Session } from '../session/session.ts'
import { createSessionStore } from '../session/session-store.ts'
import type { CrashCause } from '../simulation/flight-state.ts'
import { openFallSkip } from './skip-fall.ts'

let listening: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  listening = new AbortController()
})

afterEach(() => listening.abort())

/** A flight that has just ended, and what skips its fall. */
function endedBy(crashCause: CrashCause) {
  const store = createSessionStore({ ...openSession(7), picture: 'ready' })
  store.dispatch({ type: 'take-off' })
  store.dispatch({ type: 'end', summary: { ...CRASHED, crashCause }, flight: null })
  const fall = openFallSkip(store, listening.signal)
  fall.followStage()
  return { fall, isSkipped: (): Session['isEndShown'] => store.getState().isEndShown }
}

function press(key: string, more: KeyboardEventInit = {}): boolean {
  return !window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...more }))
}

test('a key skips the fall of a craft without fuel once it was seen for 0.6 s, and goes no further', () => {
  const { isSkipped } = endedBy('fuel')
  vi.advanceTimersByTime(500)
  expect(press('Enter')).toBe(false)
  expect(isSkipped()).toBe(false)
  vi.advanceTimersByTime(200)
  for (const [key, more] of [
    ['ArrowUp', { repeat: true }],
    ['c', { ctrlKey: true }],
    ['Tab', {}],
  ] as const)
    press(key, more)
  expect(isSkipped()).toBe(false)
  expect(press('Enter')).toBe(true)
  expect(isSkipped()).toBe(true)
  expect(press('Enter'), 'a key on the end screen').toBe(false)
})

test('a hotkey and a button of the bar do what they say, and skip nothing', () => {
  const { isSkipped } = endedBy('fuel')
  vi.advanceTimersByTime(700)
  const hotkey = new KeyboardEvent('keydown', { key: 'm', cancelable: true })
  hotkey.preventDefault()
  window.dispatchEvent(hotkey)
  document.body.innerHTML = '<button>Mute</button>'
  const button = document.querySelector('button')
  button?.click()
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  expect(isSkipped()).toBe(false)
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }))
  expect(isSkipped(), 'by a key that is not the button’s').toBe(true)
})

test('a tap and a gamepad skip it too', () => {
  const tapped = endedBy('fuel')
  vi.advanceTimersByTime(700)
  document.body.click()
  expect(tapped.isSkipped()).toBe(true)
  const padded = endedBy('fuel')
  vi.advanceTimersByTime(700)
  expect(padded.fall.skip()).toBe(true)
  expect(padded.isSkipped()).toBe(true)
})

test('a crash into rock is not skipped', () => {
  const { fall, isSkipped } = endedBy('mountain')
  vi.advanceTimersByTime(5000)
  press('Enter')
  expect(fall.skip()).toBe(false)
  expect(isSkipped()).toBe(false)
})

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { ClimbPrompt, PATIENCE_MILLISECONDS } from './climb-prompt.tsx'
import { asksWhichWayClimbs } from './climb-question.ts'
import { EMPTY_LOGBOOK } from './logbook.ts'
import { DEFAULT_SETTINGS, keysWith } from './settings.ts'

const FIRST = { stage: 'playing', flights: 1 } as const

afterEach(cleanup)

test('the first flight on a device asks which way climbs', () => {
  expect(asksWhichWayClimbs(FIRST, EMPTY_LOGBOOK, DEFAULT_SETTINGS)).toBe(true)
})

test('it asks while it is flown, and on no screen', () => {
  for (const stage of ['not-started', 'paused', 'resuming', 'crashed', 'complete'] as const)
    expect(asksWhichWayClimbs({ ...FIRST, stage }, EMPTY_LOGBOOK, DEFAULT_SETTINGS)).toBe(false)
})

test('no later flight asks, neither of this visit nor of one that the logbook tells of', () => {
  expect(asksWhichWayClimbs({ ...FIRST, flights: 2 }, EMPTY_LOGBOOK, DEFAULT_SETTINGS)).toBe(false)
  const flown = { ...EMPTY_LOGBOOK, relaxed: { flights: 1, completions: 0, best: null } }
  expect(asksWhichWayClimbs(FIRST, flown, DEFAULT_SETTINGS)).toBe(false)
})

test('who has turned it round, or steers with the key of the answer, is not asked', () => {
  expect(asksWhichWayClimbs(FIRST, EMPTY_LOGBOOK, { ...DEFAULT_SETTINGS, invertClimb: true })).toBe(false)
  const keys = keysWith(DEFAULT_SETTINGS.keys, 'climb', 1, 'KeyI')
  expect(asksWhichWayClimbs(FIRST, EMPTY_LOGBOOK, { ...DEFAULT_SETTINGS, keys })).toBe(false)
})

test('I and the button turn it round, and other keys are no answer', async () => {
  const onInvert = vi.fn()
  render(createElement(ClimbPrompt, { onInvert, onLapse: vi.fn() }))
  await userEvent.keyboard('wko{Enter} ')
  expect(onInvert).not.toHaveBeenCalled()
  await userEvent.keyboard('i')
  expect(onInvert).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: /^Reverse/ }))
  expect(onInvert).toHaveBeenCalledTimes(2)
})

test('an unanswered question goes by itself, but never from under the focus', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const onLapse = vi.fn()
  render(createElement(ClimbPrompt, { onInvert: vi.fn(), onLapse }))
  const answer = screen.getByRole('button', { name: /^Reverse/ })
  answer.focus()
  vi.advanceTimersByTime(2 * PATIENCE_MILLISECONDS)
  expect(onLapse).not.toHaveBeenCalled()
  answer.blur()
  vi.advanceTimersByTime(PATIENCE_MILLISECONDS)
  expect(onLapse).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { createStores } from '../../../../testing/fakes/game-stores.ts'
import { COMPLETE, CRASHED } from '../../../../testing/flights/flight-summaries.ts'
import type { Logbook } from '../../player-data/logbook/logbook.ts'
import { courseOfDay } from '../../session/course-of-day.ts'
import { DayResult, dayResultText } from './day-result.tsx'

const TODAY = 20_779
const PAGE = 'https://ringwake.example/?inspect#play'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 12) })
})

/** 0.97 times its last split is just above the flight's time. */
const AUTOPILOT = COMPLETE.splits.map((tick) => tick * 1.035)
const logbookWith = (medals: Logbook['medals'] = []) => createStores({ logbook: { medals } }).logbook
const flown = (day: number) => ({ ...COMPLETE, seed: courseOfDay(day), autopilot: AUTOPILOT })

test('the text of a result has the date, ten squares, the time and the link to the course', () => {
  expect(dayResultText(flown(TODAY), { day: TODAY, medal: 'gold', page: PAGE })).toBe(
    [
      'Course of the day, Sunday 22 November',
      '🟩🟦🟨⬛🟩🟦🟨🟨🟦🟩',
      '28.40 s with 1 missed, gold',
      'https://ringwake.example/?course=485471#play',
    ].join('\n'),
  )
})

test('the text of a flight that ended early says how far it came, and of which kind it was', () => {
  const crashed = { ...CRASHED, seed: courseOfDay(TODAY), isRelaxed: true }
  expect(dayResultText(crashed, { day: TODAY, medal: null, page: PAGE }).split('\n').slice(1, 3)).toEqual([
    '🟩🟦🟨⬛⬜⬜⬜⬜⬜⬜',
    '3 of 10 rings, relaxed',
  ])
  expect(dayResultText({ ...crashed, splits: [], passes: [] }, { day: TODAY, medal: null, page: PAGE })).toContain(
    '0 of 10 rings, relaxed',
  )
})

test('a result is copied and reported', async () => {
  const user = userEvent.setup()
  render(<DayResult summary={flown(TODAY)} logbook={logbookWith()} />)
  await user.click(screen.getByRole('button', { name: 'Copy result' }))
  expect(screen.getByRole('status').textContent).toBe('The result is copied.')
  expect(await navigator.clipboard.readText()).toBe(
    dayResultText(flown(TODAY), { day: TODAY, medal: 'platinum', page: window.location.href }),
  )
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('the result is shown for copying by hand if the clipboard is refused', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  render(<DayResult summary={flown(TODAY)} logbook={logbookWith()} />)
  await user.click(screen.getByRole('button', { name: 'Copy result' }))
  expect(screen.getByRole('status').textContent).toBe('The result can’t be copied here; this is it:')
  expect(screen.getByRole('textbox', { name: 'Result' }).textContent).toContain('🟩🟦🟨⬛🟩🟦🟨🟨🟦🟩')
})

test('a flight on the course of a day of the last year has a result with its own date, and on another course or in practice none', () => {
  render(<DayResult summary={flown(TODAY - 7)} logbook={logbookWith()} />)
  expect(screen.getByRole('button', { name: 'Copy result' })).toBeDefined()
  cleanup()
  render(<DayResult summary={flown(TODAY + 1)} logbook={logbookWith()} />)
  expect(screen.getByRole('button', { name: 'Copy result' }), 'of a friend who is a day ahead').toBeDefined()
  cleanup()
  for (const summary of [COMPLETE, flown(TODAY - 365), flown(TODAY + 2), { ...flown(TODAY), isPractice: true }]) {
    render(<DayResult summary={summary} logbook={logbookWith()} />)
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
  }
})

test('the medals of eight days stand after a day’s flight, and after today’s when the next course comes', () => {
  const logbook = logbookWith([{ seed: courseOfDay(TODAY - 2), standard: 'gold' }])
  const days = () => screen.getAllByRole('listitem').map(({ lastElementChild }) => lastElementChild?.textContent)
  render(<DayResult summary={flown(TODAY)} logbook={logbook} />)
  expect(days()).toHaveLength(8)
  expect(days().slice(5)).toEqual(['Fri 20 Nov: gold', 'Sat 21 Nov: none', 'Sun 22 Nov: none'])
  expect(screen.getByText('A new course comes at midnight.')).toBeDefined()
  cleanup()
  render(<DayResult summary={flown(TODAY - 2)} logbook={logbook} />)
  expect(days()).toHaveLength(8)
  expect(screen.queryByText(/midnight/)).toBeNull()
})

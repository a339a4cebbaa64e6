// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { COMPLETE } from '../../../testing/flights/flight-summaries.ts'
import { EMPTY_LOGBOOK, type Logbook } from '../player-data/logbook/logbook.ts'
import { EMPTY_PAGE } from '../player-data/logbook/logbook-page.ts'
import { courseOfDay } from '../session/course-seed.ts'
import { DEFAULT_SETTINGS } from '../player-data/settings.ts'
import { openSession } from '../session/session.ts'
import { InvertPrompt } from './invert-prompt.tsx'
import { LogbookLines } from './start/logbook-lines.tsx'
import { NoPictureScreen } from './no-picture-screen.tsx'
import { PauseScreen } from './pause-screen.tsx'
import { StartScreen } from './start/start-screen.tsx'

const START = {
  course: openSession(7),
  today: 20_779,
  onCourse: () => undefined,
  settings: DEFAULT_SETTINGS,
  logbook: EMPTY_LOGBOOK,
  invertPrompt: null,
  link: { status: 'none' } as const,
  linkActions: null,
  rivalField: null,
  optionsButton: null,
  onTakeOff: () => undefined,
  onEraseLogbook: () => undefined,
}
const PAUSE = {
  pauseKeyName: 'P',
  invertPrompt: null,
  optionsButton: null,
  onResume: () => undefined,
  onClose: () => undefined,
}

afterEach(() => {
  cleanup()
})

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name })
}

function textsIn(part: Node): Text[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

test('the start screen shows WASD with their commands, and the arrow keys', () => {
  render(<StartScreen picture="ready" {...START} />)
  const texts = screen.getAllByRole('listitem').map((item) => item.textContent)
  for (const text of ['WClimb', 'ALeft', 'SDive', 'DRight']) expect(texts).toContain(text)
  for (const name of ['Arrow up', 'Arrow left', 'Arrow down', 'Arrow right']) {
    expect(screen.getByRole('img', { name })).toBeDefined()
  }
})

test('a screen whose text nodes a translator has wrapped still updates its text', () => {
  const slow = { ...DEFAULT_SETTINGS, flightPace: 0.5 }
  const screens = [
    [
      <StartScreen picture="ready" {...START} settings={slow} />,
      <StartScreen picture="lost" {...START} course={openSession(8)} settings={{ ...slow, flightPace: 0.7 }} />,
    ],
    [
      <PauseScreen reason={null} hasPicture {...PAUSE} />,
      <PauseScreen reason="picture-lost" hasPicture={false} {...PAUSE} />,
    ],
  ] as const
  for (const [before, after] of screens) {
    const expected = render(after).container.textContent
    cleanup()
    const { container, rerender } = render(before)
    for (const text of textsIn(container)) {
      const wrapper = document.createElement('span')
      text.replaceWith(wrapper)
      wrapper.append(text.data)
    }
    rerender(after)
    expect(container.textContent).toBe(expected)
  }
})

test('the start screen shows the keys set in the options', () => {
  const settings = {
    ...DEFAULT_SETTINGS,
    invertClimb: true,
    keys: { ...DEFAULT_SETTINGS.keys, climb: ['KeyI', 'Space'], dive: ['KeyK'] },
  }
  render(<StartScreen picture="ready" {...START} settings={settings} />)
  const texts = screen.getAllByRole('listitem').map((item) => item.textContent)
  for (const text of ['IDive', 'KClimb', 'SpaceDive', 'DRight']) expect(texts).toContain(text)
  expect(texts).not.toContain('WClimb')
})

test('TAKE OFF has the focus at once, and acts once the picture is ready', async () => {
  const onTakeOff = vi.fn()
  const props = { ...START, onTakeOff }
  const { rerender } = render(<StartScreen picture="preparing" {...props} />)
  expect(document.activeElement).toBe(button('TAKE OFF'))
  expect(screen.getByText('Preparing the flight…')).toBeDefined()
  await userEvent.keyboard('{Enter}')
  expect(onTakeOff).not.toHaveBeenCalled()
  rerender(<StartScreen picture="ready" {...props} />)
  expect(screen.queryByText('Preparing the flight…')).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(onTakeOff).toHaveBeenCalledTimes(1)
})

const FLOWN: Logbook = {
  ...EMPTY_LOGBOOK,
  standard: { ...EMPTY_PAGE, flights: 12, completions: 3, best: { ticks: 3000, ringsMissed: 1 } },
  relaxed: { ...EMPTY_PAGE, flights: 1 },
  slow: { ...EMPTY_PAGE, flights: 2, completions: 1, best: { ticks: 3000, ringsMissed: 1 } },
}

test('the logbook is shown after the first flight, with relaxed and slow flights listed separately', () => {
  const { rerender } = render(<StartScreen picture="ready" {...START} />)
  expect(screen.queryByRole('heading', { name: 'Logbook' })).toBeNull()
  rerender(<StartScreen picture="ready" {...START} logbook={FLOWN} />)
  expect(screen.getByText('12 flights, 3 completed.')).toBeDefined()
  expect(screen.getByText('Relaxed: 1 flight, 0 completed.')).toBeDefined()
  expect(screen.getByText('Below full speed: 2 flights, 1 completed.')).toBeDefined()
  // The best mission took 25.0 s, on a course that the page does not name.
  expect(document.body.textContent).not.toMatch(/25\.0|\d s\b/)
})

test('erasing the logbook needs confirmation, is reported and keeps the focus', async () => {
  const onErase = vi.fn()
  const { rerender } = render(<LogbookLines logbook={FLOWN} onErase={onErase} />)
  const status = screen.getByRole('status')
  button('Erase logbook').focus()
  await userEvent.keyboard('{Enter}')
  expect(status.textContent).toMatch(/cannot be undone/)
  expect(document.activeElement).toBe(button('Keep'))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(button('Erase logbook'))
  expect(onErase).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(button('Erase'))
  expect(onErase).toHaveBeenCalledTimes(1)
  rerender(<LogbookLines logbook={EMPTY_LOGBOOK} onErase={onErase} />)
  expect(status.textContent).toBe('Logbook erased.')
  expect(document.activeElement).toBe(status)
  expect(screen.queryByRole('button')).toBeNull()
})

test('the briefing mentions no fuel limit for a relaxed flight, and the speed of a slow one', () => {
  const { rerender } = render(<StartScreen picture="ready" {...START} />)
  const briefing = () => document.body.textContent
  expect(briefing()).toContain('40 seconds')
  expect(briefing()).not.toMatch(/relaxed|full speed/i)
  rerender(<StartScreen picture="ready" {...START} settings={{ ...DEFAULT_SETTINGS, isRelaxed: true }} />)
  expect(briefing()).toContain('A relaxed flight: no fuel is used, and the rings are wider.')
  expect(briefing()).not.toMatch(/40 seconds|tank|canister/i)
  rerender(<StartScreen picture="ready" {...START} settings={{ ...DEFAULT_SETTINGS, flightPace: 0.8 }} />)
  expect(briefing()).toContain('80 per cent of full speed')
})

test('the pause screen says that Escape closes the game, and focuses Resume', () => {
  render(<PauseScreen reason="player" hasPicture {...PAUSE} />)
  expect(screen.getByText(/Escape closes the game/)).toBeDefined()
  expect(document.activeElement).toBe(button('Resume'))
})

test('the pause screen and the key help name the pause key that is set, or none', () => {
  const words = () => document.body.textContent
  const { rerender } = render(<PauseScreen reason="player" hasPicture {...PAUSE} pauseKeyName="K" />)
  expect(words()).toContain('K resumes. Escape closes')
  rerender(<PauseScreen reason="player" hasPicture {...PAUSE} pauseKeyName={null} />)
  expect(words()).not.toContain('resumes')
  cleanup()
  const settings = { ...DEFAULT_SETTINGS, hotkeys: { pause: null, mute: null } }
  render(<StartScreen picture="ready" {...START} settings={settings} />)
  expect(words()).toContain('Esc pauses.')
  expect(words()).not.toContain('or Esc')
})

test('the pause screen reports a lost picture and blocks Resume until it is back', async () => {
  const onResume = vi.fn()
  const props = { ...PAUSE, reason: 'picture-lost', onResume } as const
  const { rerender } = render(<PauseScreen hasPicture={false} {...props} />)
  expect(screen.getByText(/graphics have stopped/)).toBeDefined()
  await userEvent.click(button('Resume'))
  expect(onResume).not.toHaveBeenCalled()
  rerender(<PauseScreen hasPicture {...props} />)
  expect(screen.getByText(/graphics are back/)).toBeDefined()
  await userEvent.click(button('Resume'))
  expect(onResume).toHaveBeenCalledTimes(1)
})

test('the screen for missing WebGL gives the reason and focuses Close', () => {
  render(<NoPictureScreen why="unavailable" onReload={() => undefined} onClose={() => undefined} />)
  expect(screen.getByText(/WebGL 2/)).toBeDefined()
  expect(screen.getByText(/another browser/)).toBeDefined()
  expect(document.activeElement).toBe(button('Close the game'))
})

test('the start screen reports lost graphics and blocks TAKE OFF', async () => {
  const onTakeOff = vi.fn()
  render(<StartScreen {...START} picture="lost" onTakeOff={onTakeOff} />)
  expect(screen.getByText(/graphics have stopped/)).toBeDefined()
  await userEvent.click(button('TAKE OFF'))
  expect(onTakeOff).not.toHaveBeenCalled()
})

test('the screen for graphics gone for good gives the reason and offers a reload', () => {
  const onReload = vi.fn()
  render(<NoPictureScreen why="gone" onReload={onReload} onClose={() => undefined} />)
  expect(screen.getByText(/have not come back/)).toBeDefined()
  expect(document.activeElement).toBe(button('Reload the page'))
  button('Reload the page').click()
  expect(onReload).toHaveBeenCalledTimes(1)
})

test('the invert prompt says what Up does and inverts it', async () => {
  const onChange = vi.fn()
  const { rerender } = render(<InvertPrompt isInverted={false} onChange={onChange} />)
  expect(screen.getByRole('status').textContent).toBe('Up climbs.')
  await userEvent.click(button('Prefer it reversed?'))
  expect(onChange).toHaveBeenLastCalledWith(true)
  rerender(<InvertPrompt isInverted onChange={onChange} />)
  expect(screen.getByRole('status').textContent).toBe('Up dives.')
  await userEvent.click(button('Prefer it reversed?'))
  expect(onChange).toHaveBeenLastCalledWith(false)
})

const RECORDS: Logbook = {
  ...FLOWN,
  courses: [
    { seed: 7, standard: COMPLETE.splits, relaxed: COMPLETE.splits.slice(0, 6) },
    { seed: courseOfDay(20_778), standard: COMPLETE.splits.slice(0, 4) },
  ],
}

test('the start screen names the course, its origin and the best flight of the chosen kind', () => {
  const { rerender } = render(<StartScreen picture="ready" {...START} />)
  expect(screen.getByText('Course 7.')).toBeDefined()
  rerender(<StartScreen picture="ready" {...START} course={openSession(7, 'link')} logbook={RECORDS} />)
  expect(screen.getByText('Course 7, from the link you opened. Your best here: 28.4 s.')).toBeDefined()
  const settings = { ...DEFAULT_SETTINGS, isRelaxed: true }
  rerender(<StartScreen picture="ready" {...START} settings={settings} logbook={RECORDS} />)
  expect(screen.getByText('Course 7. Your best here, relaxed: 6 of 10 rings.')).toBeDefined()
})

test('the course of the day is offered, with yesterday’s result after the first flight', async () => {
  const onCourse = vi.fn()
  const props = { ...START, picture: 'ready', onCourse } as const
  const { rerender } = render(<StartScreen {...props} />)
  expect(screen.queryByText(/Yesterday/)).toBeNull()
  rerender(<StartScreen {...props} logbook={FLOWN} />)
  expect(screen.getByText('Yesterday’s: no result.')).toBeDefined()
  rerender(<StartScreen {...props} logbook={RECORDS} />)
  expect(screen.getByText('Yesterday’s: 4 of 10 rings.')).toBeDefined()
  await userEvent.click(button('Course of the day'))
  expect(onCourse).toHaveBeenLastCalledWith(courseOfDay(20_779), 'day')
  expect(document.activeElement).toBe(button('TAKE OFF'))
})

test('a course is opened by its number, and an invalid number is rejected with a message', async () => {
  const onCourse = vi.fn()
  render(<StartScreen {...START} picture="ready" onCourse={onCourse} />)
  const field = screen.getByRole('spinbutton', { name: 'Course number' })
  expect(field).toHaveProperty('value', '7')
  await userEvent.clear(field)
  await userEvent.type(field, '4294967296{Enter}')
  expect(onCourse).not.toHaveBeenCalled()
  expect(screen.getByText(/whole number from 0 to 4294967295/)).toBeDefined()
  expect([document.activeElement, field.getAttribute('aria-invalid')]).toEqual([field, 'true'])
  await userEvent.clear(field)
  await userEvent.type(field, '482113')
  await userEvent.click(button('Open'))
  expect(onCourse).toHaveBeenLastCalledWith(482_113, 'number')
  expect(screen.queryByText(/whole number/)).toBeNull()
  expect(document.activeElement).toBe(button('TAKE OFF'))
  await userEvent.click(button('New course'))
  expect(onCourse).toHaveBeenLastCalledWith(expect.any(Number), 'chance')
  expect(document.activeElement).toBe(button('New course'))
})

test('the start screen shows the wings earned in the chosen kind of flight', () => {
  const wings = () => screen.getAllByRole('listitem').map((item) => item.textContent)
  const { rerender } = render(<StartScreen picture="ready" {...START} />)
  expect(wings()).toContain('Finish a course: not earned yet')
  rerender(<StartScreen picture="ready" {...START} logbook={FLOWN} />)
  expect(wings()).toContain('Finish a course: earned')
  expect(wings()).toContain('Miss nothing: not earned yet')
  rerender(
    <StartScreen picture="ready" {...START} logbook={FLOWN} settings={{ ...DEFAULT_SETTINGS, isRelaxed: true }} />,
  )
  expect(wings()).toContain('Finish a course: not earned yet')
})

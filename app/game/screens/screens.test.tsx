// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { EMPTY_LOGBOOK, type Logbook } from '../player-data/logbook.ts'
import type { FlightSummary } from '../session/session.ts'
import { DEFAULT_SETTINGS } from '../player-data/settings.ts'
import { EndScreen } from './end-screen.tsx'
import { InvertPrompt } from './invert-prompt.tsx'
import { LogbookLines } from './logbook-lines.tsx'
import { NoPictureScreen } from './no-picture-screen.tsx'
import { PauseScreen } from './pause-screen.tsx'
import { StartScreen } from './start-screen.tsx'

const COMPLETE: FlightSummary = {
  outcome: 'complete',
  crashCause: 'none',
  seed: 7,
  isRelaxed: false,
  isSlow: false,
  score: 1000,
  ringsCollected: 10,
  ringsMissed: 1,
  canistersCollected: 2,
  ticks: 3408,
  fuelTenths: 310,
}
const CRASHED: FlightSummary = {
  ...COMPLETE,
  outcome: 'crashed',
  crashCause: 'mountain',
  score: 300,
  ringsCollected: 3,
}
const BEST = { ticks: 3000, fuelTenths: 400, ringsMissed: 1 }

const START = {
  settings: DEFAULT_SETTINGS,
  logbook: EMPTY_LOGBOOK,
  invertPrompt: null,
  optionsButton: null,
  onOptions: () => undefined,
  onTakeOff: () => undefined,
  onEraseLogbook: () => undefined,
}
const PAUSE = {
  pauseKeyName: 'P',
  invertPrompt: null,
  optionsButton: null,
  onOptions: () => undefined,
  onResume: () => undefined,
  onClose: () => undefined,
}
const END = {
  optionsButton: null,
  onOptions: () => undefined,
  onAgain: () => undefined,
  onReload: () => undefined,
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name })
}

function renderEnd(flight: FlightSummary, onAgain = () => undefined): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(<EndScreen {...END} flight={flight} best={BEST} picture="ready" onAgain={onAgain} />)
}

function waitOutTheGuard(): void {
  act(() => {
    vi.advanceTimersByTime(700)
  })
}

test('the start screen shows the arrows and W, A, S and D, each with what it does', () => {
  render(<StartScreen picture="ready" {...START} />)
  const texts = screen.getAllByRole('listitem').map((item) => item.textContent)
  for (const text of ['WClimb', 'ALeft', 'SDive', 'DRight']) expect(texts).toContain(text)
  for (const name of ['Arrow up', 'Arrow left', 'Arrow down', 'Arrow right']) {
    expect(screen.getByRole('img', { name })).toBeDefined()
  }
})

test('the start screen shows the keys as they are set', () => {
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
  standard: { flights: 12, completions: 3, best: BEST },
  relaxed: { flights: 1, completions: 0, best: null },
  slow: { flights: 2, completions: 1, best: BEST },
}

test('the logbook is shown once there is something in it, relaxed and slow flights apart', () => {
  const { rerender } = render(<StartScreen picture="ready" {...START} />)
  expect(screen.queryByRole('heading', { name: 'Logbook' })).toBeNull()
  rerender(<StartScreen picture="ready" {...START} logbook={FLOWN} />)
  expect(screen.getByText('12 flights, 3 completed, best time 25.0 s.')).toBeDefined()
  expect(screen.getByText('Relaxed: 1 flight, 0 completed.')).toBeDefined()
  expect(screen.getByText('Below full speed: 2 flights, 1 completed, best time 25.0 s.')).toBeDefined()
})

test('the logbook is erased only when the question is answered so, which is said, and the focus is never lost', async () => {
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

test('the end of a relaxed flight is measured against relaxed flights, and boasts of no fuel', () => {
  renderEnd({ ...COMPLETE, isRelaxed: true })
  expect(screen.getByText('Best relaxed flight on this device: 25.0 s, 1 missed.')).toBeDefined()
  expect(screen.getByText(/A relaxed flight: no fuel used\./)).toBeDefined()
})

test('the end of a slow flight is measured against slow flights', () => {
  renderEnd({ ...COMPLETE, isSlow: true })
  expect(screen.getByText('Best below full speed on this device: 25.0 s, 40% fuel left, 1 missed.')).toBeDefined()
  expect(screen.getByText(/Flown below full speed\./)).toBeDefined()
})

test('the briefing of a relaxed flight speaks of no fuel limit, and that of a slow one of its records', () => {
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

test('a crash says the message of the specification to the letter, and why', () => {
  renderEnd(CRASHED)
  expect(screen.getByRole('heading').textContent).toBe('CRASHED! Your plane went down!')
  expect(screen.getByText('You hit a mountain.')).toBeDefined()
  expect(button('TRY AGAIN')).toBeDefined()
  cleanup()
  renderEnd({ ...CRASHED, crashCause: 'fuel' })
  expect(screen.getByText('The tank ran dry.')).toBeDefined()
})

test('a completed mission says the message of the specification to the letter, and what the flight came to', () => {
  renderEnd(COMPLETE)
  expect(screen.getByRole('heading').textContent).toBe('MISSION COMPLETE! All rings collected!')
  expect(button('FLY AGAIN')).toBeDefined()
  const figures = screen.getAllByRole('definition').map((figure) => figure.textContent)
  expect(figures).toEqual(['1000', '10/10', '28.4 s', '31%', '1 best', '2'])
})

test('keys that were still flying when the flight ended are no answer', () => {
  const onAgain = vi.fn()
  renderEnd(CRASHED, onAgain)
  button('TRY AGAIN').click()
  expect(onAgain).not.toHaveBeenCalled()
  expect(document.activeElement).not.toBe(button('TRY AGAIN'))
  waitOutTheGuard()
  expect(document.activeElement).toBe(button('TRY AGAIN'))
  button('TRY AGAIN').click()
  expect(onAgain).toHaveBeenCalledTimes(1)
})

test('the focus stays where the player took it meanwhile', () => {
  const elsewhere = document.body.appendChild(document.createElement('button'))
  renderEnd(CRASHED)
  elsewhere.focus()
  waitOutTheGuard()
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
})

test('the pause screen says that Escape closes, and Resume has the focus', () => {
  render(<PauseScreen reason="player" hasPicture {...PAUSE} />)
  expect(screen.getByText(/Escape closes the game/)).toBeDefined()
  expect(document.activeElement).toBe(button('Resume'))
})

test('the pause screen and the key help name the pause key as it is set, or none', () => {
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

test('while the picture is lost the pause screen says so, and Resume waits', async () => {
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

test('without WebGL the reason and a way on are given', () => {
  render(<NoPictureScreen why="unavailable" onReload={() => undefined} onClose={() => undefined} />)
  expect(screen.getByText(/WebGL 2/)).toBeDefined()
  expect(screen.getByText(/another browser/)).toBeDefined()
  expect(document.activeElement).toBe(button('Close the game'))
})

test('graphics that are lost are said on the start screen and on the end screen, which wait for them', async () => {
  const onTakeOff = vi.fn()
  render(<StartScreen {...START} picture="lost" onTakeOff={onTakeOff} />)
  expect(screen.getByRole('status').textContent).toMatch(/graphics have stopped/)
  await userEvent.click(button('TAKE OFF'))
  expect(onTakeOff).not.toHaveBeenCalled()
  cleanup()
  render(<EndScreen {...END} flight={CRASHED} best={null} picture="lost" />)
  expect(screen.getByRole('status').textContent).toMatch(/graphics have stopped/)
  expect(button('TRY AGAIN').getAttribute('aria-disabled')).toBe('true')
})

test('graphics that are gone for good are said, and a reload is offered, beside what the flight came to', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const onReload = vi.fn()
  const onAgain = vi.fn()
  render(<NoPictureScreen why="gone" onReload={onReload} onClose={() => undefined} />)
  expect(screen.getByText(/have not come back/)).toBeDefined()
  expect(document.activeElement).toBe(button('Reload the page'))
  button('Reload the page').click()
  cleanup()
  render(<EndScreen {...END} flight={CRASHED} best={null} picture="gone" onAgain={onAgain} onReload={onReload} />)
  waitOutTheGuard()
  expect(screen.queryByRole('button', { name: 'TRY AGAIN' })).toBeNull()
  expect(screen.getByRole('status').textContent).toMatch(/have not come back/)
  expect(screen.getAllByRole('definition')).not.toHaveLength(0)
  button('Reload the page').click()
  expect(onReload).toHaveBeenCalledTimes(2)
  expect(onAgain).not.toHaveBeenCalled()
})

test('the prompt says which way climbs, and turns it round', async () => {
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

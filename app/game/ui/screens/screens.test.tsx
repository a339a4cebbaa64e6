// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { EMPTY_LOGBOOK, type Logbook } from '../logbook.ts'
import type { FlightSummary } from '../session.ts'
import { DEFAULT_SETTINGS } from '../settings.ts'
import { EndScreen } from './end-screen.tsx'
import { NoPictureScreen } from './no-picture-screen.tsx'
import { PauseScreen } from './pause-screen.tsx'
import { StartScreen } from './start-screen.tsx'

const COMPLETE: FlightSummary = {
  outcome: 'complete',
  crashCause: 'none',
  seed: 7,
  isRelaxed: false,
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
  optionsButton: null,
  onOptions: () => undefined,
  onTakeOff: () => undefined,
  onEraseLogbook: () => undefined,
}
const PAUSE = {
  optionsButton: null,
  onOptions: () => undefined,
  onResume: () => undefined,
  onClose: () => undefined,
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
  render(<EndScreen flight={flight} best={BEST} hasPicture onAgain={onAgain} />)
}

function waitOutTheGuard(): void {
  act(() => {
    vi.advanceTimersByTime(700)
  })
}

test('the start screen shows the arrows and W, A, S and D, each with what it does', () => {
  render(<StartScreen isReady {...START} />)
  const texts = screen.getAllByRole('listitem').map((item) => item.textContent)
  for (const text of ['WClimb', 'ALeft', 'SDive', 'DRight']) expect(texts).toContain(text)
  for (const name of ['Arrow up', 'Arrow left', 'Arrow down', 'Arrow right']) {
    expect(screen.getByRole('img', { name })).toBeDefined()
  }
})

test('the start screen shows the keys as they are set', () => {
  const settings = { invertClimb: true, keys: { ...DEFAULT_SETTINGS.keys, climb: ['KeyI', 'Space'], dive: ['KeyK'] } }
  render(<StartScreen isReady {...START} settings={settings} />)
  const texts = screen.getAllByRole('listitem').map((item) => item.textContent)
  for (const text of ['IDive', 'KClimb', 'SpaceDive', 'DRight']) expect(texts).toContain(text)
  expect(texts).not.toContain('WClimb')
})

test('TAKE OFF has the focus at once, and acts once the picture is ready', async () => {
  const onTakeOff = vi.fn()
  const props = { ...START, onTakeOff }
  const { rerender } = render(<StartScreen isReady={false} {...props} />)
  expect(document.activeElement).toBe(button('TAKE OFF'))
  expect(screen.getByText('Preparing the valley…')).toBeDefined()
  await userEvent.keyboard('{Enter}')
  expect(onTakeOff).not.toHaveBeenCalled()
  rerender(<StartScreen isReady {...props} />)
  expect(screen.queryByText('Preparing the valley…')).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(onTakeOff).toHaveBeenCalledTimes(1)
})

test('the logbook is shown once there is something in it, relaxed flights apart, and can be erased', async () => {
  const onEraseLogbook = vi.fn()
  const logbook: Logbook = {
    standard: { flights: 12, completions: 3, best: BEST },
    relaxed: { flights: 1, completions: 0, best: null },
  }
  const { rerender } = render(<StartScreen isReady {...START} />)
  expect(screen.queryByRole('heading', { name: 'Logbook' })).toBeNull()
  rerender(<StartScreen isReady {...START} logbook={logbook} onEraseLogbook={onEraseLogbook} />)
  expect(screen.getByText('12 flights, 3 completed, best time 25.0 s.')).toBeDefined()
  expect(screen.getByText('Relaxed: 1 flight, 0 completed.')).toBeDefined()
  await userEvent.click(button('Erase logbook'))
  expect(onEraseLogbook).toHaveBeenCalledTimes(1)
})

test('the end of a relaxed flight is measured against relaxed flights, and boasts of no fuel', () => {
  renderEnd({ ...COMPLETE, isRelaxed: true })
  expect(screen.getByText('Best relaxed flight on this device: 25.0 s, 1 missed.')).toBeDefined()
})

test('a crash says the message of the specification to the letter, and why', () => {
  renderEnd(CRASHED)
  expect(screen.getByRole('heading').textContent).toBe('CRASHED! Your plane went down!')
  expect(screen.getByText('You met a mountain.')).toBeDefined()
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

test('while the picture is lost the pause screen says so, and Resume waits', async () => {
  const onResume = vi.fn()
  const props = { ...PAUSE, reason: 'picture-lost', onResume } as const
  const { rerender } = render(<PauseScreen hasPicture={false} {...props} />)
  expect(screen.getByText(/took the graphics away/)).toBeDefined()
  await userEvent.click(button('Resume'))
  expect(onResume).not.toHaveBeenCalled()
  rerender(<PauseScreen hasPicture {...props} />)
  expect(screen.getByText(/graphics are back/)).toBeDefined()
  await userEvent.click(button('Resume'))
  expect(onResume).toHaveBeenCalledTimes(1)
})

test('without WebGL the reason and a way on are given', () => {
  render(<NoPictureScreen isUnavailable onClose={() => undefined} />)
  expect(screen.getByText(/WebGL 2/)).toBeDefined()
  expect(screen.getByText(/another browser/)).toBeDefined()
  expect(document.activeElement).toBe(button('Close the game'))
})

import { act, cleanup, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'

import { COMPLETE, CRASHED } from '../../../../testing/flights/flight-summaries.ts'
import { madeUpFlight } from '../../../../testing/flights/linked-flights.ts'
import { createStores, type StoredBefore } from '../../../../testing/fakes/game-stores.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import type { PictureStatus } from '../../session/picture-status.ts'
import type { TakeOver } from '../../session/watch.ts'
import { autopilotFlight } from '../../simulation/flight/autopilot-flight.ts'
import { preload } from '../elements/lazy-part.tsx'
import { fetchEndParts } from '../load-lazy-parts.ts'
import { EndScreen } from './end-screen.tsx'

// As while the picture of the end is shown.
beforeAll(() => preload(fetchEndParts))

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name })
}

interface AtTheEnd extends Pick<StoredBefore, 'logbook'> {
  readonly picture?: PictureStatus
  readonly takeOver?: TakeOver | null
}

function renderEnd(flight: FlightSummary, { picture = 'ready', takeOver = null, logbook = {} }: AtTheEnd = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const stores = createStores({
    session: { stage: flight.outcome, picture, takeOver, summary: flight, isEndShown: true },
    logbook,
  })
  const onReload = vi.fn()
  render(<EndScreen {...stores} flight={flight} onReload={onReload} />)
  return { session: stores.session, settings: stores.settings, onReload }
}

test('the end screen shows the fuel left, except after a relaxed flight', () => {
  renderEnd(CRASHED)
  expect(screen.getByText('Fuel left')).toBeDefined()
  cleanup()
  renderEnd({ ...CRASHED, isRelaxed: true })
  expect(screen.queryByText('Fuel left')).toBeNull()
})

function waitOutTheGuard(): void {
  act(() => {
    vi.advanceTimersByTime(700)
  })
}

/** Every ring a second sooner or later than in `COMPLETE`. */
const FASTER = COMPLETE.splits.map((tick) => tick - 120)
const SLOWER = COMPLETE.splits.map((tick) => tick + 120)

test('the end screen names the course and its best flight of the same kind', () => {
  renderEnd(COMPLETE)
  expect(screen.getByText('Course 7. New best.')).toBeDefined()
  cleanup()
  renderEnd({ ...COMPLETE, bestSplits: SLOWER })
  expect(screen.getByText('Course 7. New best, by 1.00 s.')).toBeDefined()
  cleanup()
  renderEnd({ ...COMPLETE, bestSplits: FASTER })
  expect(screen.getByText('Course 7. Best: 27.40 s.')).toBeDefined()
  cleanup()
  renderEnd({ ...CRASHED, bestSplits: COMPLETE.splits.slice(0, 6) })
  expect(screen.getByText('Course 7. Best: 6 of 10 rings.')).toBeDefined()
  cleanup()
  renderEnd({ ...COMPLETE, isRelaxed: true })
  expect(screen.getByText('Course 7. New best, relaxed.')).toBeDefined()
  expect(screen.getByText(/Flown relaxed\./)).toBeDefined()
  cleanup()
  renderEnd({ ...COMPLETE, isSlow: true })
  expect(screen.getByText('Course 7. New best, below full speed.')).toBeDefined()
  expect(screen.getByText(/Flown below full speed\./)).toBeDefined()
  cleanup()
  renderEnd({ ...CRASHED, ringsCollected: 0, splits: [] })
  expect(screen.getByText('Course 7.')).toBeDefined()
})

test('the end screen shows the splits and where most time was lost or gained', async () => {
  const bestSplits = COMPLETE.splits.map((tick, index) => (index < 5 ? tick : tick - 60))
  const flight: FlightSummary = { ...COMPLETE, passes: COMPLETE.passes.filter((pass) => typeof pass === 'number') }
  renderEnd({ ...flight, bestSplits })
  // The drawing is fetched, and waited for by a true clock.
  vi.useRealTimers()
  const drawing = await screen.findByRole('img', { name: /^Seconds against your best/ })
  expect(drawing.getAttribute('aria-label')).toBe(
    'Seconds against your best, to each ring: 0.00, 0.00, 0.00, 0.00, 0.00, +0.50, 0.00, 0.00, 0.00, 0.00',
  )
  expect(
    screen.getByText(/against your best.*half a second\. Most time was lost on the way to ring 6: 0\.50 s\./),
  ).toBeDefined()
  cleanup()
  renderEnd({ ...flight, autopilot: SLOWER })
  vi.useRealTimers()
  expect(
    await screen.findByText(
      /against the autopilot.*, a pointed bar is more\. Most time was gained on the way to ring 1: 1\.00 s\./,
    ),
  ).toBeDefined()
  cleanup()
  renderEnd({ ...flight, bestSplits, passes: flight.passes.toSpliced(6, 0, 'lower') })
  vi.useRealTimers()
  expect(
    await screen.findByRole('img', {
      name: 'Seconds against your best, to each ring: 0.00, 0.00, 0.00, 0.00, 0.00, +0.50',
    }),
    'up to a miss',
  ).toBeDefined()
  cleanup()
  renderEnd({ ...flight, bestSplits: bestSplits.slice(0, 3), autopilot: SLOWER })
  vi.useRealTimers()
  expect(
    await screen.findByRole('img', { name: /^Seconds against the autopilot/ }),
    'the best was of fewer rings',
  ).toBeDefined()
  cleanup()
  renderEnd({ ...CRASHED, ringsCollected: 0, splits: [] })
  expect(screen.queryByRole('img', { name: /Seconds/ })).toBeNull()
})

test('a lost race against the autopilot shows its time once', async () => {
  const { splits } = COMPLETE
  renderEnd({ ...CRASHED, splits: [], autopilot: splits, rival: { name: 'autopilot', splits } })
  vi.useRealTimers()
  expect(await screen.findByText('The autopilot finished in 28.40 s. Course 7.')).toBeDefined()
})

test('who won against a linked flight is said once, at the top', () => {
  const race = { name: 'link', splits: [360] } as const
  renderEnd({ ...CRASHED, rival: race })
  expect(screen.getByText('You got further than the shared flight: 3 rings to 1.').tagName).toBe('STRONG')
  cleanup()
  renderEnd({ ...COMPLETE, rival: { ...race, splits: COMPLETE.splits.map((tick) => tick - 12) } })
  expect(screen.getByText('0.10 s to the shared flight')).toBeDefined()
  expect(screen.queryByText(/You finished/)).toBeNull()
})

test('short of ten rings practice says how many are missing, too', () => {
  renderEnd({ ...CRASHED, isPractice: true })
  expect(screen.getByText('7 rings short')).toBeDefined()
})

test('a completed mission shows its medal and the distance to the next one', () => {
  renderEnd(COMPLETE)
  expect(screen.getByText('Bronze')).toBeDefined()
  cleanup()
  renderEnd({ ...COMPLETE, autopilot: SLOWER })
  expect(screen.getByText('Platinum')).toBeDefined()
  expect(screen.getByText(/0\.19 s to ace/)).toBeDefined()
  expect(screen.getByText(/The autopilot: 29\.40 s\./)).toBeDefined()
  cleanup()
  renderEnd({ ...CRASHED, autopilot: SLOWER })
  expect(screen.queryByText(/^(?:Bronze|Platinum)$/)).toBeNull()
})

test('a medal is marked as earned where it is better than the one held on the course', () => {
  const earned = () => screen.queryByText('earned') !== null
  renderEnd({ ...COMPLETE, autopilot: SLOWER, heldMedal: 'gold' })
  expect(earned()).toBe(true)
  cleanup()
  renderEnd({ ...COMPLETE, autopilot: SLOWER, heldMedal: 'platinum' })
  expect(earned()).toBe(false)
  cleanup()
  renderEnd(
    { ...COMPLETE, autopilot: SLOWER, heldMedal: 'ace' },
    { logbook: { medals: [{ seed: COMPLETE.seed, standard: 'ace' }] } },
  )
  expect(earned()).toBe(false)
  expect(screen.getByText(/\(you hold ace\)/)).toBeDefined()
  cleanup()
  renderEnd({ ...COMPLETE, autopilot: SLOWER, isPractice: true })
  expect(earned()).toBe(false)
})

test('the rival of the next flight is named where it will be seen', () => {
  const { session, settings } = renderEnd(CRASHED)
  const isNamed = () => screen.queryByText(/a pale craft flies with you: the autopilot/) !== null
  const autopilot = { name: 'autopilot', ...autopilotFlight(7, {}), paces: [] } as const
  act(() => session.dispatch({ type: 'rival-ready', rival: autopilot }))
  expect(isNamed()).toBe(true)
  act(() => settings.change({ showsRival: false }))
  expect(isNamed()).toBe(false)
  cleanup()
  const practice = renderEnd(CRASHED, { takeOver: { flight: madeUpFlight(7, 100), tick: 0 } })
  act(() => practice.session.dispatch({ type: 'rival-ready', rival: autopilot }))
  expect(isNamed(), 'practice is flown alone').toBe(false)
})

test('New course starts a flight on another course', () => {
  const { session } = renderEnd(CRASHED)
  waitOutTheGuard()
  act(() => button('New course').click())
  expect(session.getState()).toMatchObject({ stage: 'playing', flights: 1, courseOrigin: 'chance' })
  expect(session.getState().seed).not.toBe(7)
})

test('Race several flights leads to the start screen and its field for links', () => {
  const { session } = renderEnd(COMPLETE)
  act(() => button('Race several flights').click())
  expect(session.getState()).toMatchObject({ stage: 'not-started', startPart: 'paste' })
})

test('Other courses leads to the start screen and its lists of courses', () => {
  const { session } = renderEnd(COMPLETE)
  act(() => button('Other courses').click())
  expect(session.getState()).toMatchObject({ stage: 'not-started', startPart: 'courses' })
})

test('a crash shows the specification’s message and its cause', () => {
  renderEnd(CRASHED)
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('CRASHED! Your plane went down!')
  expect(screen.getByText('You hit the rock on your left.')).toBeDefined()
  expect(button('TRY AGAIN')).toBeDefined()
  cleanup()
  renderEnd({ ...CRASHED, crashCause: 'fuel' })
  expect(screen.getByText('The tank ran dry.')).toBeDefined()
})

test('a completed mission shows the specification’s message and the figures of the flight', () => {
  renderEnd(COMPLETE)
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('MISSION COMPLETE! All rings collected!')
  expect(button('FLY AGAIN').getAttribute('aria-keyshortcuts')).toBe('R')
  const figures = screen.getAllByRole('definition').map((figure) => figure.textContent)
  expect(figures).toEqual(['1,000', '10/10', '31%', '1', '2'])
  expect(screen.getByText('28.40 s').textContent).toBe('28.40 s best')
})

test('below ten rings the end screen names what is left and what was missed', () => {
  renderEnd({ ...CRASHED, passes: ['higher', 'higher', 'further left'] })
  expect(screen.getByText('7 rings short')).toBeDefined()
  expect(screen.getByText('3 rings missed: 2 higher, 1 further left.')).toBeDefined()
  expect(document.body.textContent).not.toContain('Most time was')
})

test('after two failures in a row a relaxed flight is offered, and after three a slower one', () => {
  renderEnd(CRASHED)
  const offers = () =>
    screen.queryAllByRole('button', { name: /^Fly (relaxed|slower)/ }).map(({ textContent }) => textContent)
  expect(offers()).toEqual([])
  cleanup()
  renderEnd({ ...CRASHED, failuresInRow: 2 })
  expect(offers()).toEqual(['Fly relaxed'])
  cleanup()
  renderEnd({ ...CRASHED, failuresInRow: 3, heldMedal: 'bronze' })
  expect(offers(), 'whoever has finished this course').toEqual([])
  cleanup()
  const { session, settings } = renderEnd({ ...CRASHED, failuresInRow: 3 })
  expect(offers()).toEqual(['Fly slower'])
  act(() => settings.change({ flightPace: 0.9 }))
  expect(offers()).toEqual(['Fly relaxed'])
  waitOutTheGuard()
  act(() => button('Fly relaxed').click())
  expect(settings.getState()).toMatchObject({ isRelaxed: true, flightPace: 0.9 })
  expect(session.getState()).toMatchObject({ stage: 'playing', seed: 7 })
})

test('an offered relaxed flight is relaxed, though the chosen rival flew an ordinary one', () => {
  const { session, settings } = renderEnd({ ...CRASHED, failuresInRow: 2 })
  const linked = { ...madeUpFlight(7, 60), seed: CRASHED.seed, isRelaxed: false }
  const rival = { name: 'link', flight: linked, splits: [], paces: [] } as const
  act(() => {
    session.dispatch({ type: 'choose-rival', choice: 'link' })
    session.dispatch({ type: 'rival-ready', rival })
  })
  waitOutTheGuard()
  act(() => button('Fly relaxed').click())
  expect(settings.getState().isRelaxed).toBe(true)
  expect(session.getState().rivalChoice).toBe('target')
  cleanup()
  const relaxed = renderEnd({ ...CRASHED, failuresInRow: 2 })
  act(() =>
    relaxed.session.dispatch({ type: 'rival-ready', rival: { ...rival, flight: { ...linked, isRelaxed: true } } }),
  )
  expect(screen.queryByRole('button', { name: 'Fly relaxed' })).toBeNull()
})

test('keys held at the end of a flight press no button', () => {
  const { session } = renderEnd(CRASHED)
  for (const name of ['TRY AGAIN', 'New course']) act(() => button(name).click())
  expect(session.getState().stage).toBe('crashed')
  expect(document.activeElement).not.toBe(button('TRY AGAIN'))
  waitOutTheGuard()
  expect(document.activeElement).toBe(button('TRY AGAIN'))
  act(() => button('TRY AGAIN').click())
  expect(session.getState()).toMatchObject({ stage: 'playing', flights: 1, seed: 7 })
})

test('the end screen does not take the focus from where the player has moved it', () => {
  const elsewhere = document.body.appendChild(document.createElement('button'))
  renderEnd(CRASHED)
  elsewhere.focus()
  waitOutTheGuard()
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
})

test('lost graphics are reported and disable TRY AGAIN and New course', () => {
  renderEnd(CRASHED, { picture: 'lost' })
  expect(screen.getByText(/graphics have stopped/).getAttribute('role')).toBe('status')
  for (const name of ['TRY AGAIN', 'New course']) expect(button(name).getAttribute('aria-disabled')).toBe('true')
})

test('graphics gone for good are reported and leave only a reload and the result of the flight', () => {
  const { session, onReload } = renderEnd(CRASHED, { picture: 'gone' })
  waitOutTheGuard()
  for (const name of ['TRY AGAIN', 'New course']) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.getByText(/haven’t come back/).getAttribute('role')).toBe('status')
  expect(screen.getAllByRole('definition')).not.toHaveLength(0)
  button('Reload the page').click()
  expect(onReload).toHaveBeenCalledTimes(1)
  expect(session.getState().stage).toBe('crashed')
})

import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { createStores, type StoredBefore } from '../../../../testing/fakes/game-stores.ts'
import { stubBrowser } from '../../../../testing/fakes/stub-browser.ts'
import { COMPLETE } from '../../../../testing/flights/flight-summaries.ts'
import { lineFlight } from '../../../../testing/flights/linked-flights.ts'
import { behindTextFrom, secondsTextFrom } from '../../hud/time-words.ts'
import { textFromFlight } from '../../flight-link/link-text.ts'
import { resimulate } from '../../flight-link/resimulate.ts'
import { timeOf } from '../../player-data/logbook/course-records.ts'
import { EMPTY_LOGBOOK, type Logbook } from '../../player-data/logbook/logbook.ts'
import { EMPTY_PAGE } from '../../player-data/logbook/logbook-page.ts'
import { DEFAULT_SETTINGS } from '../../player-data/settings.ts'
import { courseOfDay } from '../../session/course-of-day.ts'
import { medalTimesFor, ticksOfMedal } from '../../session/medals.ts'
import { NAMED_COURSES } from '../../session/named-courses.ts'
import { autopilotFlight } from '../../simulation/flight/autopilot-flight.ts'
import { preload } from '../elements/lazy-part.tsx'
import { fetchMorePanel } from '../load-lazy-parts.ts'
import { StartScreen } from './start-screen.tsx'

// What a button shows is fetched then; here it is already loaded.
beforeAll(() => Promise.all([import('./course-lists.tsx'), preload(fetchMorePanel)]))
beforeEach(() => stubBrowser())

/** The stores of a start screen whose picture is ready. */
function storesAtStart({ session, ...before }: StoredBefore = {}) {
  return createStores({ session: { picture: 'ready', ...session }, ...before })
}

function start(before: StoredBefore = {}) {
  return <StartScreen {...storesAtStart(before)} />
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name })
}

/** With everything that More shows. */
const MORE = { startPart: 'more' } as const
const openMore = () => act(() => button('More').click())

test('course, rival, medals and logbook are one press away', () => {
  render(start({ logbook: FLOWN }))
  const shown = () => [
    screen.queryByRole('combobox', { name: 'Race against' }),
    screen.queryByRole('spinbutton', { name: 'Course number' }),
    screen.queryByRole('heading', { name: 'Logbook' }),
  ]
  expect(button('More').getAttribute('aria-expanded')).toBe('false')
  expect(shown()).toEqual([null, null, null])
  openMore()
  expect(button('More').getAttribute('aria-expanded')).toBe('true')
  expect(shown()).not.toContain(null)
  openMore()
  expect(shown()).toEqual([null, null, null])
})

test('a shared flight leads to the field for several links, which takes its place once they are rivals', async () => {
  const flight = lineFlight(2, 7)
  const result = resimulate(flight)
  if (result === undefined) throw new Error('The flight was not flown.')
  const { splits } = result
  const stores = storesAtStart({ session: { seed: 7, link: { status: 'flown', result } } })
  render(<StartScreen {...stores} />)
  expect(document.activeElement).toBe(button('Race it'))
  await userEvent.click(button('Race several flights'))
  expect(await screen.findByRole('textbox', { name: /^Paste up to 8 links/ })).toBe(document.activeElement)
  expect(screen.getAllByRole('button', { name: 'Race several flights' })).toHaveLength(1)
  act(() =>
    stores.session.dispatch({ type: 'choose-rival', choice: 'field', field: [{ label: 'Ana', splits, flight }] }),
  )
  expect(screen.queryByRole('button', { name: 'Race it' })).toBeNull()
})

test('the start screen speaks of the coming flight, which a recorded rival makes relaxed or not', async () => {
  const stores = storesAtStart({ session: { seed: 7 }, settings: { isRelaxed: true } })
  render(<StartScreen {...stores} />)
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Ten rings. No hurry.')
  const flight = { ...lineFlight(2, 7), isRelaxed: false }
  const rival = { name: 'link', flight, splits: [], paces: [] } as const
  act(() => stores.session.dispatch({ type: 'rival-ready', rival }))
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Ten rings. One tank.')
  expect(screen.getByText(/^A full tank lasts/)).toBeDefined()
  await userEvent.click(button('More'))
  expect(screen.getByText('Rock, a ruin or an empty tank ends the flight.')).toBeDefined()
})

test('a relaxed best flight is raced as itself, also where another one makes the coming flight relaxed', async () => {
  const flights = [7, 8].map((seed) => ({ seed, kind: 'relaxed' as const, text: textFromFlight(lineFlight(2, seed)) }))
  const stores = storesAtStart({ logbook: { flights, relaxed: { ...EMPTY_PAGE, flights: 2 } } })
  render(<StartScreen {...stores} />)
  const flight = { ...lineFlight(2, 7), isRelaxed: true }
  const rival = { name: 'best', flight, splits: [], paces: [] } as const
  act(() => stores.session.dispatch({ type: 'rival-ready', rival }))
  openMore()
  await userEvent.click(await screen.findByRole('button', { name: 'Race: Course 8, relaxed' }))
  expect(stores.session.getState().keptRival).toMatchObject({ seed: 8 })
})

test('where a chosen rival is on another course, whoever leads to the next medal stands as the rival', () => {
  render(start({ session: { seed: 7, rivalChoice: 'field' } }))
  openMore()
  expect(screen.getByRole('combobox', { name: 'Race against' })).toHaveProperty('value', 'target')
})

test('the start screen shows WASD with their commands, and the arrow keys', () => {
  render(start())
  const texts = screen.getAllByRole('listitem').map((item) => item.textContent)
  for (const text of ['WClimb', 'ALeft', 'SDive', 'DRight']) expect(texts).toContain(text)
  for (const name of ['Arrow up', 'Arrow left', 'Arrow down', 'Arrow right']) {
    expect(screen.getByRole('img', { name })).toBeDefined()
  }
})

test('the start screen shows the keys set in the options', () => {
  const keys = { ...DEFAULT_SETTINGS.keys, climb: ['KeyI', 'Space'], dive: ['KeyK'] }
  render(start({ settings: { invertClimb: true, keys } }))
  const texts = screen.getAllByRole('listitem').map((item) => item.textContent)
  for (const text of ['IDive', 'KClimb', 'SpaceDive', 'DRight']) expect(texts).toContain(text)
  expect(texts).not.toContain('WClimb')
})

test('the key help names the pause key that is set, or none', () => {
  const words = () => document.body.textContent
  const startWith = (pause: string | null, startOver: string | null) =>
    start({ settings: { hotkeys: { ...DEFAULT_SETTINGS.hotkeys, pause, startOver } } })
  const { rerender } = render(startWith('KeyK', 'KeyR'))
  expect(words()).toContain('K or Esc to pause, R to start over.')
  rerender(startWith(null, null))
  expect(words()).toContain('Esc to pause.')
  expect(words()).not.toContain('or Esc')
})

test('TAKE OFF has the focus at once, and acts once the picture is ready', async () => {
  const { session, ...stores } = createStores()
  const dispatch = vi.spyOn(session, 'dispatch')
  render(<StartScreen session={session} {...stores} />)
  expect(document.activeElement).toBe(button('TAKE OFF'))
  expect(screen.getByText('Preparing the flight…')).toBeDefined()
  await userEvent.keyboard('{Enter}')
  expect(dispatch).not.toHaveBeenCalled()
  act(() => session.dispatch({ type: 'picture-ready' }))
  expect(screen.queryByText('Preparing the flight…')).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(session.getState()).toMatchObject({ stage: 'playing', flights: 1 })
})

test('the start screen reports lost graphics and blocks TAKE OFF', async () => {
  const { session, ...stores } = createStores({ session: { picture: 'lost' } })
  const dispatch = vi.spyOn(session, 'dispatch')
  render(<StartScreen session={session} {...stores} />)
  expect(screen.getByText(/graphics have stopped/)).toBeDefined()
  await userEvent.click(button('TAKE OFF'))
  expect(dispatch).not.toHaveBeenCalled()
})

const FLOWN: Logbook = {
  ...EMPTY_LOGBOOK,
  standard: { ...EMPTY_PAGE, flights: 12, completions: 3, medal: 'bronze' },
  relaxed: { ...EMPTY_PAGE, flights: 1 },
  slow: { ...EMPTY_PAGE, flights: 2, completions: 1, medal: 'bronze' },
}

test('the logbook is shown after the first flight, with relaxed and slow flights listed separately', () => {
  const { rerender } = render(start({ session: MORE }))
  expect(screen.queryByRole('heading', { name: 'Logbook' })).toBeNull()
  rerender(start({ session: MORE, logbook: FLOWN }))
  expect(screen.getByText('12 flights, 3 completed.')).toBeDefined()
  expect(screen.getByText('Relaxed: 1 flight, 0 completed.')).toBeDefined()
  expect(screen.getByText('Below full speed: 2 flights, 1 completed.')).toBeDefined()
})

test('the briefing mentions no fuel limit for a relaxed flight, and the speed of a slow one', () => {
  const { rerender } = render(start())
  const briefing = () => document.body.textContent
  expect(briefing()).toContain('40 seconds')
  expect(briefing()).not.toMatch(/no fuel is used|full speed/i)
  rerender(start({ settings: { isRelaxed: true } }))
  expect(briefing()).toContain('No fuel is used, and the rings are wider.')
  expect(briefing()).not.toMatch(/40 seconds|tank|canister/i)
  rerender(start({ settings: { flightPace: 0.8 } }))
  expect(briefing()).toContain('80 per cent of full speed')
})

test('the rest of the rules is one press away, without fuel for a relaxed flight', () => {
  const { rerender } = render(start())
  const rules = () => screen.queryByRole('list', { name: 'Rules' })?.textContent
  expect(rules()).toBeUndefined()
  openMore()
  expect(rules()).toMatch(/100 points.*another lies ahead.*canister adds 30 per cent.*empty tank/)
  rerender(start({ session: MORE, settings: { isRelaxed: true } }))
  expect(rules()).not.toMatch(/fuel|tank|canister/)
  expect(rules()).toContain('Only rock or a ruin ends the flight.')
})

const TODAY = 20_779

const RECORDS: Logbook = {
  ...FLOWN,
  courses: [
    { seed: 7, standard: COMPLETE.splits, relaxed: COMPLETE.splits.slice(0, 6) },
    { seed: courseOfDay(TODAY - 1), standard: COMPLETE.splits.slice(0, 4) },
  ],
}

test('the start screen names the course, its origin and the best flight of the chosen kind', () => {
  const { rerender } = render(start())
  expect(screen.queryByText('Course 7.'), 'before the first flight').toBeNull()
  rerender(start({ logbook: FLOWN }))
  expect(screen.getByText('Course 7.')).toBeDefined()
  rerender(start({ session: { courseOrigin: 'address' }, logbook: RECORDS }))
  expect(screen.getByText('Course 7, from the link you opened. Your best here: 28.40 s.')).toBeDefined()
  rerender(start({ session: { seed: 544, courseOrigin: 'address' } }))
  expect(screen.getByText('Long Shadow, course 544.')).toBeDefined()
  rerender(start({ settings: { isRelaxed: true }, logbook: RECORDS }))
  expect(screen.getByText('Course 7. Your best here, relaxed: 6 of 10 rings.')).toBeDefined()
})

test('today’s course stands beside TAKE OFF, and seven past days are one press away with their results', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 12) })
  const stores = storesAtStart({ logbook: RECORDS })
  render(<StartScreen {...stores} />)
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names.slice(0, 2)).toEqual(['TAKE OFF', 'Today’s course'])
  await userEvent.click(button('Today’s course'))
  expect(stores.session.getState()).toMatchObject({ seed: courseOfDay(TODAY), courseOrigin: 'day' })
  expect(document.activeElement).toBe(button('TAKE OFF'))
  act(() => button('Courses').click())
  const days = within(await screen.findByRole('list', { name: 'Course of the day' })).getAllByRole('button')
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Today no result yet',
    'Sat 21 Nov 4 of 10 rings',
    'Fri 20 Nov no result yet',
    'Thu 19 Nov no result yet',
    'Wed 18 Nov no result yet',
    'Tue 17 Nov no result yet',
    'Mon 16 Nov no result yet',
    'Sun 15 Nov no result yet',
  ])
  await userEvent.click(days[1])
  expect(stores.session.getState()).toMatchObject({ seed: courseOfDay(TODAY - 1), courseOrigin: 'day' })
  expect(document.activeElement).toBe(button('TAKE OFF'))
})

test('a line says how today’s course went, unless it is the one chosen, and follows the date', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 23, 59) })
  const stores = storesAtStart({ logbook: { ...FLOWN, medals: [{ seed: courseOfDay(TODAY), standard: 'gold' }] } })
  render(<StartScreen {...stores} />)
  const line = () => screen.queryByText(/^Today’s course: /)?.textContent
  expect(line()).toBe('Today’s course: gold.')
  vi.setSystemTime(new Date(2026, 10, 23, 0, 1))
  act(() => stores.session.dispatch({ type: 'choose-course', seed: 8, origin: 'number' }))
  expect(line()).toBe('Today’s course: no result yet.')
  act(() => button('Today’s course').click())
  expect(stores.session.getState()).toMatchObject({ seed: courseOfDay(TODAY + 1), courseOrigin: 'day' })
  expect(line()).toBeUndefined()
})

test('the named courses are a gallery with pictures, each with the best result and medal there', async () => {
  const [first, second] = NAMED_COURSES
  const medals = [
    { seed: first.seed, standard: 'gold' as const },
    { seed: second.seed, standard: 'gold' as const },
  ]
  const stores = storesAtStart({ logbook: { courses: [{ seed: first.seed, standard: COMPLETE.splits }], medals } })
  render(<StartScreen {...stores} />)
  expect(screen.queryByRole('list', { name: 'Named courses' })).toBeNull()
  act(() => button('Courses').click())
  const cards = within(await screen.findByRole('list', { name: 'Named courses' })).getAllByRole('button')
  expect(cards).toHaveLength(NAMED_COURSES.length)
  expect(cards[0].textContent).toBe(`${first.name} 28.40 s, gold`)
  expect(cards[1].textContent, 'flown so long ago that its result is no longer kept').toBe(`${second.name} gold`)
  expect(screen.getByText('Medals on 2 of 24: 2 gold.')).toBeDefined()
  for (const card of cards) expect(card.querySelector('img')?.getAttribute('src')).toMatch(/\.avif/)
  await userEvent.click(cards[0])
  expect(stores.session.getState()).toMatchObject({ seed: first.seed, courseOrigin: 'named' })
  expect(document.activeElement).toBe(button('TAKE OFF'))
})

test('a course is opened by its number, and an invalid number is rejected with a message', async () => {
  const { session, ...stores } = storesAtStart()
  const field = () => screen.getByRole('spinbutton', { name: 'Course number' })
  render(<StartScreen session={session} {...stores} />)
  openMore()
  expect(field()).toHaveProperty('value', '7')
  await userEvent.clear(field())
  await userEvent.type(field(), '4294967296{Enter}')
  expect(session.getState()).toMatchObject({ seed: 7, courseOrigin: 'chance' })
  expect(screen.getByText(/whole number from 0 to 4294967295/)).toBeDefined()
  expect([document.activeElement, field().getAttribute('aria-invalid')]).toEqual([field(), 'true'])
  await userEvent.click(button('Today’s course'))
  expect([screen.queryByText(/whole number/), field().getAttribute('aria-invalid')]).toEqual([null, 'false'])
  await userEvent.clear(field())
  await userEvent.type(field(), '482113')
  await userEvent.click(button('Go'))
  expect(session.getState()).toMatchObject({ seed: 482_113, courseOrigin: 'number' })
  expect(screen.queryByText(/whole number/)).toBeNull()
  expect(document.activeElement).toBe(button('TAKE OFF'))
  await userEvent.click(button('New course'))
  expect(session.getState().courseOrigin).toBe('chance')
  expect(session.getState().seed).not.toBe(482_113)
  expect(document.activeElement).toBe(button('New course'))
})

test('the start screen shows the medals earned in the chosen kind of flight', () => {
  const medals = () => screen.getAllByRole('listitem').map((item) => item.textContent)
  const { rerender } = render(start({ session: MORE }))
  expect(medals()).toContain('Bronze: not earned yet')
  const earned: Logbook = { ...FLOWN, medals: [{ seed: 7, standard: 'bronze' }] }
  rerender(start({ session: MORE, logbook: earned }))
  expect(medals()).toContain('Bronze: 1 course')
  expect(medals()).toContain('Silver: not earned yet')
  rerender(start({ session: MORE, logbook: earned, settings: { flightPace: 0.8 } }))
  expect(medals()).toContain('Bronze: earned')
  rerender(start({ session: MORE, logbook: earned, settings: { isRelaxed: true } }))
  expect(medals()).toContain('Bronze: not earned yet')
  expect(screen.getByText('Best with fuel, at full speed: bronze.')).toBeDefined()
})

test('the next medal of the course stands before the flight, with its time and what the own best lacks', () => {
  const { rerender } = render(start())
  expect(screen.queryByText(/^Bronze for ten rings/), 'before the first flight').toBeNull()
  rerender(start({ logbook: FLOWN }))
  expect(screen.getByText('Bronze for ten rings, more for speed.')).toBeDefined()
  const logbook: Logbook = { ...RECORDS, medals: [{ seed: 7, standard: 'gold' }] }
  rerender(start({ logbook }))
  const target =
    ticksOfMedal('platinum', medalTimesFor({ seed: 7, isRelaxed: false }, autopilotFlight(7, {}).splits)) ?? 0
  const own = timeOf(COMPLETE.splits) ?? 0
  const words = `Next: platinum, ${secondsTextFrom(target)}: ${behindTextFrom(own, target)} to go.`
  expect(screen.getByText(words)).toBeDefined()
  const rival = { name: 'autopilot', ...autopilotFlight(7, {}), paces: [] } as const
  rerender(start({ session: { rival }, logbook }))
  expect(screen.getByText('The pale craft is the autopilot.')).toBeDefined()
  rerender(start({ session: { rival }, logbook, settings: { showsRival: false } }))
  expect(screen.queryByText(/The pale craft/)).toBeNull()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { COMPLETE } from '../../../testing/flights/flight-summaries.ts'
import { madeUpFlight } from '../../../testing/flights/linked-flights.ts'
import { manualFrames } from '../../../testing/fakes/manual-frames.ts'
import { openGame } from '../../../testing/fakes/open-game.ts'
import { stubBrowser } from '../../../testing/fakes/stub-browser.ts'
import type { RivalName } from '../session/rival.ts'
import type { Watch } from '../session/watch.ts'
import { RESUME_MILLISECONDS } from '../session/resume-count.ts'
import { RESUME_COUNT } from '../session/session.ts'

const SEED = 34
const frames = manualFrames()
let game: ReturnType<typeof openGame>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  stubBrowser()
  history.replaceState(null, '', '/')
  game = openGame({ keepsOfflineCopy: true })
})

afterEach(() => game.close())

/** What is done in `act`, in order. */
function doneIn(act: () => void): string[] {
  game.done.length = 0
  act()
  return [...game.done]
}

const dispatch = (...action: Parameters<typeof game.session.dispatch>) => game.session.dispatch(...action)
const now = () => game.session.getState()
const chooseRival = (choice: RivalName) => dispatch({ type: 'choose-rival', choice })
const watch = () => {
  const { latestFlight } = now()
  if (latestFlight !== null) dispatch({ type: 'watch', flight: latestFlight })
}
const changeWatch = (change: Partial<Watch>) => dispatch({ type: 'change-watch', change })
const withoutWords = (done: readonly string[]) => done.filter((step) => !step.startsWith('words'))

function openStartScreen(): void {
  dispatch({ type: 'picture-ready' })
  dispatch({ type: 'choose-course', seed: SEED, origin: 'number' })
}

function takeOff(): void {
  openStartScreen()
  dispatch({ type: 'take-off' })
  // The live region says one thing a second.
  vi.advanceTimersByTime(1000)
}

/** Shows frames until `isOver`; of the last one alone it is written down what it did. */
function showUntil(isOver: () => boolean): void {
  for (let shown = 0; shown < 5000 && !isOver(); shown += 1) {
    game.done.length = 0
    expect(frames.show(1, 16)).toBe(1)
  }
  expect(isOver()).toBe(true)
}

function crash(): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { code: 'ArrowDown' }))
  showUntil(() => now().stage === 'crashed')
}

function end(): void {
  takeOff()
  crash()
  showUntil(() => now().isEndShown)
}

test('the start screen shows its course, flown by the autopilot once the picture is ready', () => {
  expect(doneIn(() => dispatch({ type: 'picture-ready' }))).toEqual([expect.stringMatching(/^view: world/)])
  expect(frames.isAsked()).toBe(true)
  expect(doneIn(() => dispatch({ type: 'choose-course', seed: SEED, origin: 'number' }))).toEqual([
    `view: world of ${SEED}`,
  ])
  expect(doneIn(() => frames.show(2, 16))).toEqual(['view: redraw', 'view: draw'])
})

test('taking off starts the sound, says so, and builds the world once', () => {
  openStartScreen()
  expect(doneIn(() => dispatch({ type: 'take-off' }))).toEqual([
    'sound: start',
    'words: Flying.',
    'view: in flight true',
    `view: world of ${SEED}`,
    'view: take-off',
  ])
  expect(doneIn(() => frames.show(2, 16))).toEqual([
    ...['view: redraw', 'view: project', 'sound: update'],
    ...['view: draw', 'view: project', 'sound: update'],
  ])
})

test('a flight that is taken over again within the first beat of its count counts anew', () => {
  end()
  watch()
  dispatch({ type: 'take-stick', tick: 5 })
  const beat = RESUME_MILLISECONDS / RESUME_COUNT
  vi.advanceTimersByTime(beat - 1)
  dispatch({ type: 'fly-again' })
  vi.advanceTimersByTime(beat - 1)
  expect(now()).toMatchObject({ stage: 'resuming', count: RESUME_COUNT, flights: 3 })
  vi.advanceTimersByTime(1)
  expect(now().count).toBe(RESUME_COUNT - 1)
})

test('a pause silences the flight and stops its frames, and after the count it goes on', () => {
  takeOff()
  dispatch({ type: 'pause', reason: 'player' })
  dispatch({ type: 'resume' })
  vi.advanceTimersByTime(RESUME_MILLISECONDS - 1)
  dispatch({ type: 'pause', reason: 'player' })
  vi.advanceTimersByTime(RESUME_MILLISECONDS)
  expect(now(), 'paused in the count').toMatchObject({ stage: 'paused', count: 0 })
  dispatch({ type: 'resume' })
  vi.advanceTimersByTime(RESUME_MILLISECONDS)
  expect(doneIn(() => dispatch({ type: 'pause', reason: 'player' }))).toEqual([
    'sound: pause',
    'words: Paused.',
    'view: in flight false',
  ])
  vi.advanceTimersByTime(1000)
  expect(frames.isAsked()).toBe(false)
  expect(doneIn(() => dispatch({ type: 'resume' }))).toEqual(['words: Resuming in 3, 2, 1.'])
  expect(doneIn(() => vi.advanceTimersByTime(RESUME_MILLISECONDS - 1))).toEqual([])
  expect(frames.isAsked()).toBe(false)
  expect(doneIn(() => vi.advanceTimersByTime(1))).toEqual(['sound: resume', 'view: in flight true'])
  expect(frames.isAsked()).toBe(true)
})

test('the screen is kept on in flight, but not on a pause or in a hidden tab', async () => {
  const locks: boolean[] = []
  const request = () => {
    locks.push(true)
    return Promise.resolve({ release: () => Promise.resolve(locks.push(false)) })
  }
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  const after = async (act: () => void) => {
    act()
    await Promise.resolve()
    await Promise.resolve()
    return locks.splice(0)
  }
  openStartScreen()
  expect(await after(() => dispatch({ type: 'take-off' }))).toEqual([true])
  expect(await after(() => dispatch({ type: 'pause', reason: 'player' }))).toEqual([false])
  expect(await after(() => dispatch({ type: 'resume' }))).toEqual([true])
  expect(await after(() => frames.setHidden(true))).toEqual([false])
  expect(await after(() => frames.setHidden(false))).toEqual([])
  Reflect.deleteProperty(navigator, 'wakeLock')
})

test('a hidden tab pauses the flight before anything else follows the visibility', () => {
  takeOff()
  window.dispatchEvent(new KeyboardEvent('keydown', { code: 'ArrowDown' }))
  expect(doneIn(() => frames.setHidden(true))).toEqual([
    'sound: pause',
    'words: Paused: you left the window.',
    'input: released',
    'view: in flight false',
  ])
  expect(now()).toMatchObject({ stage: 'paused', pauseReason: 'away' })
  expect(doneIn(() => frames.setHidden(false))).toEqual([])
  expect(frames.isAsked()).toBe(false)
})

test('a hidden tab stops the attract flight, and a visible one resumes it', () => {
  openStartScreen()
  frames.setHidden(true)
  expect(frames.isAsked()).toBe(false)
  expect(doneIn(() => frames.setHidden(false))).toEqual([])
  expect(frames.isAsked()).toBe(true)
})

test('a crash is recorded before it is shown, and its frames go on', () => {
  takeOff()
  crash()
  expect(withoutWords(game.done)).toEqual([
    'view: draw',
    'sound: update',
    'sound: events',
    'stored: ringwake.logbook',
    'offline copy: kept',
    'input: released',
    'view: in flight false',
  ])
  expect(now().endScene).toBe('running')
  expect(frames.isAsked()).toBe(true)
  vi.advanceTimersByTime(1000)
  expect(game.done.filter((done) => done.startsWith('words: Flight over'))).toHaveLength(1)
})

test('an earned medal sounds and is said once its end screen is shown or skipped, and not again after a replay', () => {
  takeOff()
  const summary = { ...COMPLETE, seed: SEED, autopilot: COMPLETE.splits }
  dispatch({ type: 'end', summary, flight: madeUpFlight(SEED, 100) })
  vi.advanceTimersByTime(1)
  const medals = () => game.done.filter((done) => done.startsWith('sound: medal'))
  const told = () => game.done.filter((done) => done.includes('Gold: a new medal on this course.'))
  expect(medals()).toEqual([])
  dispatch({ type: 'show-end' })
  expect(medals()).toEqual(['sound: medal 2'])
  vi.advanceTimersByTime(2000)
  expect(told()).toHaveLength(1)
  watch()
  dispatch({ type: 'end-watch' })
  expect(medals()).toEqual(['sound: medal 2'])
  dispatch({ type: 'fly-again' })
  dispatch({ type: 'end', summary, flight: null })
  dispatch({ type: 'fly-again' })
  vi.advanceTimersByTime(2000)
  expect(told(), 'where the end screen was skipped').toHaveLength(2)
})

test('the end screen comes over the picture of the end, and a new flight ends that', () => {
  end()
  expect(game.done).toEqual(['view: draw', 'sound: update'])
  expect(withoutWords(doneIn(() => dispatch({ type: 'fly-again' })))).toEqual([
    'sound: start',
    'view: in flight true',
    `view: world of ${SEED}`,
  ])
  expect(now().endScene).toBe('over')
})

test('starting over in flight sounds, says and shows a flight that begins, and keeps the keys that are held', () => {
  takeOff()
  window.dispatchEvent(new KeyboardEvent('keydown', { code: 'ArrowLeft' }))
  frames.show(30, 16)
  expect(game.run.current.tick).toBeGreaterThan(30)
  const restart = () => window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyR' }))
  expect(doneIn(restart)).toEqual(['sound: start', 'words: Started over.', `view: world of ${SEED}`])
  expect(game.run.current.tick).toBe(0)
  frames.show(3, 16)
  expect(game.run.controls.turn).toBeLessThan(0)
  expect(now()).toMatchObject({ stage: 'playing', flights: 2, seed: SEED })
})

test('a new course has a world of its own, with the rival that was chosen', () => {
  end()
  chooseRival('autopilot')
  dispatch({ type: 'new-course' })
  const { seed } = now()
  expect(seed).not.toBe(SEED)
  expect(game.done.filter((step) => step.startsWith('view: world'))).toEqual([`view: world of ${seed}`])
  expect(now().rival).toMatchObject({ name: 'autopilot', flight: { seed } })
  frames.show(2, 16)
  expect(game.display.querySelector<HTMLElement>('[data-instrument=rival-marks]')?.hidden).toBe(false)
})

test('a watched flight is sounded, sought, held and left for the end screen', () => {
  end()
  expect(withoutWords(doneIn(watch))).toEqual(['sound: start', `view: world of ${SEED}`])
  expect(frames.isAsked()).toBe(true)
  expect(doneIn(() => changeWatch({ sought: { tick: 60 } }))).toEqual([`view: world of ${SEED}`])
  expect(doneIn(() => changeWatch({ camera: 'side' }))).toEqual(['view: camera "side"'])
  expect(doneIn(() => changeWatch({ isPlaying: false }))).toEqual(['sound: pause'])
  expect(frames.isAsked()).toBe(false)
  vi.advanceTimersByTime(2000)
  expect(doneIn(() => dispatch({ type: 'end-watch' }))).toEqual([
    'sound: resume',
    'words: The watched flight is over.',
    'view: camera "behind"',
    `view: world of ${SEED}`,
  ])
})

test('a relaxed flight chosen on the start screen is prepared with its rival', () => {
  openStartScreen()
  chooseRival('autopilot')
  expect(now().rival).toMatchObject({ flight: { isRelaxed: false } })
  expect(doneIn(() => game.settings.change({ isRelaxed: true }))).toEqual(['stored: ringwake.settings'])
  expect(now().rival).toMatchObject({ flight: { isRelaxed: true } })
  dispatch({ type: 'take-off' })
  expect(game.run.current).toMatchObject({ isRelaxed: true, tick: 0 })
  expect(game.run.rivals.at(0)?.rival).toBe(now().rival)
})

test('a setting reaches the sound before the picture, which is drawn anew where no frame follows', () => {
  takeOff()
  dispatch({ type: 'pause', reason: 'player' })
  expect(doneIn(() => game.settings.change({ isMuted: true, lean: false, detail: 'low' }))).toEqual([
    'stored: ringwake.settings',
    'sound: muted true',
    'sound: music false',
    'view: lean false',
    'view: quality {"detail":"low","scale":0.65}',
    'view: redraw',
  ])
})

test('words that cover half of the picture move the view, which is drawn anew', () => {
  takeOff()
  dispatch({ type: 'pause', reason: 'player' })
  const words = game.screens.appendChild(document.createElement('div'))
  words.dataset['covers'] = ''
  game.screens.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 500)
  words.getBoundingClientRect = () => new DOMRect(0, 0, 500, 500)
  expect(doneIn(game.viewOffset.measure)).toEqual(['view: offset {"across":0.5,"up":0}', 'view: redraw'])
})

test('what another tab has stored is followed like a change made here', () => {
  takeOff()
  dispatch({ type: 'pause', reason: 'player' })
  localStorage.setItem('ringwake.settings', JSON.stringify({ version: 1, isMuted: true }))
  expect(doneIn(() => window.dispatchEvent(new Event('storage')))).toEqual([
    'sound: muted true',
    'sound: music false',
    'view: redraw',
  ])
  expect(doneIn(() => game.settings.change({ lean: false }))).toContain('view: lean false')
  expect(JSON.parse(localStorage.getItem('ringwake.settings') ?? '')).toMatchObject({ isMuted: true, lean: false })
})

test('a lost picture pauses the flight, which waits for Resume once it is back', () => {
  takeOff()
  expect(doneIn(() => dispatch({ type: 'picture-lost' }))).toEqual([
    'sound: pause',
    'words: Paused: the graphics were lost.',
    'view: in flight false',
  ])
  vi.advanceTimersByTime(1000)
  expect(doneIn(() => dispatch({ type: 'picture-ready' }))).toEqual(['words: The graphics are back.'])
  expect(frames.isAsked()).toBe(false)
})

test('closing the game ends its sound and its picture, and no frame is requested after', () => {
  takeOff()
  frames.show(2, 16)
  expect(doneIn(game.close)).toEqual(['view: disposed', 'sound: disposed'])
  expect(frames.isAsked()).toBe(false)
  dispatch({ type: 'pause', reason: 'player' })
  frames.setHidden(false)
  expect(game.done.filter((step) => step.startsWith('sound'))).toEqual(['sound: disposed'])
})

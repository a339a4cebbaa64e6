import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { COMPLETE } from '../../../testing/flights/flight-summaries.ts'
import { madeUpFlight } from '../../../testing/flights/linked-flights.ts'
import { manualFrames } from '../../../testing/fakes/manual-frames.ts'
import { openGame } from '../../../testing/fakes/open-game.ts'
import { stubBrowser } from '../../../testing/fakes/stub-browser.ts'
import { RecordingContext } from '../../../testing/fakes/recording-audio.ts'
import { FlightSound } from '../sound/flight-sound.ts'
import { ENGINE_BESIDE_GUIDE, MUSIC_BESIDE_GUIDE } from './sound-settings.ts'

const frames = manualFrames()
let game: ReturnType<typeof openGame>
let contexts: RecordingContext[]

beforeEach(() => {
  contexts = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  stubBrowser()
  vi.stubGlobal(
    'AudioContext',
    class extends RecordingContext {
      constructor() {
        super()
        contexts.push(this)
      }
    },
  )
})

afterEach(() => {
  game.close()
  vi.runAllTimers()
})

function openSound(): void {
  game = openGame({ hasRealSound: true })
  game.session.dispatch({ type: 'picture-ready' })
}

function endFlight(): void {
  game.session.dispatch({ type: 'take-off' })
  game.session.dispatch({ type: 'end', summary: COMPLETE, flight: null })
  game.session.dispatch({ type: 'show-end' })
}

const watch = () => game.session.dispatch({ type: 'watch', flight: madeUpFlight(1, 60) })
const play = (isPlaying: boolean) => game.session.dispatch({ type: 'change-watch', change: { isPlaying } })

/** Whether the sound runs, once the time in which it fades out is over. */
function isHeard(): boolean {
  vi.advanceTimersByTime(200)
  return contexts.at(-1)?.state === 'running'
}

test('a watched flight has sound only while it plays and the page is visible', () => {
  openSound()
  expect(contexts).toHaveLength(0)
  watch()
  expect(isHeard()).toBe(true)
  play(false)
  expect(isHeard()).toBe(false)
  // Returning to the page does not resume it.
  frames.setHidden(true)
  frames.setHidden(false)
  expect(isHeard()).toBe(false)
  play(true)
  expect(isHeard()).toBe(true)
  frames.setHidden(true)
  expect(isHeard()).toBe(false)
  frames.setHidden(false)
  expect(isHeard()).toBe(true)
  game.session.dispatch({ type: 'end-watch' })
  expect(isHeard()).toBe(false)
  frames.setHidden(true)
  frames.setHidden(false)
  expect(isHeard(), 'on the start screen').toBe(false)
  expect(contexts).toHaveLength(1)
})

test('a watched flight is silent once its graphics are lost for good', () => {
  openSound()
  endFlight()
  watch()
  expect(isHeard()).toBe(true)
  game.session.dispatch({ type: 'picture-ended', why: 'gone' })
  expect(isHeard()).toBe(false)
})

test('the next flight has sound after a watched flight was left paused', () => {
  openSound()
  endFlight()
  watch()
  play(false)
  expect(isHeard()).toBe(false)
  game.session.dispatch({ type: 'end-watch' })
  game.session.dispatch({ type: 'fly-again' })
  game.session.dispatch({ type: 'take-off' })
  expect(isHeard()).toBe(true)
})

test('the sound guide lowers engine and music but not the effects', () => {
  const set = vi.spyOn(FlightSound.prototype, 'set')
  openSound()
  game.settings.change({ engineVolume: 0.5, soundGuide: 'stereo' })
  expect(set).toHaveBeenLastCalledWith(
    expect.objectContaining({
      engine: 0.5 * ENGINE_BESIDE_GUIDE,
      effects: 1,
      music: MUSIC_BESIDE_GUIDE,
    }),
  )
  game.settings.change({ soundGuide: 'off' })
  expect(set).toHaveBeenLastCalledWith(expect.objectContaining({ engine: 0.5, effects: 1, music: 1 }))
})

test('an ending right after the last ring is announced within one second', () => {
  openSound()
  game.session.dispatch({ type: 'take-off' })
  vi.advanceTimersByTime(5000)
  game.done.length = 0
  game.session.dispatch({ type: 'end', summary: COMPLETE, flight: null })
  vi.advanceTimersByTime(600)
  game.session.dispatch({ type: 'show-end' })
  vi.advanceTimersByTime(400)
  expect(game.done).toContainEqual(expect.stringMatching(/^words: Mission accomplished: 10 of 10 rings/))
})

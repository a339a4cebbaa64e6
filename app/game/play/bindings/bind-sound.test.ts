// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { COMPLETE } from '../../../../testing/flights/flight-summaries.ts'
import { madeUpFlight } from '../../../../testing/flights/linked-flights.ts'
import { memoryStorage } from '../../../../testing/fakes/memory-storage.ts'
import { RecordingContext } from '../../../../testing/fakes/recording-audio.ts'
import { createSettingsStore } from '../../player-data/settings-store.ts'
import { openSession } from '../../session/session.ts'
import { createSessionStore } from '../../session/session-store.ts'
import { createWatch, watchFlight } from '../../session/watch.ts'
import { FlightSound } from '../../sound/flight-sound.ts'
import { bindSound, ENGINE_BESIDE_GUIDE } from './bind-sound.ts'

let closing: AbortController
let contexts: RecordingContext[]

beforeEach(() => {
  closing = new AbortController()
  contexts = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
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
  closing.abort()
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function openSound() {
  const session = createSessionStore(openSession(7))
  const settings = createSettingsStore(() => memoryStorage())
  const watch = createWatch()
  bindSound({ session, settings, watch, screens: document.createElement('div') }, closing.signal)
  session.dispatch({ type: 'picture-ready' })
  return { session, settings, watch }
}

/** Whether the sound runs, once the time in which it fades out is over. */
function isHeard(): boolean {
  vi.advanceTimersByTime(200)
  return contexts.at(-1)?.state === 'running'
}

function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a watched flight has sound only while it plays and the page is visible', () => {
  const { session, watch } = openSound()
  expect(contexts).toHaveLength(0)
  watchFlight(watch, session, madeUpFlight(1, 60))
  expect(isHeard()).toBe(true)
  watch.setState({ isPlaying: false })
  expect(isHeard()).toBe(false)
  // Returning to the page does not resume it.
  setHidden(true)
  setHidden(false)
  expect(isHeard()).toBe(false)
  watch.setState({ isPlaying: true })
  expect(isHeard()).toBe(true)
  setHidden(true)
  expect(isHeard()).toBe(false)
  setHidden(false)
  expect(isHeard()).toBe(true)
  session.dispatch({ type: 'end-watch' })
  expect(isHeard()).toBe(false)
  setHidden(true)
  setHidden(false)
  expect(isHeard(), 'on the start screen').toBe(false)
  expect(contexts).toHaveLength(1)
})

test('the next flight has sound after a watched flight was left paused', () => {
  const { session, watch } = openSound()
  session.dispatch({ type: 'take-off' })
  session.dispatch({ type: 'end', summary: COMPLETE })
  session.dispatch({ type: 'show-end' })
  watchFlight(watch, session, madeUpFlight(1, 60))
  watch.setState({ isPlaying: false })
  expect(isHeard()).toBe(false)
  session.dispatch({ type: 'end-watch' })
  session.dispatch({ type: 'fly-again' })
  session.dispatch({ type: 'take-off' })
  expect(isHeard()).toBe(true)
})

test('pausing playback does not silence a flight that is being flown', () => {
  const { session, watch } = openSound()
  session.dispatch({ type: 'take-off' })
  watch.setState({ isPlaying: false })
  expect(isHeard()).toBe(true)
})

test('the sound guide lowers the engine volume but not the effects', () => {
  const setVolumes = vi.spyOn(FlightSound.prototype, 'setVolumes')
  const { settings } = openSound()
  settings.change({ engineVolume: 0.5, soundGuide: 'stereo' })
  expect(setVolumes).toHaveBeenLastCalledWith({ engine: 0.5 * ENGINE_BESIDE_GUIDE, effects: 1 })
  settings.change({ soundGuide: 'off' })
  expect(setVolumes).toHaveBeenLastCalledWith({ engine: 0.5, effects: 1 })
})

// A test may end while a flight's link is being made: this code must then not be loading still.
import '../../app/game/flight-link/link-text.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { vi } from 'vitest'

import { createGame } from '../../app/game/stores/game.ts'
import { HeadsUpDisplay } from '../../app/game/hud/heads-up-display.tsx'
import { openGameRuntime } from '../../app/game/play/game-runtime.ts'
import type { DigitalInput } from '../../app/game/input/digital-input.ts'
import { MOST_RIVALS } from '../../app/game/rendering/frame/flight-frame.ts'
import type { FlightView } from '../../app/game/rendering/view/flight-view.ts'
import { createFlight } from '../../app/game/simulation/flight/flight.ts'
import type { FlightState } from '../../app/game/simulation/flight-state.ts'
import { FlightSound } from '../../app/game/sound/flight-sound.ts'
import { memoryStorage } from './memory-storage.ts'

/** What a test sets of the picture: whether drawing throws, and whether the craft still falls. */
const createConditions = () => ({ isBroken: false, isFalling: false })

interface Draw {
  /** How far the craft flew from the tick before, in metres along the way. */
  readonly metres: number
  readonly blend: number
  readonly seconds: number
}

/** What is written down of an open game, and what a test sets of it. */
interface Recorded {
  readonly done: string[]
  readonly draws: Draw[]
  readonly conditions: ReturnType<typeof createConditions>
  readonly latest: { drawn: FlightState | null }
}

/**
 * Opens a view that draws nothing and writes down what it is told, of its settings only what changes. Its shaders are never
 * built: the test says when the picture is ready.
 */
function recordingView({ done, draws, conditions, latest }: Recorded): () => FlightView {
  return () => {
    const told = new Map<string, string>()
    const note = (name: string, value: unknown) => {
      const text = value === undefined ? 'free' : JSON.stringify(value)
      if (told.get(name) !== text) done.push(`view: ${name} ${text}`)
      told.set(name, text)
    }
    return {
      rivals: Array.from({ length: MOST_RIVALS }, () => createFlight().craft),
      ready: new Promise(() => undefined),
      startFlight: ({ seed }) => void done.push(`view: world of ${seed}`),
      draw: (previous, current, blend, seconds) => {
        if (conditions.isBroken) throw new Error('no picture')
        done.push(seconds === 0 ? 'view: redraw' : 'view: draw')
        latest.drawn = current
        draws.push({ metres: previous.z - current.craft.z, blend, seconds })
      },
      takeOff: () => void done.push('view: take-off'),
      isFalling: () => conditions.isFalling,
      apply: ({ isInFlight, replay, motion, quality, viewOffset }) => {
        note('in flight', isInFlight)
        note('camera', replay.camera)
        note('lean', motion.lean)
        note('quality', quality)
        note('offset', viewOffset)
      },
      motion: () => ({ lean: false, shake: false, widening: false, decoration: false }),
      showRivals: () => undefined,
      project: () => void done.push('view: project'),
      resize: () => undefined,
      stats: () => ({ drawCalls: 0, triangles: 0 }),
      dispose: () => void done.push('view: disposed'),
    }
  }
}

/** The HUD as it is rendered, whose nodes the instruments write to. */
function createDisplay(): HTMLElement {
  const display = document.createElement('div')
  display.innerHTML = renderToStaticMarkup(createElement(HeadsUpDisplay, { ref: null }))
  return display
}

/** The node of an instrument. */
export function nodeOf(display: HTMLElement, instrument: string): HTMLElement {
  const node = display.querySelector<HTMLElement>(`[data-instrument="${instrument}"]`)
  if (node === null) throw new Error(`There is no instrument ${instrument}.`)
  return node
}

/** Calls `onText` at each text that is written into `node`. */
export function followText(node: HTMLElement, onText: (text: string) => void): void {
  Object.defineProperty(node, 'textContent', { configurable: true, set: onText, get: () => '' })
}

/** Writes down what the sound is told, of its state only what changes. */
function followSound(done: string[]): { events: number } {
  const heard = { events: 0 }
  let isPaused = false
  const become = (paused: boolean, name: string): void => {
    if (isPaused !== paused || name === 'start') done.push(`sound: ${name}`)
    isPaused = paused
  }
  const sound = FlightSound.prototype
  vi.spyOn(sound, 'start').mockImplementation(() => become(false, 'start'))
  vi.spyOn(sound, 'pause').mockImplementation(() => become(true, 'pause'))
  vi.spyOn(sound, 'resume').mockImplementation(() => become(false, 'resume'))
  let wasMuted = false
  vi.spyOn(sound, 'set').mockImplementation(({ isMuted }) => {
    if (isMuted !== wasMuted) done.push(`sound: muted ${isMuted}`)
    wasMuted = isMuted
  })
  vi.spyOn(sound, 'setOptional').mockImplementation((name, open) => void done.push(`sound: ${name} ${open !== null}`))
  vi.spyOn(sound, 'update').mockImplementation(() => void done.push('sound: update'))
  vi.spyOn(sound, 'play').mockImplementation((events) => {
    if (events !== 0) done.push('sound: events')
    heard.events |= events
  })
  vi.spyOn(sound, 'earnMedal').mockImplementation((rank) => void done.push(`sound: medal ${rank}`))
  vi.spyOn(sound, 'dispose').mockImplementation(() => void done.push('sound: disposed'))
  return heard
}

/** Writes down the release of what was held. */
function followReleases(digital: DigitalInput, done: string[]): void {
  const { hold, releaseAll } = digital
  let isHeld = false
  Object.assign(digital, {
    hold: (...held: Parameters<typeof hold>) => {
      isHeld = true
      hold(...held)
    },
    releaseAll: () => {
      if (isHeld) done.push('input: released')
      isHeld = false
      releaseAll()
    },
  })
}

/** The real game without its React components, on a view and a sound that write down their calls. Needs jsdom. */
export function openGame({ keepsOfflineCopy = false, hasRealSound = false } = {}) {
  const done: string[] = []
  const draws: Draw[] = []
  const conditions = createConditions()
  const latest: Recorded['latest'] = { drawn: null }
  const failures: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => failures.push(error))
  const storage = memoryStorage({}, (key) => done.push(`stored: ${key}`))
  vi.stubGlobal('localStorage', storage)
  const register = () => {
    done.push('offline copy: kept')
    return Promise.resolve()
  }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } })
  const heard = hasRealSound ? { events: 0 } : followSound(done)
  const screens = document.body.appendChild(document.createElement('div'))
  const display = createDisplay()
  const liveRegion = document.createElement('p')
  followText(liveRegion, (text) => done.push(`words: ${text}`))
  const game = createGame(screens)
  followReleases(game.digital, done)
  const runtime = openGameRuntime(
    game,
    {
      keepsOfflineCopy,
      screens,
      pictureHost: screens.appendChild(document.createElement('div')),
      display,
      liveRegion,
      onEscape: () => done.push('escape'),
      onBack: () => done.push('back'),
    },
    recordingView({ done, draws, conditions, latest }),
  )
  const drawn = () => latest.drawn
  return { ...game, done, draws, drawn, conditions, failures, heard, screens, display, liveRegion, ...runtime }
}

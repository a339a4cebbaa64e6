import type { Game } from '../game.ts'
import { createInstruments } from '../hud/instruments.ts'
import { keepOfflineCopy } from '../player-data/offline-copy.ts'
import { openWebglView } from '../rendering/webgl/webgl-view.ts'
import { followEnds } from '../session/follow.ts'
import { runResumeCount } from '../session/resume-count.ts'
import { bindAttractFlight } from './attract/attract-flight.ts'
import { bindAnnouncer } from './bindings/bind-announcer.ts'
import { bindFlight } from './bind-flight.ts'
import { bindGuide } from './bindings/bind-guide.ts'
import { bindLink } from './bindings/bind-link.ts'
import { bindLogbook } from './bindings/bind-logbook.ts'
import { bindReplay } from './bindings/bind-replay.ts'
import { bindPlayerInput } from './bindings/bind-player-input.ts'
import { bindRival } from './bindings/bind-rival.ts'
import { bindSound } from './bindings/bind-sound.ts'
import { openInspection } from './inspection.ts'
import { pauseWhenAway } from './bindings/pause-when-away.ts'
import { openPicture } from './picture/picture.ts'

interface GameRuntimeDeps extends Game {
  /** The owner wants copies of the site on devices, and this visitor does not save data. */
  readonly keepsOfflineCopy: boolean
  /** Holds all the screens of the game. */
  readonly screens: HTMLElement
  /** Takes the canvas. */
  readonly pictureHost: HTMLElement
  /** Holds the nodes that the instruments write to. */
  readonly display: HTMLElement
  readonly liveRegion: HTMLElement
  readonly onEscape: () => void
}

/**
 * Opens all of the game outside React: each subsystem follows the session and the settings by itself, until the
 * one signal aborts. Returns the flight that is shown, and the function that closes the game and releases the graphics context.
 */
export function openGameRuntime(deps: GameRuntimeDeps, open3d = openWebglView) {
  const closing = new AbortController()
  const { signal } = closing
  const { session, settings } = deps

  // In this order they get each change: pauses first, so that all others see a paused flight, and the attract flight before
  // the flight, which builds its world only where that one has not.
  pauseWhenAway(session, signal)
  runResumeCount(session, signal)
  bindLogbook(deps, signal)
  bindRival(deps, signal)
  // A visitor who has flown may return without a connection.
  if (deps.keepsOfflineCopy) followEnds(session, signal, () => void keepOfflineCopy())
  const sound = bindSound(deps, signal)
  const announcer = bindAnnouncer(session, deps.liveRegion, signal)
  bindGuide(settings, sound, announcer, signal)
  const input = bindPlayerInput(deps, signal)
  const instruments = createInstruments(deps.display)
  const hasFrames = () => flight.frames.isRunning() || attract.isRunning()
  const picture = openPicture({ ...deps, hasFrames, open3d }, signal)
  const attract = bindAttractFlight({ ...deps, picture }, signal)
  const flight = bindFlight({ ...deps, attract, input, picture, instruments, sound, announcer }, signal)
  bindReplay({ ...deps, run: flight.run, picture, instruments }, signal)

  signal.addEventListener('abort', deps.viewOffset.close)
  bindLink(deps, signal)
  // Opening the audio may take a tenth of a second, so it is done during the press that opened the game, not at TAKE OFF.
  sound.menuClick()
  openInspection(
    window.location.search,
    () => ({
      session: session.getState(),
      flight: flight.run.current,
      controls: flight.run.controls,
      loop: { isRunning: flight.frames.isRunning(), framesDrawn: flight.frames.framesDrawn() },
      attract: { isRunning: attract.isRunning() },
      view: picture.stats(),
      motion: picture.motion(),
    }),
    signal,
  )
  return { run: flight.run, close: () => closing.abort() }
}

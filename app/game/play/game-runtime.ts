import type { Game } from '../stores/game.ts'
import { createInstruments } from '../hud/instruments.ts'
import { createAnnouncer } from '../hud/live-region/announcer.ts'
import { listenToMenus } from '../input/menus.ts'
import { openPlayerInput } from '../input/player-input.ts'
import { createRumble } from '../input/rumble.ts'
import { openWebglView } from '../rendering/webgl/webgl-view.ts'
import { createWakeLock } from '../page/wake-lock.ts'
import { createResumeCount } from '../session/resume-count.ts'
import { FlightSound } from '../sound/flight-sound.ts'
import { createAttractFlight } from './attract-flight.ts'
import { createRivalPreparation } from './chosen-rival.ts'
import { createFlightLoop } from './flight-loop.ts'
import { createSoundLoader } from './sound-loader.ts'
import { openInspection } from './inspection.ts'
import { followLink } from './follow-link.ts'
import { openPicture } from './picture.ts'
import { followChanges } from './session-change.ts'
import { soundSettingsFrom } from './sound-settings.ts'

/** The page around an open game. */
export interface GamePage {
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
  readonly onBack: () => void
}

/**
 * Opens all of the game outside React: `session-change.ts` lists what follows a change, `frame.ts` what a frame does.
 * Returns the flight of the session, for tests, and the function that closes the game and releases the graphics context.
 */
export function openGameRuntime(game: Game, page: GamePage, open3d = openWebglView) {
  const closing = new AbortController()
  const { signal } = closing
  const { session, settings } = game

  const sound = new FlightSound({ settings: soundSettingsFrom(settings.getState()) })
  const announcer = createAnnouncer((text) => (page.liveRegion.textContent = text))
  const input = openPlayerInput(game, page, signal)
  const instruments = createInstruments(page.display)
  const picture = openPicture(game, page.pictureHost, open3d, signal)
  const attract = createAttractFlight(game, picture)
  const rumble = createRumble(game)
  const frameParts = { game, input, picture, instruments, sound, announcer, rumble }
  const flightLoop = createFlightLoop(frameParts)

  const prepareRival = createRivalPreparation(game)
  const soundLoader = createSoundLoader(settings, sound, announcer)
  const count = createResumeCount(session)
  const wakeLock = createWakeLock()
  const { keepsOfflineCopy } = page

  followChanges({
    ...frameParts,
    attract,
    flightLoop,
    prepareRival,
    soundLoader,
    count,
    wakeLock,
    keepsOfflineCopy,
    signal,
  })
  listenToMenus(page.screens, () => sound.menuClick(), signal)
  soundLoader.followSettings()
  flightLoop.open()
  followLink(session, signal)
  // Opening the audio may take a tenth of a second, so the press that opened the game does it, not TAKE OFF.
  sound.menuClick()
  openInspection(
    window.location.search,
    () => ({
      session: session.getState(),
      flight: flightLoop.run.current,
      controls: flightLoop.run.controls,
      loop: { isRunning: flightLoop.frames.isRunning(), framesDrawn: flightLoop.frames.framesDrawn() },
      view: picture.stats(),
      motion: picture.motion(),
    }),
    signal,
  )
  return { run: flightLoop.run, close: () => closing.abort() }
}

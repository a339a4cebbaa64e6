/**
 * Joins what lives outside React to the session while the dialog is open: the picture, the frames, the keyboard, the
 * instruments, the live region. The session says what should be; the cockpit makes it so.
 */
import { openFlightView, WebGLUnavailableError, type FlightView } from '../rendering/flight-view.tsx'
import { startFlight } from '../simulation/flight.ts'
import { createFlightSound } from '../sound/flight-sound.ts'
import { fuelWords, ringWords, sessionWords } from './announcements.ts'
import { createAnnouncer } from './announcer.ts'
import { createAttractFlight } from './attract-flight.ts'
import type { ComposedPicture } from './composed-picture.ts'
import { createFlightLoop } from './flight-loop.ts'
import { summaryFromFlight } from './flight-summary.ts'
import { openInspection } from './inspection.ts'
import { createInstruments } from './instruments.ts'
import { listenToLetterKeys } from './letter-keys.ts'
import { listenToMenus } from './menu-presses.ts'
import { motionFrom, qualityFrom } from './picture-settings.ts'
import type { Observable } from './observable.ts'
import type { HeldCommands } from './pilot-input/held-commands.ts'
import { openPilot } from './pilot-input/pilot.ts'
import type { DeviceInUse } from './pilot-input/pilot-device.ts'
import type { ThumbStick } from './pilot-input/thumb-stick.ts'
import { runResumeCount } from './resume-count.ts'
import type { Projection } from './ring-arrow.ts'
import { isAtControls, type Session } from './session.ts'
import type { SessionStore } from './session-store.ts'
import type { SettingsStore } from './settings-store.ts'
import type { Settings } from './settings.ts'

const PICTURE_NAME = 'Your craft from behind, the valley ahead and the next ring.'

export interface CockpitParts {
  readonly store: SessionStore
  readonly settings: SettingsStore
  readonly held: HeldCommands
  readonly thumb: ThumbStick
  readonly device: DeviceInUse
  /** Holds all screens of the game. */
  readonly screens: HTMLElement
  /** Takes the canvas; the picture fills it, whatever its size. */
  readonly pictureHost: HTMLElement
  /** Holds the nodes that the instruments write to. */
  readonly display: HTMLElement
  readonly liveRegion: HTMLElement
  /** Whether the picture behind the start screen may move. */
  readonly showsAttract: Observable<boolean>
  /** Where in the picture there is room to see. */
  readonly composed: Pick<ComposedPicture, 'current' | 'subscribe'>
  readonly onEscape: () => void
}

/** Opens everything. Gives the function that closes it all again and releases the graphics context. */
export function openCockpit(parts: CockpitParts): () => void {
  const { store, settings, pictureHost } = parts
  const isPlaying = () => store.current().stage === 'playing'
  const hasHandsOn = () => isAtControls(store.current())
  const closing = new AbortController()
  const { signal } = closing
  const instruments = createInstruments(parts.display)
  const announcer = createAnnouncer((text) => (parts.liveRegion.textContent = text))
  const stillness = window.matchMedia('(prefers-reduced-motion: reduce)')
  const sound = createFlightSound({ volumes: volumesFrom(settings.current()), muted: settings.current().isMuted })
  let view: FlightView | null = null

  const project: Projection = (x, y, z, into) => view?.project(x, y, z, into)
  const draw: FlightView['draw'] = (previous, current, blend, frameSeconds) =>
    view?.draw(previous, current, blend, frameSeconds)
  const loop = createFlightLoop({
    steer: (_flight, controls) => pilot.readInto(controls),
    draw,
    onFrame(flight, events, frameSeconds) {
      instruments.show(flight)
      instruments.point(flight, project)
      sound.follow(flight, frameSeconds)
      sound.play(events, flight)
      if (events === 0) return
      const rings = ringWords(events, flight)
      const fuel = fuelWords(events, flight)
      if (rings !== null) announcer.say('rings', rings)
      if (fuel !== null) announcer.say('fuel', fuel)
    },
    onEnding: (flight) => store.dispatch({ type: 'end', summary: summaryFromFlight(flight) }),
    onFailure: fail,
    hasEndScene: () => !stillness.matches,
    pace: () => settings.current().flightPace,
  })

  const attract = createAttractFlight({
    draw,
    onStart: (flight) => view?.startFlight(flight),
    onTooSlow: () => parts.showsAttract.change(false),
    onFailure: fail,
  })

  function fail(error: unknown): void {
    store.dispatch({ type: 'picture-failed' })
    reportError(error)
  }

  function prepareFlight(seed: number): void {
    attract.forget()
    loop.prepare(startFlight(seed, { relaxed: settings.current().isRelaxed }))
    instruments.show(loop.flight())
    view?.startFlight(loop.flight())
  }

  /** Only behind the start screen, and only where somebody can and wants to see it. */
  function followAttract(): void {
    const { stage, picture, seed } = store.current()
    const isSeen = stage === 'not-started' && picture === 'ready' && document.visibilityState !== 'hidden'
    if (isSeen && parts.showsAttract.current() && !stillness.matches) attract.run(seed)
    else attract.halt()
  }

  function redraw(): void {
    if (attract.hasFlown()) attract.redraw()
    else loop.redraw()
  }

  function compose(): void {
    view?.compose(parts.composed.current())
    if (store.current().picture === 'ready') redraw()
  }

  function followSession(now: Session, before: Session): void {
    followAttract()
    // The picture goes back from where the autopilot was to the start of the course.
    if (now.stage === 'playing' && attract.hasFlown()) {
      attract.forget()
      view?.startFlight(loop.flight())
    }
    followWithSound(now, before)
    // The first flight was prepared when the dialog opened, behind the start screen.
    if (now.flights !== before.flights && now.flights > 1) prepareFlight(now.seed)
    if (now.stage !== before.stage) view?.setInFlight(now.stage === 'playing')
    if (now.stage === 'playing') loop.run()
    pilot.followStage()
    if (now.stage === 'paused') loop.halt()
    if (now.stage === 'crashed' || now.stage === 'complete') announcer.hush()
    const words = sessionWords(now, before)
    if (words !== null) announcer.say('session', words)
  }

  function followWithSound(now: Session, before: Session): void {
    if (now.flights !== before.flights) sound.start()
    else if (now.stage === before.stage) return
    else if (now.stage === 'paused') sound.pause()
    else if (before.stage === 'resuming') sound.resume()
  }

  function followSettings(now: Settings, before: Settings): void {
    sound.setVolumes(volumesFrom(now))
    sound.setMuted(now.isMuted)
    view?.setMotion(motionFrom(now, stillness.matches))
    if (now.detail !== before.detail) view?.holdQuality(qualityFrom(now.detail))
    // The first flight waits behind the start screen, so it can still become a relaxed one.
    if (now.isRelaxed !== before.isRelaxed && store.current().stage === 'not-started')
      prepareFlight(store.current().seed)
    followAttract()
    if (store.current().picture === 'ready') redraw()
  }

  function pauseAway(): void {
    store.dispatch({ type: 'pause', reason: 'away' })
  }

  function openPicture(): void {
    // A canvas whose context was released cannot have another, so each opening brings its own.
    const canvas = document.createElement('canvas')
    canvas.setAttribute('role', 'img')
    canvas.setAttribute('aria-label', PICTURE_NAME)
    pictureHost.replaceChildren(canvas)
    const quality = qualityFrom(settings.current().detail)
    const opened = openFlightView(canvas, {
      ...(quality && { quality }),
      onContextLost: () => store.dispatch({ type: 'picture-lost' }),
      onContextRestored: () => {
        store.dispatch({ type: 'picture-ready' })
        redraw()
      },
    })
    view = opened
    opened.setMotion(motionFrom(settings.current(), stillness.matches))
    opened.compose(parts.composed.current())
    fitPicture()
    opened.startFlight(loop.flight())
    opened.ready.then(() => {
      if (signal.aborted) return
      loop.redraw()
      store.dispatch({ type: 'picture-ready' })
    }, failUnlessClosed)
  }

  function failUnlessClosed(error: unknown): void {
    if (!signal.aborted) fail(error)
  }

  function fitPicture(): void {
    if (view === null || pictureHost.clientWidth === 0 || pictureHost.clientHeight === 0) return
    view.resize(pictureHost.clientWidth, pictureHost.clientHeight, window.devicePixelRatio)
    redraw()
  }

  function followVisibility(): void {
    followAttract()
    if (document.visibilityState === 'hidden') {
      pauseAway()
      loop.halt()
      sound.pause()
    } else if (store.current().stage !== 'paused') sound.resume()
  }

  const unsubscribe = store.subscribe(followSession)
  const stopCounting = runResumeCount(store)
  const unsubscribeAttract = parts.showsAttract.subscribe(followAttract)
  const unsubscribeComposed = parts.composed.subscribe(compose)
  const unsubscribeSettings = settings.subscribe(followSettings)
  const stopListening = listenToLetterKeys({ KeyM: () => settings.change({ isMuted: !settings.current().isMuted }) })
  listenToMenus(parts.screens, () => sound.tick(), signal)
  const pilot = openPilot({
    held: parts.held,
    thumb: parts.thumb,
    device: parts.device,
    preferences: settings.current,
    screens: parts.screens,
    isFlying: isPlaying,
    isAtControls: hasHandsOn,
    onPauseKey: () => store.dispatch(hasHandsOn() ? { type: 'pause', reason: 'player' } : { type: 'resume' }),
    onEscapeKey: parts.onEscape,
    onGamepadGone: () => store.dispatch({ type: 'pause', reason: 'gamepad-gone' }),
  })
  window.addEventListener('blur', pauseAway, { signal })
  document.addEventListener('visibilitychange', followVisibility, { signal })
  stillness.addEventListener(
    'change',
    () => {
      view?.setMotion(motionFrom(settings.current(), stillness.matches))
      followAttract()
    },
    { signal },
  )
  // Browser zoom and another screen change the pixels behind a size that stays the same.
  window.addEventListener('resize', fitPicture, { signal })
  pictureHost.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  const resizing = new ResizeObserver(fitPicture)

  prepareFlight(store.current().seed)
  try {
    openPicture()
    resizing.observe(pictureHost)
  } catch (error) {
    if (error instanceof WebGLUnavailableError) store.dispatch({ type: 'picture-unavailable' })
    else fail(error)
  }
  // Opening the audio may take a tenth of a second: better now, within the press that opened the game, than at TAKE OFF.
  sound.tick()
  const shutInspection = openInspection(window.location.search, () => ({
    session: store.current(),
    flight: loop.flight(),
    controls: loop.controls(),
    loop: { isRunning: loop.isRunning(), framesDrawn: loop.framesDrawn() },
    attract: { isRunning: attract.isRunning() },
    view: view?.figures() ?? null,
    motion: view?.motion() ?? null,
  }))

  return () => {
    closing.abort()
    shutInspection()
    resizing.disconnect()
    pilot.close()
    stopListening()
    stopCounting()
    unsubscribe()
    unsubscribeSettings()
    unsubscribeAttract()
    unsubscribeComposed()
    loop.halt()
    attract.halt()
    announcer.dispose()
    sound.dispose()
    view?.dispose()
    pictureHost.replaceChildren()
  }
}

function volumesFrom({ engineVolume, effectsVolume }: Settings): { readonly engine: number; readonly effects: number } {
  return { engine: engineVolume, effects: effectsVolume }
}

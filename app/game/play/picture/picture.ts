import { openFlightView, WebGLUnavailableError, type FlightView } from '../../rendering/flight-view.ts'
import type { Projection } from '../../hud/ring-arrow.ts'
import type { ReducedMotion } from '../../player-data/reduced-motion.ts'
import type { SettingsStore } from '../../player-data/settings-store.ts'
import type { PictureEnd } from '../../session/session.ts'
import type { SessionStore } from '../../session/session-store.ts'
import type { FlightRun } from '../flight-run.ts'
import { follow } from '../bindings/follow.ts'
import { pictureNameFrom } from './picture-name.ts'
import { motionFrom, qualityFrom } from './picture-settings.ts'
import type { ViewOffset } from './view-offset.ts'

export interface PictureDeps {
  readonly session: SessionStore
  readonly settings: SettingsStore
  readonly reducedMotion: ReducedMotion
  readonly viewOffset: Pick<ViewOffset, 'getState' | 'subscribe'>
  /** Takes the canvas; the picture fills it, whatever its size. */
  readonly pictureHost: HTMLElement
  /** Whether frames are being drawn: then the next one shows what has changed. */
  readonly hasFrames: () => boolean
}

/** The canvas and its view. Without WebGL it says so to the session, and all else does nothing. */
export interface Picture {
  /** Builds the world of a flight that begins, and shows this run from now on. */
  readonly startFlight: (run: FlightRun) => void
  readonly isShowing: (run: FlightRun) => boolean
  readonly draw: (run: FlightRun, frameSeconds: number) => void
  /** Whether a craft without fuel is still on its way down. */
  readonly isFalling: () => boolean
  readonly project: Projection
  /** Ends the picture after an error. */
  readonly fail: (error: unknown) => void
  readonly figures: () => ReturnType<FlightView['figures']> | null
  readonly motion: () => ReturnType<FlightView['motion']> | null
}

/** A slow processor that draws by itself takes ten seconds; nobody waits for a minute. */
const PATIENCE_MILLISECONDS = 60_000

export function openPicture(deps: PictureDeps, signal: AbortSignal): Picture {
  const { session } = deps
  let shown: FlightRun | null = null

  function fail(error: unknown): void {
    session.dispatch({ type: 'picture-ended', why: 'failed' })
    reportError(error)
  }

  function draw(run: FlightRun, frameSeconds: number): void {
    // Past the end there is no next tick to blend towards: the last one stands.
    const hasEnded = run.current.phase !== 'flying'
    view?.draw(hasEnded ? run.current : run.previous, run.current, hasEnded ? 0 : run.clock.blend, frameSeconds)
  }

  function redraw(): void {
    if (shown === null || session.getState().picture !== 'ready' || deps.hasFrames()) return
    try {
      draw(shown, 0)
    } catch (error) {
      fail(error)
    }
  }

  const view = openView(deps, redraw, signal)
  const limit = setTimeout(() => {
    if (session.getState().picture === 'preparing') fail(new Error('The picture was not prepared in time.'))
  }, PATIENCE_MILLISECONDS)
  signal.addEventListener('abort', () => clearTimeout(limit))
  view?.ready
    .then(() => {
      if (signal.aborted) return
      session.dispatch({ type: 'picture-ready' })
      redraw()
    })
    .catch((error: unknown) => {
      if (!signal.aborted) fail(error)
    })

  return {
    startFlight(run) {
      shown = run
      view?.startFlight(run.current)
      // In flight the next frame shows it; before it there may be none.
      if (session.getState().stage === 'not-started') redraw()
    },
    isShowing: (run) => shown === run,
    draw,
    isFalling: () => view?.isFalling() ?? false,
    project: (x, y, z, into) => view?.project(x, y, z, into),
    fail,
    figures: () => view?.figures() ?? null,
    motion: () => view?.motion() ?? null,
  }
}

/** Opens a view that follows session, settings and sizes; null, said to the session, where there is no WebGL. */
function openView(deps: PictureDeps, redraw: () => void, signal: AbortSignal): FlightView | null {
  const { session, settings, pictureHost } = deps
  const endPicture = (why: PictureEnd) => session.dispatch({ type: 'picture-ended', why })
  const quality = qualityFrom(settings.getState().detail)
  signal.addEventListener('abort', () => pictureHost.replaceChildren())
  try {
    const canvas = createCanvas(pictureHost, signal)
    nameCanvas(canvas, session, signal)
    const view = openFlightView(canvas, {
      ...(quality && { quality }),
      onContextLost: () => session.dispatch({ type: 'picture-lost' }),
      onContextRestored: () => {
        session.dispatch({ type: 'picture-ready' })
        redraw()
      },
      onContextGone: () => endPicture('gone'),
    })
    signal.addEventListener('abort', () => view.dispose())
    followSettings(deps, view, redraw, signal)
    followSize(pictureHost, view, redraw, signal)
    return view
  } catch (error) {
    endPicture(error instanceof WebGLUnavailableError ? 'unavailable' : 'failed')
    if (!(error instanceof WebGLUnavailableError)) reportError(error)
    return null
  }
}

/** A canvas whose context was released cannot have another, so each opening brings its own. */
function createCanvas(pictureHost: HTMLElement, signal: AbortSignal): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('role', 'img')
  pictureHost.replaceChildren(canvas)
  pictureHost.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  return canvas
}

function nameCanvas(canvas: HTMLCanvasElement, session: SessionStore, signal: AbortSignal): void {
  const name = () => canvas.setAttribute('aria-label', pictureNameFrom(session.getState()))
  name()
  follow(session, signal, name)
}

function followSettings(deps: PictureDeps, view: FlightView, redraw: () => void, signal: AbortSignal): void {
  const { session, settings, reducedMotion, viewOffset } = deps
  const setMotion = () => view.setMotion(motionFrom(settings.getState(), reducedMotion.getState()))
  const compose = () => view.compose(viewOffset.getState())
  follow(settings, signal, (now, before) => {
    setMotion()
    if (now.detail !== before.detail) view.holdQuality(qualityFrom(now.detail))
    redraw()
  })
  follow(reducedMotion, signal, setMotion)
  follow(viewOffset, signal, () => {
    compose()
    redraw()
  })
  follow(session, signal, ({ stage }, before) => {
    if (stage !== before.stage) view.setInFlight(stage === 'playing')
  })
  setMotion()
  compose()
}

function followSize(pictureHost: HTMLElement, view: FlightView, redraw: () => void, signal: AbortSignal): void {
  function fit(): void {
    if (pictureHost.clientWidth === 0 || pictureHost.clientHeight === 0) return
    view.resize(pictureHost.clientWidth, pictureHost.clientHeight, window.devicePixelRatio)
    redraw()
  }
  const sizes = new ResizeObserver(fit)
  sizes.observe(pictureHost)
  // Browser zoom and another screen change the pixels behind a size that stays the same.
  window.addEventListener('resize', fit, { signal })
  signal.addEventListener('abort', () => sizes.disconnect())
  fit()
}

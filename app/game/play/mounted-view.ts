/** A view on a canvas of its own in the page, which follows sizes and tells the session whether it can be drawn, until it is closed. */
import type { Game } from '../stores/game.ts'
import type { DetailChoice, Settings } from '../player-data/settings.ts'
import { CANISTER_PAINTS } from '../rendering/colour/palette.ts'
import { LIVE, type Motion } from '../rendering/frame/flight-frame.ts'
import type { QualityLevel } from '../rendering/quality/quality.ts'
import type { FlightView, FlightViewOptions } from '../rendering/view/flight-view.ts'
import type { Session } from '../session/session.ts'

/** What surrounds a mounted view. */
export interface ViewPlace {
  /** Takes the canvas; the picture fills it, whatever its size. */
  readonly pictureHost: HTMLElement
  /** Brings a view that was just opened to the flight that is shown. */
  readonly startView: (view: FlightView) => void
  /** Draws a change at once where no frame follows. */
  readonly redraw: () => void
  /** Ends the picture after an error. */
  readonly fail: (error: unknown) => void
  /** See `FlightViewOptions`. */
  readonly onContextGone: () => void
}

/** Opens a view on a canvas that is not in the page yet. */
export type OpenView = (canvas: HTMLCanvasElement, options: FlightViewOptions) => FlightView

export type MountedView = Readonly<ReturnType<typeof mountView>>

/** Opens a view over any other. Throws what `open` throws. */
export function mountView(game: Game, place: ViewPlace, open: OpenView, signal: AbortSignal) {
  const { pictureHost, startView, redraw, fail, onContextGone } = place
  const { dispatch } = game.session
  const closing = new AbortController()
  const ending = closing.signal
  const setReady = (): void => {
    dispatch({ type: 'picture-ready' })
    redraw()
  }
  const canvas = document.createElement('canvas')
  const view = open(canvas, {
    onContextLost: () => dispatch({ type: 'picture-lost' }),
    onContextRestored: setReady,
    onContextGone,
  })
  signal.addEventListener('abort', () => closing.abort(), { signal: ending })
  ending.addEventListener('abort', () => {
    view.dispose()
    canvas.remove()
  })
  canvas.setAttribute('role', 'img')
  pictureHost.append(canvas)
  followSize(pictureHost, view, redraw, ending)
  applyStores(game, canvas, view)
  startView(view)
  view.ready.then(setReady).catch(fail)
  return {
    view,
    /** Brings the view to what session, settings, reduced motion and view offset are now. */
    applyStores: () => applyStores(game, canvas, view),
    /** Releases the view and takes its canvas away. */
    close: () => closing.abort(),
  }
}

function applyStores(game: Game, canvas: HTMLCanvasElement, view: FlightView): void {
  const session = game.session.getState()
  const settings = game.settings.getState()
  const { stage, watch } = session
  canvas.setAttribute('aria-label', pictureNameFrom(session))
  view.apply({
    replay: stage === 'watching' ? { camera: watch.camera, speed: watch.speed } : LIVE,
    motion: motionFrom(settings, game.reducedMotion.getState()),
    cameraScale: game.cameraScale(),
    canisterPaint: CANISTER_PAINTS[settings.colours],
    viewOffset: game.viewOffset.getState(),
    quality: QUALITIES[settings.detail],
    isInFlight: stage === 'playing',
  })
}

/** Keeps a view at the size of its place in the page, in the pixels of its screen. */
export function followSize(
  pictureHost: HTMLElement,
  view: Pick<FlightView, 'resize'>,
  redraw: () => void,
  signal: AbortSignal,
): void {
  function fit(): void {
    if (pictureHost.clientWidth === 0 || pictureHost.clientHeight === 0) return
    view.resize(pictureHost.clientWidth, pictureHost.clientHeight, window.devicePixelRatio)
    redraw()
  }
  const sizes = new ResizeObserver(fit)
  sizes.observe(pictureHost)
  // Browser zoom and another screen change the pixels behind a size that stays the same, and not always with a `resize`.
  window.addEventListener('resize', fit, { signal })
  followResolution(fit, signal)
  signal.addEventListener('abort', () => sizes.disconnect())
  fit()
}

/** A `resolution` query reports only that its own value no longer holds, so each device pixel ratio needs a new one. */
function followResolution(onChange: () => void, signal: AbortSignal): void {
  const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
  const follow = (): void => {
    onChange()
    followResolution(onChange, signal)
  }
  query.addEventListener('change', follow, { signal, once: true })
}

/** The quality to hold the picture at; undefined: it fits itself to the machine. Resolutions tuned by eye. */
const QUALITIES: Readonly<Record<DetailChoice, QualityLevel | undefined>> = {
  auto: undefined,
  low: { detail: 'low', scale: 0.65 },
  medium: { detail: 'high', scale: 0.75 },
  high: { detail: 'high', scale: 1 },
}

/** Which motions the picture may make. `isReduced`: the system asks for reduced motion, which wins over what is set. */
export function motionFrom(settings: Settings, isReduced: boolean): Motion {
  return {
    lean: settings.lean && !isReduced,
    shake: settings.shake && !isReduced,
    widening: settings.widening && !isReduced,
    decoration: !isReduced,
  }
}

/** The accessible name of the picture. Short, because it is read together with the screen over it. */
export function pictureNameFrom({ stage }: Pick<Session, 'stage'>): string {
  if (stage === 'not-started') return 'Your craft in the valley of the coming course, with rings ahead.'
  if (stage === 'watching') return 'Replay of a flight: the craft, the valley and the rings.'
  if (stage === 'complete') return 'Your craft climbs away into the sun.'
  if (stage !== 'crashed') return 'Your craft from behind, the valley ahead and the next ring.'
  return 'The wreck of your craft, where it came down.'
}

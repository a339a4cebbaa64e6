/** A view on a canvas of its own in the page, which follows session, settings and sizes until it is closed. */
import type { Game } from '../../game.ts'
import type { FlightView, FlightViewOptions } from '../../rendering/view/flight-view.ts'
import type { openWebglView } from '../../rendering/webgl/webgl-view.ts'
import type { SessionStore } from '../../session/session-store.ts'
import { follow } from '../../session/follow.ts'
import { pictureNameFrom } from './picture-name.ts'
import { motionFrom, QUALITIES } from './picture-settings.ts'

export interface ViewDeps extends Pick<Game, 'session' | 'settings' | 'reducedMotion' | 'watch' | 'viewOffset'> {
  /** Takes the canvas; the picture fills it, whatever its size. */
  readonly pictureHost: HTMLElement
  /** Opens the view in 3D. Throws ContextUnavailableError where the browser refuses it. */
  readonly open3d: typeof openWebglView
  /** Draws a change at once where no frame follows. */
  readonly redraw: () => void
}

export type OpenView = (canvas: HTMLCanvasElement, options: FlightViewOptions) => FlightView

export type MountedView = Readonly<ReturnType<typeof mountView>>

/** Opens a view over any other. Throws what `open` throws. */
export function mountView(deps: ViewDeps, open: OpenView, options: FlightViewOptions, signal: AbortSignal) {
  const { pictureHost, session, settings } = deps
  const canvas = document.createElement('canvas')
  const quality = QUALITIES[settings.getState().detail]
  const view = open(canvas, { ...options, ...(quality && { quality }) })
  const closing = new AbortController()
  const ending = closing.signal
  signal.addEventListener('abort', () => closing.abort(), { signal: ending })
  ending.addEventListener('abort', () => {
    view.dispose()
    canvas.remove()
  })
  canvas.setAttribute('role', 'img')
  nameCanvas(canvas, session, ending)
  pictureHost.append(canvas)
  followSettings(deps, view, ending)
  followSize(deps, view, ending)
  watchCanvas(deps, canvas, ending)
  return {
    view,
    /** Releases the view and takes its canvas away. */
    close: () => closing.abort(),
  }
}

function nameCanvas(canvas: HTMLCanvasElement, session: SessionStore, signal: AbortSignal): void {
  const name = () => canvas.setAttribute('aria-label', pictureNameFrom(session.getState()))
  name()
  follow(session, signal, name)
}

function followSettings(deps: ViewDeps, view: FlightView, signal: AbortSignal): void {
  const { session, settings, reducedMotion, watch, viewOffset, redraw } = deps
  const setMotion = () => view.setMotion(motionFrom(settings.getState(), reducedMotion.getState()))
  const applyOffset = () => view.setViewOffset(viewOffset.getState())
  follow(settings, signal, (now, before) => {
    setMotion()
    if (now.detail !== before.detail) view.holdQuality(QUALITIES[now.detail])
    redraw()
  })
  follow(reducedMotion, signal, setMotion)
  follow(viewOffset, signal, () => {
    applyOffset()
    redraw()
  })
  const applyCamera = () => view.setSideCamera(session.getState().stage === 'watching' && watch.getState().isFromSide)
  follow(session, signal, ({ stage }, before) => {
    if (stage === before.stage) return
    view.setInFlight(stage === 'playing')
    applyCamera()
  })
  follow(watch, signal, ({ isFromSide }, before) => {
    if (isFromSide === before.isFromSide) return
    applyCamera()
    redraw()
  })
  setMotion()
  applyOffset()
  applyCamera()
  view.setInFlight(session.getState().stage === 'playing')
}

function followSize({ pictureHost, redraw }: ViewDeps, view: FlightView, signal: AbortSignal): void {
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

/** Ends the picture when others remove or hide its canvas, because the player could not see the flight. */
function watchCanvas({ session }: ViewDeps, canvas: HTMLCanvasElement, signal: AbortSignal): void {
  const sizes = new ResizeObserver(() => {
    if (canvas.getClientRects().length === 0) session.dispatch({ type: 'picture-ended', why: 'failed' })
  })
  sizes.observe(canvas)
  signal.addEventListener('abort', () => sizes.disconnect())
}

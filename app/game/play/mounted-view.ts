/** A view on a canvas of its own in the page, which follows session, settings and sizes until it is closed. */
import type { Game } from '../stores/game.ts'
import type { DetailChoice, Settings } from '../player-data/settings.ts'
import { CANISTER_PAINTS } from '../rendering/colour/palette.ts'
import { LIVE, type Motion } from '../rendering/frame/flight-frame.ts'
import type { QualityLevel } from '../rendering/quality/quality.ts'
import type { FlightView, FlightViewOptions } from '../rendering/view/flight-view.ts'
import type { Session } from '../session/session.ts'

/** Where a view is mounted. */
export interface ViewPlace {
  /** Takes the canvas; the picture fills it, whatever its size. */
  readonly pictureHost: HTMLElement
  /** Draws a change at once where no frame follows. */
  readonly redraw: () => void
}

/** Opens a view on a canvas that is not in the page yet. */
type OpenView = (canvas: HTMLCanvasElement, options: Pick<FlightViewOptions, 'quality'>) => FlightView

export type MountedView = Readonly<ReturnType<typeof mountView>>

/** Opens a view over any other. Throws what `open` throws. */
export function mountView(game: Game, { pictureHost, redraw }: ViewPlace, open: OpenView, signal: AbortSignal) {
  const canvas = document.createElement('canvas')
  const quality = QUALITIES[game.settings.getState().detail]
  const view = open(canvas, quality ? { quality } : {})
  const closing = new AbortController()
  const ending = closing.signal
  signal.addEventListener('abort', () => closing.abort(), { signal: ending })
  ending.addEventListener('abort', () => {
    view.dispose()
    canvas.remove()
  })
  canvas.setAttribute('role', 'img')
  pictureHost.append(canvas)
  followSize(pictureHost, view, redraw, ending)
  return {
    view,
    ...createFollowers(game, canvas, view, redraw),
    /** Releases the view and takes its canvas away. */
    close: () => closing.abort(),
  }
}

/** Makes a view follow session, settings and view offset. */
function createFollowers(game: Game, canvas: HTMLCanvasElement, view: FlightView, redraw: () => void) {
  const { session, settings, reducedMotion, viewOffset } = game
  const name = () => canvas.setAttribute('aria-label', pictureNameFrom(session.getState()))
  const setMotion = () => view.setMotion(motionFrom(settings.getState(), reducedMotion.getState()))
  const setPaint = () => view.setCanisterPaint(CANISTER_PAINTS[settings.getState().colours])
  const applyOffset = () => view.setViewOffset(viewOffset.getState())
  const setReplay = () => {
    const { stage, watch } = session.getState()
    view.setReplay(stage === 'watching' ? { camera: watch.camera, speed: watch.speed } : LIVE)
  }
  const setCameraScale = () => view.setCameraScale(game.cameraScale())
  const setInFlight = () => view.setInFlight(session.getState().stage === 'playing')
  for (const apply of [name, setMotion, setPaint, applyOffset, setReplay, setCameraScale, setInFlight]) apply()
  return {
    followSession(now: Session, before: Session): void {
      name()
      if (now.stage !== before.stage) setInFlight()
      setReplay()
      if (now.watch.camera !== before.watch.camera) redraw()
    },
    followSettings(now: Settings, before: Settings): void {
      setMotion()
      setCameraScale()
      setPaint()
      if (now.detail !== before.detail) view.holdQuality(QUALITIES[now.detail])
      redraw()
    },
    followReducedMotion: setMotion,
    followViewOffset(): void {
      applyOffset()
      redraw()
    },
  }
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

import type { Projection } from '../../hud/ring-arrow.ts'
import type { Motion } from '../../rendering/flight-frame.ts'
import type { FlightView } from '../../rendering/flight-view.ts'
import type { PictureFigures } from '../../rendering/scene-renderer.ts'
import type { FlightRun } from '../flight-run.ts'
import type { ViewDeps } from './mounted-view.ts'
import { showRival } from './show-rival.ts'
import { openViewSwitch } from './view-switch.ts'

export interface PictureDeps extends Omit<ViewDeps, 'redraw'> {
  /** Whether frames are being drawn: then the next one shows what has changed. */
  readonly hasFrames: () => boolean
}

/** Draws a flight through either view. Without a view the session is told, and all other calls do nothing. */
export interface Picture {
  /** Builds the world of a flight that begins, and shows this run from now on. */
  readonly startFlight: (run: FlightRun) => void
  readonly isShowing: (run: FlightRun) => boolean
  readonly draw: (run: FlightRun, frameSeconds: number) => void
  /** Whether a craft without fuel is still on its way down. */
  readonly isFalling: () => boolean
  readonly project: Projection
  /** Tries the flat view where 3D is slow. Returns whether the trial begins. */
  readonly tryFlat: () => boolean
  /** Ends the picture after an error. */
  readonly fail: (error: unknown) => void
  readonly figures: () => PictureFigures | null
  readonly motion: () => Motion | null
}

/** Rendering on a slow CPU takes ten seconds to prepare; a minute means that it never will be ready. */
const PATIENCE_MILLISECONDS = 60_000

export function openPicture(deps: PictureDeps, signal: AbortSignal): Picture {
  const { session, pictureHost } = deps
  let shown: FlightRun | null = null

  function fail(error: unknown): void {
    session.dispatch({ type: 'picture-ended', why: 'failed' })
    reportError(error)
  }

  function draw(run: FlightRun, frameSeconds: number): void {
    // After the end there is no next tick to interpolate towards: the last state is drawn.
    const hasEnded = run.current.phase !== 'flying'
    const previous = hasEnded ? run.current : run.previous
    const now = view()
    if (now === null) return
    showRival(now, run, deps.settings.getState())
    now.draw(previous, run.current, hasEnded ? 0 : run.clock.blend, frameSeconds)
  }

  function redraw(): void {
    if (shown === null || session.getState().picture !== 'ready' || deps.hasFrames()) return
    try {
      draw(shown, 0)
    } catch (error) {
      fail(error)
    }
  }

  pictureHost.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  const startView = (opened: FlightView, isReady: boolean): void => {
    if (shown === null) return
    opened.startFlight(shown.current)
    // Without it, the next pictures would move to the view offset instead of being there.
    if (isReady) opened.draw(shown.previous, shown.current, shown.clock.blend, 0)
  }
  const { view, tryFlat } = openViewSwitch({ ...deps, redraw, startView, fail }, signal)
  const limit = setTimeout(() => {
    if (session.getState().picture === 'preparing') fail(new Error('The picture was not prepared in time.'))
  }, PATIENCE_MILLISECONDS)
  signal.addEventListener('abort', () => clearTimeout(limit))

  return {
    startFlight(run) {
      shown = run
      view()?.startFlight(run.current)
      // In flight the next frame draws it; otherwise there may be no frame.
      if (session.getState().stage !== 'playing') redraw()
    },
    isShowing: (run) => shown === run,
    draw,
    isFalling: () => view()?.isFalling() ?? false,
    project: (x, y, z, into) => view()?.project(x, y, z, into),
    tryFlat,
    fail,
    figures: () => view()?.figures() ?? null,
    motion: () => view()?.motion() ?? null,
  }
}

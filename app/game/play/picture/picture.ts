import type { Projection } from '../../hud/ring-arrow.ts'
import type { FlightView } from '../../rendering/view/flight-view.ts'
import type { FlightRun } from '../flight-run.ts'
import type { ViewDeps } from './mounted-view.ts'
import { showRival } from './show-rival.ts'
import { openViewSwitch } from './view-switch.ts'

export interface PictureDeps extends Omit<ViewDeps, 'redraw'> {
  /** Whether frames are being drawn: then the next one shows what has changed. */
  readonly hasFrames: () => boolean
}

export type Picture = Readonly<ReturnType<typeof openPicture>>

/** Rendering on a slow CPU takes ten seconds to prepare; a minute means that it never will be ready. */
const TIMEOUT_MILLISECONDS = 60_000

/** Draws a flight through either view. Without a view the session is told, and all other calls do nothing. */
export function openPicture(deps: PictureDeps, signal: AbortSignal) {
  const { session, pictureHost } = deps
  let shown: FlightRun | null = null

  function fail(error: unknown): void {
    session.dispatch({ type: 'picture-ended', why: 'failed' })
    reportError(error)
  }

  function draw(run: FlightRun, frameSeconds: number): void {
    const now = view()
    if (now === null) return
    // After the end there is no next tick to interpolate towards: the last state is drawn.
    const hasEnded = run.current.phase !== 'flying'
    const blend = hasEnded ? 0 : run.clock.blend
    showRival(now, run.rival, blend, deps.settings.getState())
    now.draw(hasEnded ? run.current : run.previous, run.current, blend, frameSeconds)
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
  const startView = (opened: FlightView): void => {
    if (shown !== null) opened.startFlight(shown.current)
  }
  const view = openViewSwitch({ ...deps, redraw, startView, fail }, signal)
  const limit = setTimeout(() => {
    if (session.getState().picture === 'preparing') fail(new Error('The picture was not prepared in time.'))
  }, TIMEOUT_MILLISECONDS)
  signal.addEventListener('abort', () => clearTimeout(limit))

  const project: Projection = (x, y, z, into) => view()?.project(x, y, z, into)
  return {
    /** Builds the world of a flight that begins, and shows this run from now on. */
    startFlight(run: FlightRun): void {
      shown = run
      view()?.startFlight(run.current)
      // In flight the next frame draws it; otherwise there may be no frame.
      if (session.getState().stage !== 'playing') redraw()
    },
    isShowing: (run: FlightRun) => shown === run,
    draw,
    /** Whether a craft without fuel is still on its way down. */
    isFalling: () => view()?.isFalling() ?? false,
    project,
    /** Ends the picture after an error. */
    fail,
    stats: () => view()?.stats() ?? null,
    motion: () => view()?.motion() ?? null,
  }
}

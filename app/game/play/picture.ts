import type { Projection } from '../hud/ring-arrow.ts'
import type { Settings } from '../player-data/settings.ts'
import { blendCraft } from '../rendering/frame/flight-frame.ts'
import type { FlightView } from '../rendering/view/flight-view.ts'
import type { openWebglView } from '../rendering/webgl/webgl-view.ts'
import type { Game } from '../stores/game.ts'
import { blendOfRival, type FlightRun } from './flight-run.ts'
import { wantsAttractFrames, wantsFlightFrames } from './frames-wanted.ts'
import { openViewSwitch } from './view-switch.ts'

export type Picture = Readonly<ReturnType<typeof openPicture>>

/** Draws a flight through either view, in `pictureHost`. Without a view the session is told, and all other calls do nothing. */
export function openPicture(game: Game, pictureHost: HTMLElement, open3d: typeof openWebglView, signal: AbortSignal) {
  const { session } = game
  let shown: FlightRun | null = null

  function fail(error: unknown): void {
    session.dispatch({ type: 'picture-ended', why: 'failed' })
    reportError(error)
  }

  function draw(run: FlightRun, frameSeconds: number): void {
    const now = view()
    if (now === undefined) return
    // After the end there is no next tick to interpolate towards.
    const blend = run.current.phase === 'flying' ? run.clock.blend : 0
    showRivals(now, run, blend, game.settings.getState())
    now.draw(run.previous, run.current, blend, frameSeconds)
  }

  /** Draws a change. Where frames are drawn, or about to be, the next one shows it. */
  function redraw(): void {
    if (shown === null || session.getState().picture !== 'ready') return
    if (wantsFlightFrames(game) || wantsAttractFrames(game)) return
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
  const { present, followChoice } = openViewSwitch(game, { pictureHost, startView, redraw, fail }, open3d, signal)
  const view = () => present()?.view
  const project: Projection = (x, y, z, into) => view()?.project(x, y, z, into)
  return {
    /** Builds the world of a flight that begins, and shows this run from now on. */
    startFlight(run: FlightRun): void {
      shown = run
      view()?.startFlight(run.current)
      // In flight the next frame draws it; otherwise there may be no frame.
      if (session.getState().stage !== 'playing') redraw()
    },
    /** Shows the flight that was just started from beside the craft at first. */
    takeOff: () => view()?.takeOff(),
    isShowing: (run: FlightRun) => shown === run,
    draw,
    redraw,
    /** Whether a craft without fuel is still on its way down. */
    isFalling: () => view()?.isFalling() ?? false,
    project,
    /** Ends the picture after an error. */
    fail,
    /** Brings the view to what session, settings, reduced motion and view offset are now. */
    applyStores: () => present()?.applyStores(),
    /** Opens the view that the settings choose now. */
    followChoice,
    stats: () => view()?.stats() ?? null,
    motion: () => view()?.motion() ?? null,
  }
}

/** Shows the rivals at `blend` of the way between their last two ticks, while they fly and the player wants to see them. */
export function showRivals(
  view: Pick<FlightView, 'rivals' | 'showRivals'>,
  { rivals }: Pick<FlightRun, 'rivals'>,
  blend: number,
  { showsRival }: Pick<Settings, 'showsRival'>,
): void {
  let shown = 0
  for (const run of showsRival ? rivals : []) {
    const { flight, previous } = run
    if (flight.state.phase !== 'flying') continue
    blendCraft(previous, flight.state.craft, blendOfRival(run, blend), view.rivals[shown])
    shown += 1
  }
  view.showRivals(shown)
}

/**
 * Chooses the view: WebGL, or the flat view where WebGL is refused, not wanted, lost for good, or slower. The flat view
 * is fetched when it is needed first.
 */
import { ContextUnavailableError } from '../../rendering/context/context-unavailable.ts'
import type { FlightView } from '../../rendering/flight-view.ts'
import { openWebglView } from '../../rendering/webgl-view.ts'
import type { PictureEnd } from '../../session/session.ts'
import type { ViewTrialDeps } from './view-trial.ts'
import { withTimeout } from '../../with-timeout.ts'
import { follow } from '../../session/follow.ts'
import { mountView, type MountedView, type OpenView, type ViewDeps } from './mounted-view.ts'

interface ViewSwitchDeps extends ViewDeps {
  /** Brings a view to the flight that is shown. `isReady`: draws it as well. */
  readonly startView: (view: FlightView, isReady: boolean) => void
  /** Ends the picture after an error. */
  readonly fail: (error: unknown) => void
}

/** Gives the present view, null until there is one, and what tries the other. */
export function openViewSwitch(deps: ViewSwitchDeps, signal: AbortSignal) {
  const { session, settings, startView, fail } = deps
  let present: MountedView | null = null
  let latestTried: MountedView | null = null
  let runningTrial: Promise<unknown> | null = null
  const isFlat = (): boolean => present?.view.drawnBy === 'page'

  const onContextGone = () => void switchToFlat(() => end('gone'))
  const mount = (open: OpenView): MountedView => mountView(deps, open, contextHandlers(deps, onContextGone), signal)

  const show = (next: MountedView, isReady: boolean): void => {
    startView(next.view, isReady)
    present = next
  }

  /** Throws what `open` throws; then the view before stays. */
  const replaceView = (open: OpenView): void => {
    const next = mount(open)
    const before = present
    show(next, false)
    before?.close()
    const isPresent = () => !signal.aborted && present === next
    followReady(deps, next.view, isPresent, () => next.view.drawnBy === 'software' && tryFlat())
  }

  /** Tries the flat view against 3D, once for each view opened in 3D. Returns whether the trial begins or is under way. */
  function tryFlat(): boolean {
    if (runningTrial !== null) return true
    const threeD = present
    if (threeD === null || threeD === latestTried || isFlat() || settings.getState().view !== 'auto') return false
    latestTried = threeD
    const trial = { ...deps, threeD, mount, show: (next: MountedView) => show(next, true), shown: () => present }
    runningTrial = runTrial(trial, signal).then(() => (runningTrial = null))
    return true
  }

  /**
   * @param giveUp what to do where there can be no flat view either: refused by the browser, or its code did not arrive
   * @param isWanted asked again once its code is there
   */
  async function switchToFlat(giveUp: (isRefused: boolean) => void, isWanted = () => true): Promise<void> {
    try {
      const { openFlatView } = await withTimeout(import('../../rendering/flat-view/flat-view.ts'))
      if (!signal.aborted && isWanted()) replaceView(openFlatView)
    } catch (error) {
      if (signal.aborted || !isWanted()) return
      const isRefused = error instanceof ContextUnavailableError
      giveUp(isRefused)
      if (!isRefused) reportError(error)
    }
  }

  const end = (why: PictureEnd): void => session.dispatch({ type: 'picture-ended', why })
  // The code did not arrive, which is not a refusal by the browser; a reload may bring it.
  const startWithFlat = () => void switchToFlat((isRefused) => end(isRefused ? 'unavailable' : 'failed'))

  function switchTo3d(): void {
    try {
      replaceView(openWebglView)
    } catch (error) {
      if (!(error instanceof ContextUnavailableError)) fail(error)
      // Where the flat view is on already, it stays.
      else if (present === null) startWithFlat()
    }
  }

  follow(settings, signal, (now, before) => {
    if (now.view === before.view) return
    // Where it is not available, the present view stays, and so does its name in the options.
    const isWanted = () => !isFlat() && settings.getState().view === 'flat'
    if (isWanted()) void switchToFlat(() => settings.change({ view: before.view }), isWanted)
    else if (now.view === '3d' && isFlat()) switchTo3d()
  })
  if (settings.getState().view === 'flat') startWithFlat()
  else switchTo3d()
  return { view: (): FlightView | null => present?.view ?? null, tryFlat }
}

async function runTrial(trial: ViewTrialDeps, signal: AbortSignal): Promise<void> {
  try {
    const { tryFlatView } = await withTimeout(import('./view-trial.ts'))
    await tryFlatView(trial, signal)
  } catch (error) {
    reportError(error)
  }
}

function contextHandlers({ session, redraw }: ViewDeps, onContextGone: () => void) {
  return {
    onContextLost: () => session.dispatch({ type: 'picture-lost' }),
    onContextRestored: () => {
      session.dispatch({ type: 'picture-ready' })
      redraw()
    },
    onContextGone,
  }
}

/** Tells the session when a view can be drawn. `isPresent`: whether it is still the one that is seen. */
function followReady(
  { session, redraw, fail }: ViewSwitchDeps,
  view: FlightView,
  isPresent: () => boolean,
  onReady: () => void,
): void {
  view.ready
    .then(() => {
      if (!isPresent()) return
      session.dispatch({ type: 'picture-ready' })
      redraw()
      onReady()
    })
    .catch((error: unknown) => {
      if (isPresent()) fail(error)
    })
}

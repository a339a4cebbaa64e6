/**
 * Which view the game is seen through: by WebGL, or flat where that is refused, wished for, lost for good, or faster. The
 * flat view is fetched when it is needed first.
 */
import { ContextUnavailableError } from '../../rendering/context-unavailable.ts'
import { openFlightView, type FlightView } from '../../rendering/flight-view.ts'
import type { PictureEnd, Session } from '../../session/session.ts'
import { follow } from '../bindings/follow.ts'
import { mountView, type MountedView, type OpenView, type ViewDeps } from './mounted-view.ts'
import { createViewTrial, type ViewTrial } from './view-trial.ts'

export interface ViewSwitchDeps extends ViewDeps {
  /** Brings a view that has just been opened to the flight that is shown. */
  readonly startView: (view: FlightView) => void
  /** Ends the picture after an error. */
  readonly fail: (error: unknown) => void
}

export interface ViewSwitch {
  /** The view that is seen now; null until there is one. */
  readonly view: () => FlightView | null
  /** To be called after each frame; the two views are compared behind the start screen, once. */
  readonly observe: ViewTrial['observe']
}

export function openViewSwitch(deps: ViewSwitchDeps, signal: AbortSignal): ViewSwitch {
  const { session, settings, fail } = deps
  let present: MountedView | null = null
  let isFlat = false

  const mount = (open: OpenView): MountedView => {
    const mounted = mountView(
      deps,
      open,
      contextHandlers(deps, () => void takeFlat('gone')),
      signal,
    )
    deps.startView(mounted.view)
    return mounted
  }
  const mountFlat = async (): Promise<MountedView | null> => {
    const { openFlatView } = await import('../../rendering/flat-view/flat-view.ts')
    return signal.aborted ? null : mount(openFlatView)
  }
  const take = (next: MountedView, isNowFlat: boolean): void => {
    present?.close()
    present = next
    isFlat = isNowFlat
    next.show()
    followReady(deps, next.view, () => !signal.aborted && present === next)
  }

  /** @param why there is no picture where there can be no flat view either */
  async function takeFlat(why: PictureEnd): Promise<void> {
    try {
      const mounted = await mountFlat()
      if (mounted !== null) take(mounted, true)
    } catch (error) {
      if (signal.aborted) return
      session.dispatch({ type: 'picture-ended', why })
      if (!(error instanceof ContextUnavailableError)) reportError(error)
    }
  }

  function take3d(): void {
    try {
      take(mount(openFlightView), false)
    } catch (error) {
      if (!(error instanceof ContextUnavailableError)) fail(error)
      // Where the flat view is on already, it stays.
      else if (present === null) void takeFlat('unavailable')
    }
  }

  const trial = createViewTrial({
    settings,
    present: () => present,
    isWanted: () => !isFlat && settings.getState().view === 'auto' && isWaiting(session.getState()),
    startView: deps.startView,
    mountOther: mountFlat,
    takeOther: (other) => take(other, true),
  })
  follow(settings, signal, (now, before) => {
    if (now.view === before.view) return
    if (now.view === 'flat' && !isFlat) void takeFlat('failed')
    else if (now.view === '3d' && isFlat) take3d()
  })
  if (settings.getState().view === 'flat') void takeFlat('unavailable')
  else take3d()
  return { view: () => (trial.other() ?? present)?.view ?? null, observe: trial.observe }
}

/** Nobody flies, and the picture is there. */
function isWaiting({ stage, picture }: Session): boolean {
  return stage === 'not-started' && picture === 'ready'
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
function followReady({ session, redraw, fail }: ViewSwitchDeps, view: FlightView, isPresent: () => boolean): void {
  view.ready
    .then(() => {
      if (!isPresent()) return
      session.dispatch({ type: 'picture-ready' })
      redraw()
    })
    .catch((error: unknown) => {
      if (isPresent()) fail(error)
    })
}

/**
 * Which view the game is seen through: by WebGL, or flat where that is refused, wished for, lost for good, or faster. The
 * flat view is fetched when it is needed first.
 */
import { ContextUnavailableError } from '../../rendering/context-unavailable.ts'
import { openFlightView, type FlightView } from '../../rendering/flight-view.ts'
import type { PictureEnd } from '../../session/session.ts'
import { follow } from '../bindings/follow.ts'
import { mountView, type MountedView, type OpenView, type ViewDeps } from './mounted-view.ts'
import { qualityFrom } from './picture-settings.ts'
import { createPictureTimer, isClearlyFaster } from './view-trial.ts'

export interface ViewSwitchDeps extends ViewDeps {
  /** Brings a view that has just been opened to the flight that is shown. */
  readonly startView: (view: FlightView) => void
  /** Ends the picture after an error. */
  readonly fail: (error: unknown) => void
}

export interface ViewSwitch {
  /** The view that is seen now; null until there is one. */
  readonly view: () => FlightView | null
  /** To be called after each frame; compares the two views behind the start screen, once. */
  readonly observe: (frameSeconds: number) => void
}

/** Both are tried at the sharpness of a machine that draws on the CPU and keeps up. */
const TRIAL_QUALITY = { detail: 'low', scale: 1 } as const

/** The other view while it is tried, and how long a picture of the first one takes. */
interface Trial {
  readonly timer: ReturnType<typeof createPictureTimer>
  readonly other: MountedView | null
  readonly presentSeconds: number
}

export function openViewSwitch(deps: ViewSwitchDeps, signal: AbortSignal): ViewSwitch {
  const { session, settings, fail, redraw } = deps
  let present: MountedView | null = null
  let isFlat = false
  let trial: Trial | null = null
  let isTried = false

  const endPicture = (why: PictureEnd) => session.dispatch({ type: 'picture-ended', why })
  const followReady = (view: FlightView): void => {
    view.ready
      .then(() => {
        if (signal.aborted || present?.view !== view) return
        session.dispatch({ type: 'picture-ready' })
        redraw()
      })
      .catch((error: unknown) => {
        if (!signal.aborted && present?.view === view) fail(error)
      })
  }
  const take = (next: MountedView, isNowFlat: boolean): void => {
    if (next !== present) present?.close()
    present = next
    isFlat = isNowFlat
    next.show()
    followReady(next.view)
    redraw()
  }
  const mount = (open: OpenView): MountedView => {
    const options = {
      onContextLost: () => session.dispatch({ type: 'picture-lost' }),
      onContextRestored: () => {
        session.dispatch({ type: 'picture-ready' })
        redraw()
      },
      onContextGone: () => void takeFlat('gone'),
    }
    const mounted = mountView(deps, open, options, signal)
    deps.startView(mounted.view)
    return mounted
  }

  async function mountFlat(): Promise<MountedView | null> {
    const { openFlatView } = await import('../../rendering/flat-view/flat-view.ts')
    return signal.aborted ? null : mount(openFlatView)
  }

  /** @param why there is no picture where there can be no flat view either */
  async function takeFlat(why: PictureEnd): Promise<void> {
    try {
      const mounted = await mountFlat()
      if (mounted !== null) take(mounted, true)
    } catch (error) {
      if (signal.aborted) return
      endPicture(why)
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

  const isTrialWanted = (): boolean => {
    const canBeFaster = !isTried && !isFlat && present?.view.isSoftware === true
    const { stage, picture } = session.getState()
    return canBeFaster && settings.getState().view === 'auto' && stage === 'not-started' && picture === 'ready'
  }
  const endTrial = (): void => {
    if (trial === null) return
    trial.other?.close()
    trial = null
    present?.show()
    present?.view.holdQuality(qualityFrom(settings.getState().detail))
  }
  async function tryFlat(presentSeconds: number): Promise<void> {
    const other = await mountFlat().catch(() => null)
    if (!isTrialWanted() || other === null) {
      other?.close()
      endTrial()
      return
    }
    other.view.holdQuality(TRIAL_QUALITY)
    trial = { timer: createPictureTimer(), other, presentSeconds }
  }

  function observe(frameSeconds: number): void {
    if (!isTrialWanted()) {
      endTrial()
      return
    }
    if (trial === null) {
      present?.view.holdQuality(TRIAL_QUALITY)
      trial = { timer: createPictureTimer(), other: null, presentSeconds: NaN }
    }
    const { timer, other, presentSeconds } = trial
    const pictures = (other ?? present)?.view.figures().pictures ?? 0
    const seconds = timer(frameSeconds, pictures)
    if (seconds === undefined) return
    if (other === null) {
      // Nothing is measured until the other view has come.
      trial = { timer: () => undefined, other, presentSeconds: seconds }
      void tryFlat(seconds)
      return
    }
    isTried = true
    if (isClearlyFaster(seconds, presentSeconds)) {
      trial = null
      other.view.holdQuality(qualityFrom(settings.getState().detail))
      take(other, true)
    } else endTrial()
  }

  follow(settings, signal, (now, before) => {
    if (now.view === before.view) return
    if (now.view === 'flat') {
      if (!isFlat) void takeFlat('failed')
    } else if (isFlat) take3d()
  })
  if (settings.getState().view === 'flat') void takeFlat('unavailable')
  else take3d()
  return { view: () => (trial?.other ?? present)?.view ?? null, observe }
}

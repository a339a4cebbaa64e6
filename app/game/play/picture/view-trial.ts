/**
 * Tries the flat view against a 3D view that the CPU draws, or that is slow, behind the start screen. Which of them is
 * faster depends on the browser's compositor and cannot be told from the renderer's name.
 */
import { openFlatView } from '../../rendering/flat-view/flat-view.ts'
import type { FlightView } from '../../rendering/flight-view.ts'
import type { QualityLevel } from '../../rendering/quality/quality.ts'
import type { MountedView, OpenView, ViewDeps } from './mounted-view.ts'
import { QUALITIES } from './picture-settings.ts'

export interface ViewTrialDeps extends Pick<ViewDeps, 'session' | 'settings'> {
  /** The view before the trial; it is closed where the flat view stays. */
  readonly threeD: MountedView
  readonly mount: (open: OpenView) => MountedView
  /** Draws the flight behind the start screen with this view from now on. */
  readonly show: (mounted: MountedView) => void
  /** The view that draws it now: during the trial somebody may show a third one. */
  readonly shown: () => MountedView | null
}

/** Sharp, so that neither view reaches the rate of the screen. */
const TRIED_QUALITY: QualityLevel = { detail: 'low', scale: 1 }
/** Until then, code is compiled and the queue of pictures fills. */
const WARM_UP_MILLISECONDS = 400
const TRIED_MILLISECONDS = 400
/** A view that draws fewer in that time is given longer, up to a limit. */
const LEAST_FRAMES = 5
const MOST_MILLISECONDS = 1500
/**
 * After a longer gap between frames the page was hidden, or busy with something else, and the view is measured anew. After so
 * many of them it is the view that is slow.
 */
const STALL_MILLISECONDS = 1000
const MOST_STALLS = 3
/** The flat view must be this much faster, so that equal views are not told apart by chance. */
const WORTHWHILE = 1.1

/**
 * Shows both views one after the other, and leaves the faster. The 3D view stays where the start screen is left, a setting is
 * changed or the picture is lost before the end.
 */
export async function tryFlatView(deps: ViewTrialDeps, signal: AbortSignal): Promise<void> {
  const { session, settings, threeD, mount, show, shown } = deps
  const before = settings.getState()
  const isOn = (): boolean => {
    const { stage, picture } = session.getState()
    return !signal.aborted && stage === 'not-started' && picture === 'ready' && settings.getState() === before
  }
  const rateOf = async (tried: MountedView): Promise<number> => {
    tried.view.holdQuality(TRIED_QUALITY)
    const rate = await frameRateOf(tried.view, () => isOn() && shown() === tried)
    tried.view.holdQuality(QUALITIES[settings.getState().detail])
    return rate
  }
  if (before.view !== 'auto') return
  const rateOf3d = await rateOf(threeD)
  if (rateOf3d === 0) return

  const flat = mount(openFlatView)
  show(flat)
  const isFaster = (await rateOf(flat)) > rateOf3d * WORTHWHILE
  // What is mounted is closed with the game.
  if (signal.aborted) return
  if (shown() === flat && !isFaster) show(threeD)
  for (const tried of [threeD, flat]) if (tried !== shown()) tried.close()
}

/** Rendered frames a millisecond, once the view has warmed up; 0 where none was drawn or `isOn` says no. */
function frameRateOf(view: FlightView, isOn: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    let opened = 0
    let latest = 0
    let from = 0
    let drawnBefore = 0
    let stalls = 0

    // An extension that wraps requestAnimationFrame may not pass the time on.
    function countFrame(now = performance.now()): void {
      if (opened === 0) opened = latest = now
      if (now - latest > STALL_MILLISECONDS && stalls < MOST_STALLS) {
        stalls += 1
        opened = now
      }
      if (!isOn()) {
        resolve(0)
        return
      }
      latest = now
      if (now - opened <= WARM_UP_MILLISECONDS) {
        from = now
        drawnBefore = view.framesRendered()
      }
      const drawn = view.framesRendered() - drawnBefore
      if (now - from < (drawn < LEAST_FRAMES ? MOST_MILLISECONDS : TRIED_MILLISECONDS))
        requestAnimationFrame(countFrame)
      else resolve(drawn / (now - from))
    }
    requestAnimationFrame(countFrame)
  })
}

/**
 * Which of two views is faster on this machine, at equal sharpness. A renderer's name does not tell: where the page itself
 * is put together on the CPU, a 2D canvas may cost more than WebGL.
 */

import type { SettingsStore } from '../../player-data/settings-store.ts'
import type { FlightView } from '../../rendering/flight-view.ts'
import type { MountedView } from './mounted-view.ts'
import { qualityFrom } from './picture-settings.ts'
import { createPictureTimer } from './picture-timer.ts'

/** Both are drawn at the sharpness of a machine that draws on the CPU and keeps up. */
const TRIAL_QUALITY = { detail: 'low', scale: 1 } as const
/** The other view is only taken where its pictures take at most this share of the time. */
const CLEARLY_FASTER = 0.9
/** Whether a view whose pictures take `other` seconds is to replace one whose pictures take `present` seconds. */
export function isClearlyFaster(other: number, present: number): boolean {
  return other < present * CLEARLY_FASTER
}

export interface ViewTrialDeps {
  readonly settings: Pick<SettingsStore, 'getState'>
  readonly present: () => MountedView | null
  /** Whether the player leaves the choice open, and nobody flies. */
  readonly isWanted: () => boolean
  /** Opens the other view and shows it; null where that is no longer wanted. */
  readonly mountOther: () => Promise<MountedView | null>
  readonly takeOther: (other: MountedView) => void
  /** Brings a view to the flight that is shown. */
  readonly startView: (view: FlightView) => void
}

export interface ViewTrial {
  /** The other view, while it is tried. */
  readonly other: () => MountedView | null
  /** To be called after each frame that was drawn. */
  readonly observe: (frameSeconds: number) => void
}

/** Draws with the present view, then with the other one, and keeps the faster; once, and begun anew where it is broken off. */
export function createViewTrial(deps: ViewTrialDeps): ViewTrial {
  const { settings, present } = deps
  let isOver = false
  let timer: ReturnType<typeof createPictureTimer> | null = null
  let other: MountedView | null = null
  let presentSeconds = NaN

  const isWanted = () => deps.isWanted() && present()?.view.isSoftware === true
  const measure = ({ view }: MountedView): void => {
    view.holdQuality(TRIAL_QUALITY)
    timer = createPictureTimer()
  }
  const release = ({ view }: MountedView): void => view.holdQuality(qualityFrom(settings.getState().detail))
  const breakOff = (): void => {
    const kept = present()
    if (timer === null || kept === null) return
    other?.close()
    other = null
    timer = null
    // What was begun meanwhile, only the other one was told.
    deps.startView(kept.view)
    kept.show()
    release(kept)
  }
  const decide = (tried: MountedView, seconds: number): void => {
    isOver = true
    if (isClearlyFaster(seconds, presentSeconds)) {
      other = null
      timer = null
      release(tried)
      deps.takeOther(tried)
    } else breakOff()
  }
  async function tryOther(): Promise<void> {
    // Without it there is nothing to compare: the present view stays.
    const mounted = await deps.mountOther().catch(() => null)
    other = mounted
    if (mounted !== null && isWanted()) measure(mounted)
    else breakOff()
    isOver ||= mounted === null
  }

  return {
    other: () => other,
    observe: (frameSeconds) => {
      if (isOver || !isWanted()) {
        breakOff()
        return
      }
      const drawn = other ?? present()
      if (drawn === null) return
      if (timer === null) measure(drawn)
      const seconds = timer?.(frameSeconds, drawn.view.figures().pictures)
      if (seconds === undefined) return
      if (other !== null) decide(other, seconds)
      else {
        presentSeconds = seconds
        timer = () => undefined
        void tryOther()
      }
    },
  }
}

import { createFramesInFlight } from './frames-in-flight.ts'
import {
  createQualityGovernor,
  GPU_AIMS,
  observeFrame,
  qualityLevelAt,
  SOFTWARE_AIMS,
  type QualityLevel,
} from './quality.ts'

/** Decides which frames are drawn, and in which quality. */
export interface FramePacing {
  quality(): QualityLevel
  /** Holds one quality, or with undefined fits it to the machine. */
  hold(level: QualityLevel | undefined): void
  setInFlight(on: boolean): void
  /**
   * Whether a frame is drawn now. May change the quality.
   *
   * @param seconds since the frame before
   * @param canWait whether it may be left out where the machine is behind
   */
  isDue(seconds: number, canWait: boolean): boolean
  /** To be called when a frame was drawn. */
  count(): void
  /** Forgets the frames under way: after the context was lost. */
  clear(): void
}

/** @param fixed a quality to hold from the start, and whether to draw every frame however slow that is */
export function createFramePacing(
  context: WebGL2RenderingContext,
  isSoftware: boolean,
  fixed: { readonly quality?: QualityLevel; readonly drawsEveryFrame?: boolean },
): FramePacing {
  const framesInFlight = isSoftware && fixed.drawsEveryFrame !== true ? createFramesInFlight(context) : null
  const governor = createQualityGovernor(isSoftware ? SOFTWARE_AIMS : GPU_AIMS)
  let held = fixed.quality
  let isInFlight = false
  /** Seconds shown by no frame since the last that was drawn. */
  let undrawnSeconds = 0

  return {
    quality: () => held ?? qualityLevelAt(governor.level),
    hold: (level) => {
      held = level
    },
    setInFlight: (on) => {
      isInFlight = on
    },
    isDue: (seconds, canWait) => {
      undrawnSeconds += seconds
      if (canWait && framesInFlight?.hasRoom() === false) return false
      if (held === undefined) observeFrame(governor, undrawnSeconds, isInFlight)
      undrawnSeconds = 0
      return true
    },
    count: () => framesInFlight?.add(),
    clear: () => framesInFlight?.clear(),
  }
}

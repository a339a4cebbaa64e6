import type { FramesInFlight } from './frames-in-flight.ts'
import { createQualityGovernor, observeFrame, qualityLevelAt, type QualityAims, type QualityLevel } from './quality.ts'

export type FramePacing = ReturnType<typeof createFramePacing>

/**
 * Decides which frames are drawn, and in which quality.
 *
 * @param framesInFlight limits the frames queued on the GPU; null where none are queued, or where each frame is wanted
 * @param fixed a quality to hold from the start
 */
export function createFramePacing(
  aims: QualityAims,
  framesInFlight: FramesInFlight | null,
  fixed: { readonly quality?: QualityLevel },
) {
  const governor = createQualityGovernor(aims)
  let held = fixed.quality
  let isInFlight = false
  /** Seconds shown by no frame since the last that was drawn. */
  let undrawnSeconds = 0

  return {
    quality: (): QualityLevel => held ?? qualityLevelAt(governor.level),
    /** Holds one quality, or with undefined fits it to the machine. */
    hold: (level: QualityLevel | undefined): void => {
      held = level
    },
    setInFlight: (on: boolean): void => {
      isInFlight = on
    },
    /**
     * Whether a frame is drawn now. May change the quality.
     *
     * @param seconds since the frame before
     * @param canWait whether it may be left out where the machine is behind
     */
    isDue: (seconds: number, canWait: boolean): boolean => {
      undrawnSeconds += seconds
      if (canWait && framesInFlight?.hasRoom() === false) return false
      if (held === undefined) observeFrame(governor, undrawnSeconds, isInFlight)
      undrawnSeconds = 0
      return true
    },
    /** To be called when a frame was drawn. */
    count: (): void => framesInFlight?.add(),
    /** Forgets the frames under way: after the context was lost. */
    clear: (): void => framesInFlight?.clear(),
  }
}

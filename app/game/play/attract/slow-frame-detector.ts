/** Frames are not measured while the quality settles. */
const SETTLING_SECONDS = 2.5
/** The duration of one measurement. */
const MEASURED_SECONDS = 1
/** A mean frame longer than this, in seconds, is too slow. */
const SLOW_FRAME_SECONDS = 0.05
/** Two slow measurements in a row count as too slow; a single one may have another cause. */
const DECIDING_MEASUREMENTS = 2

/** Takes the seconds of each frame; returns true once, when frames have been too slow for too long. */
export function createSlowFrameDetector(): (frameSeconds: number) => boolean {
  let settledSeconds = 0
  let seconds = 0
  let frames = 0
  let slowMeasurements = 0
  return (frameSeconds) => {
    if (slowMeasurements === DECIDING_MEASUREMENTS || frameSeconds <= 0) return false
    if (settledSeconds < SETTLING_SECONDS) {
      settledSeconds += frameSeconds
      return false
    }
    seconds += frameSeconds
    frames += 1
    if (seconds < MEASURED_SECONDS) return false
    slowMeasurements = seconds / frames > SLOW_FRAME_SECONDS ? slowMeasurements + 1 : 0
    seconds = 0
    frames = 0
    return slowMeasurements === DECIDING_MEASUREMENTS
  }
}

/**
 * The curve of the output limiter: no sample exceeds `CEILING`. A DynamicsCompressorNode was tried: the same note came out
 * 3.7 dB louder in Chromium than in Firefox.
 */

/** The limit, as a share of full scale: −0.9 dBFS. */
export const CEILING = 0.9
/** Below this level the signal is unchanged. */
export const KNEE = 0.5
/** The curve covers levels up to this, 12 dB above full scale: many cues may overlap. */
export const HIGHEST_LEVEL = 4

/** The output level for an input level: an odd, strictly rising function, smooth at the knee, below the ceiling. */
export function limited(level: number): number {
  const size = Math.abs(level)
  if (size <= KNEE) return level
  const room = CEILING - KNEE
  const over = (size - KNEE) / room
  return Math.sign(level) * (KNEE + (room * over) / (1 + over))
}

/** Odd, so that 0 maps to 0. */
const CURVE_LENGTH = 4097

/** `limited` as the curve of a WaveShaperNode, whose input is clamped to [−1, 1]: divide its levels by `HIGHEST_LEVEL`. */
export function limiterCurve(): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: CURVE_LENGTH }, (_, index) =>
    limited(HIGHEST_LEVEL * ((2 * index) / (CURVE_LENGTH - 1) - 1)),
  )
}

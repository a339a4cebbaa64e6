/**
 * The last thing before the loudspeaker: whatever comes in, nothing leaves above `CEILING`.
 *
 * A DynamicsCompressorNode was the other way. Browsers disagree about it: the same note, 0.34 s long at half of full scale
 * after a silence, left it at 0.67 in Chromium 3.7 dB louder than in Firefox, and each adds a gain of its own. A curve is the
 * same everywhere, has no delay, and leaves untouched what is not loud.
 */

/** No sample leaves above this share of full scale: −0.9 dBFS. */
export const CEILING = 0.9
/** Below this the curve is a straight line, so that ordinary flight passes unchanged. */
export const KNEE = 0.5
/** The curve is drawn for levels up to this, 12 dB above full scale: many cues may fall together. */
export const HIGHEST_LEVEL = 4

/** The level that leaves for a level that comes in; smooth at the knee (equal slope), odd, always rising, never at the ceiling. */
export function limited(level: number): number {
  const size = Math.abs(level)
  if (size <= KNEE) return level
  const room = CEILING - KNEE
  const over = (size - KNEE) / room
  return Math.sign(level) * (KNEE + (room * over) / (1 + over))
}

/**
 * `limited` as the curve of a WaveShaperNode, which holds its input to [−1, 1] and interpolates: feed it levels divided by
 * `HIGHEST_LEVEL`. Odd length, so that silence stays silent.
 */
export function limiterCurve(length = 4097): Float32Array<ArrayBuffer> {
  const curve = new Float32Array(length)
  for (let index = 0; index < length; index += 1) {
    curve[index] = limited(HIGHEST_LEVEL * ((2 * index) / (length - 1) - 1))
  }
  return curve
}

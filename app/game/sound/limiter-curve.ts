/** The last thing before the loudspeaker: whatever comes in, nothing leaves above `CEILING`. */

/** The highest sample that can leave, as a share of full scale: −0.9 dBFS. */
export const CEILING = 0.9
/** Below this the curve is a straight line, so that ordinary flight passes unchanged. */
export const KNEE = 0.6

/** The level that leaves for a level that comes in, both in [−1, 1]; smooth at the knee (equal slope), odd, never falling. */
export function limited(level: number): number {
  const size = Math.abs(level)
  if (size <= KNEE) return level
  // A quadratic that leaves the line with slope 1 and reaches the ceiling, flat, at `full`.
  const room = CEILING - KNEE
  const full = KNEE + 2 * room
  const way = Math.min(size, full) - KNEE
  return Math.sign(level) * (KNEE + way - (way * way) / (4 * room))
}

/** `limited` as the curve of a WaveShaperNode, which holds its input to [−1, 1] and interpolates. Odd length: silence stays silent. */
export function limiterCurve(length = 2049): Float32Array<ArrayBuffer> {
  const curve = new Float32Array(length)
  for (let index = 0; index < length; index += 1) curve[index] = limited((2 * index) / (length - 1) - 1)
  return curve
}

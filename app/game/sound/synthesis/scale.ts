/**
 * The notes of the game. The engine is a drone on D, so the intervals are just ratios of D: tempered ones would beat
 * against it.
 */
/** D4, in hertz; A4 is 440. The first ring’s chime; the engine sounds two octaves below it at cruising speed. */
export const TONIC_HERTZ = (440 * 2) / 3

/**
 * The major pentatonic over two octaves, as ratios of the tonic. The second B is left out, so that the tenth ring resolves
 * from the dominant A to D.
 */
const RING_RATIOS = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2, 9 / 4, 5 / 2, 3, 4] as const

/** The pitch of a ring’s chime as a ratio of the tonic, in [1, 4]. `ringsCollected` includes this ring. */
export function ringRatio(ringsCollected: number): number {
  return RING_RATIOS[ringsCollected - 1]
}

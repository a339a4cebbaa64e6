/**
 * The notes of the game. Everything sounds over one drone on D, so the intervals are pure ratios of it instead of tempered
 * ones: chimes that meet the engine in mid-air do not beat against it.
 */
import { RINGS_TO_WIN } from '../simulation/rules.ts'

/** D4, in hertz; A4 is 440. The first ring sounds it, and the engine hums it two octaves below when cruising. */
export const TONIC_HERTZ = (440 * 2) / 3

/**
 * The major pentatonic over two octaves, as ratios of the tonic. It leaves out the second B, so that the last step is
 * A to D, from the dominant home: the ninth ring asks and the tenth answers.
 */
const RING_RATIOS = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2, 9 / 4, 5 / 2, 3, 4] as const

/**
 * The pitch of a ring’s chime as a ratio of the tonic, in [1, 4].
 * `ringsCollected` counts this ring, from 1 to `RINGS_TO_WIN`; what lies outside is held to the nearer end, and what is
 * not a number counts as the first.
 */
export function ringRatio(ringsCollected: number): number {
  const step = Math.min(RINGS_TO_WIN, Math.max(1, Math.round(ringsCollected) || 1)) - 1
  return RING_RATIOS[step] ?? 1
}

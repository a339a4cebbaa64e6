/**
 * The sun's glow as a sum of two parts: the wide one is in the sky's grid, whose cells are too coarse for the
 * steep part around the disc, which is painted.
 */
import { SUN_GLOW } from '../sky/celestial.ts'

/** The stop at which the one hands over to the other. */
const HANDOVER = 2

export const WIDE_GLOW = SUN_GLOW.slice(HANDOVER)

const [, wideLight = 0] = WIDE_GLOW[0] ?? []

export const STEEP_GLOW = SUN_GLOW.slice(0, HANDOVER + 1).map(
  ([degrees, intensity]) => [degrees, intensity - wideLight] as const,
)

import { SUN_DIRECTION } from '../sky/atmosphere.ts'
import { SUN_GLOW, SUN_RADIUS_DEGREES } from '../sky/celestial.ts'
import type { Direction } from '../sky/sky-colour.ts'

const DEGREES = 180 / Math.PI

/** The light that the sun's glow adds in a direction, in [0, 1]. */
export function sunGlowAt({ x, y, z }: Direction): number {
  const [sunX, sunY, sunZ] = SUN_DIRECTION
  const cosine = x * sunX + y * sunY + z * sunZ
  const away = cosine > 0.7 ? (Math.acos(Math.min(1, cosine)) * DEGREES) / SUN_RADIUS_DEGREES : Infinity
  for (let stop = 1; stop < SUN_GLOW.length; stop += 1) {
    const [from, to] = [SUN_GLOW[stop - 1], SUN_GLOW[stop]]
    if (from === undefined || to === undefined || away > to[0]) continue
    return from[1] + (to[1] - from[1]) * Math.max(0, (away - from[0]) / (to[0] - from[0]))
  }
  return 0
}

/** Stars and sun, as painted triangles. */
import type { Vector3 } from 'three'

import { chance } from '../../simulation/random.ts'
import { directionAt, type CourseSky } from '../mood/course-sky.ts'
import type { Mood } from '../mood/mood.ts'
import { srgbFromOklch } from '../colour/palette.ts'
import { lightPaint, opaquePaint, type FarPaint, type Paint, skyDisc } from './far-paint.ts'
import { STEEP_GLOW } from './sun-glow.ts'

const STAR_SEED = 0x57a2
const STAR = srgbFromOklch(0.95, 0.03, 80)

export function paintStars(paint: FarPaint, count: number, { starlight }: Mood): void {
  for (let star = 0; star < count; star += 1) {
    const azimuth = (chance(STAR_SEED, star, 1) - 0.5) * 200
    const elevation = 13 + 62 * chance(STAR_SEED, star, 2) ** 1.3
    const size = (0.045 + 0.1 * chance(STAR_SEED, star, 3) ** 6) * Math.max(1, starlight)
    const intensity =
      Math.min(1, starlight) * (0.35 + 0.65 * chance(STAR_SEED, star, 4)) * Math.min(1, (elevation - 11) / 16)
    const at = skyDisc(directionAt(azimuth, elevation), size, 45)
    const light = lightPaint(STAR, intensity)
    paint.quad([at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)], [light, light, light, light])
  }
}

/** Paints the sun's disc, and the steep part of its glow. */
export function paintSun(paint: FarPaint, segments: number, { mood, sun }: CourseSky): void {
  const at = skyDisc(sun, mood.sunRadius, 0)
  const disc = opaquePaint(mood.sunDisc, 1, 0)
  const edge = opaquePaint(mood.sunDisc, 0, 0)
  // As wide around a large disc as around a small one.
  const glow = STEEP_GLOW.map(([degrees, intensity]) => [1 + degrees / mood.sunRadius, intensity] as const)
  for (let segment = 0; segment < segments; segment += 1) {
    const from = (segment / segments) * 2 * Math.PI
    const to = ((segment + 1) / segments) * 2 * Math.PI
    const place = (radius: number, angle: number): Vector3 => at(Math.cos(angle) * radius, Math.sin(angle) * radius)
    const arc = (inner: number, outer: number, innerPaint: Paint, outerPaint: Paint): void =>
      paint.quad(
        [place(inner, from), place(outer, from), place(outer, to), place(inner, to)],
        [innerPaint, outerPaint, outerPaint, innerPaint],
        'sun',
      )
    for (const [index, [outer, outerIntensity]] of glow.entries()) {
      if (index === 0) continue
      const [inner, innerIntensity] = glow[index - 1]
      arc(inner, outer, lightPaint(mood.sunGlow, innerIntensity), lightPaint(mood.sunGlow, outerIntensity))
    }
    paint.triangle([at(0, 0), place(1, from), place(1, to)], disc, 'sun')
    arc(1, 1.07, disc, edge)
  }
}

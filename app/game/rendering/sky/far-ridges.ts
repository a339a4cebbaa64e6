/** Mountain ranges beyond the drawn ground: silhouettes one behind the other, each paler than the one before it. */
import { Vector3 } from 'three'

import { ease, smoothstep } from '../../simulation/easing.ts'
import { chance } from '../../simulation/random.ts'
import type { CourseSky } from '../mood/course-sky.ts'
import type { Mood } from '../mood/mood.ts'
import { brightness, mixRgb, type Rgb } from '../colour/palette.ts'
import { paintDestination } from './destination.ts'
import { opaquePaint, type FarPaint, type Paint } from './far-paint.ts'

const CREST_SEED = 0x21d6e

interface Range {
  /** Metres ahead, and of the crest above the datum at its lowest and highest. */
  readonly ahead: number
  readonly low: number
  readonly high: number
  /** Where it ends below: hidden behind the range before it even from 300 m above the datum. */
  readonly foot: number
  /** Metres from peak to peak. */
  readonly peaks: number
  readonly fog: number
}

const RANGES: readonly Range[] = [
  { ahead: 9000, low: 260, high: 900, foot: -60, peaks: 1500, fog: 0.86 },
  { ahead: 5600, low: 130, high: 520, foot: -150, peaks: 820, fog: 0.74 },
  { ahead: 3600, low: 30, high: 300, foot: -500, peaks: 460, fog: 0.6 },
]

/** Half the width that is painted, as a multiple of the distance: the widest view turned aside. */
const REACH = 2.6

/** Paints the ranges, the furthest first, and the destination behind the nearest. */
export function paintFarRidges(paint: FarPaint, peakSteps: number, sky: CourseSky): void {
  for (const [serial, range] of RANGES.entries()) {
    if (serial === RANGES.length - 1) paintDestination(paint, sky, mountainRock(sky))
    const halfWidth = range.ahead * REACH
    const count = Math.ceil((2 * halfWidth * peakSteps) / range.peaks)
    const crest = Array.from({ length: count + 1 }, (_, index) => {
      // Of uneven widths: a row of equal peaks was a saw.
      const place = index + UNEVEN * (chance(CREST_SEED + serial, index, 3) - 0.5)
      const x = -halfWidth + (place / count) * 2 * halfWidth
      return new Vector3(x, crestAt(range, serial, index, peakSteps), -range.ahead)
    })
    for (let index = 0; index < count; index += 1) {
      const left = crest[index]
      const right = crest[index + 1]
      paintFace(paint, range, [left, right], sky)
      // The light of a sun behind it stands along the crest of the furthest range alone.
      if (serial === 0 && sky.mood.rimLight > 0) paintRim(paint, range, [left, right], sky.mood)
    }
  }
}

/** How much the width between two points of a crest differs. */
const UNEVEN = 0.7
/** Mountains stand in massifs of some peaks, with lower ones between: the share of their height that is left there. */
const MASSIF_PEAKS = 5
const LEAST_STANDING = 0.2

/** Peaks and saddles in turn, each with its own height, and smaller shoulders on the way between. */
function crestAt(range: Range, serial: number, index: number, peakSteps: number): number {
  const at = index / peakSteps
  const peak = Math.floor(at)
  const heightOf = (step: number): number => {
    const roll = chance(CREST_SEED + serial, step, 1)
    return (step & 1) === 0 ? 0.12 * roll : 0.35 + 0.65 * roll * roll
  }
  const share = at - peak
  const shoulder = index % peakSteps === 0 ? 0 : 0.16 * (chance(CREST_SEED + serial, index, 2) - 0.5)
  const height = heightOf(peak) + (heightOf(peak + 1) - heightOf(peak)) * share + shoulder
  const massif = Math.floor(at / MASSIF_PEAKS)
  const massifOf = (number: number): number => chance(CREST_SEED + serial, number, 4)
  const between = ease(at / MASSIF_PEAKS - massif)
  const standing =
    LEAST_STANDING + (1 - LEAST_STANDING) * (massifOf(massif) * (1 - between) + massifOf(massif + 1) * between)
  return range.low + (range.high - range.low) * Math.max(0, height) * standing
}

type Stretch = readonly [left: Vector3, right: Vector3]

/** How far the mountains have the hue of the land's crests. */
const LAND_SHARE = 0.6

/** The land at the mood's brightness, so that silhouettes stand out as much as in any other land. */
function mountainRock({ mood, land }: CourseSky): Rgb {
  const lit = brightness(mood.farRidge) / brightness(land.crest)
  const [red, green, blue] = land.crest
  return mixRgb(mood.farRidge, [red * lit, green * lit, blue * lit], LAND_SHARE)
}

/** How far faces to the sun are mixed with its light, and the shares of a range's height from which on they are: low ones looked like boxes. */
const SUNLIT = 0.32
const SUNLIT_RISE = [0.2, 0.55] as const

/** How far the mountains are mixed with the sky from their crest down to a height, in metres above the datum. */
const PALER = 0.75
const PALEST_HEIGHT = -500

/** The mountainside under one stretch of the crest: lit where it faces the sun, and paler towards its foot. */
function paintFace(paint: FarPaint, range: Range, [left, right]: Stretch, sky: CourseSky): void {
  const { mood, side } = sky
  const isLit = right.y > left.y === (side === 1)
  const rock = mountainRock(sky)
  const rise = (Math.max(left.y, right.y) - range.low) / (range.high - range.low)
  const rgb = isLit ? mixRgb(rock, mood.groundSun, SUNLIT * smoothstep(...SUNLIT_RISE, rise)) : rock
  const top = opaquePaint(rgb, 1, range.fog)
  const under = (vertex: Vector3): Vector3 => vertex.clone().setY(range.foot)
  const foot = ({ y }: Vector3): Paint =>
    opaquePaint(rgb, 1, range.fog + (1 - range.fog) * PALER * ((y - range.foot) / (y - PALEST_HEIGHT)))
  paint.quad([under(left), under(right), right, left], [foot(left), foot(right), top, top], 'world')
}

/** Thickness of the light along a crest, in metres. */
const RIM_METRES = 26

function paintRim(paint: FarPaint, { fog }: Range, [left, right]: Stretch, { sunGlow, rimLight }: Mood): void {
  const bright = opaquePaint(sunGlow, rimLight, fog * 0.2)
  const edge = opaquePaint(sunGlow, 0, fog * 0.2)
  const under = (vertex: Vector3): Vector3 => vertex.clone().setY(vertex.y - RIM_METRES)
  paint.quad([under(left), under(right), right, left], [edge, edge, bright, bright], 'world')
}

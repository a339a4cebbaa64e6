/** Banks of cloud near the horizon: flat shapes with a crisp, scalloped top and a foot that fades away. */
import { chance } from '../../simulation/random.ts'
import { directionAt, type CourseSky } from '../mood/course-sky.ts'
import { mixRgb } from '../colour/palette.ts'
import { Vector3 } from 'three'
import { opaquePaint, type FarPaint, type Paint } from './far-paint.ts'

const CLOUD_SEED = 0xc10d

/** Each in degrees: the middle of a bank from straight ahead to the sun's side, the height of its foot, half its width, its height. */
type Bank = readonly [azimuth: number, foot: number, halfWidth: number, height: number]

/** From the furthest to the nearest, composed by eye: the first few stand about the sun, later ones where the valley opens less often. */
const BANKS: readonly Bank[] = [
  [14, 7.6, 17, 2.6],
  [-17, 9.6, 14, 2.2],
  [-7, 4.6, 20, 2.4],
  [38, 8.4, 18, 3.2],
  [-46, 6.8, 21, 3.4],
  [27, 4.2, 17, 2.2],
  [-33, 12.4, 11, 1.7],
  [64, 6, 20, 3],
]

/** How much of the sun's light the top of a bank has right over the sun. */
const LIT = 0.75

/** The height of a bank's top as a share of its height, at a share of its width in [0, 1]: humps of three sizes under a low arch. */
function topAt(bank: number, share: number): number {
  const humps = 4 + Math.floor(3 * chance(CLOUD_SEED, bank, 0))
  const at = share * humps
  const hump = Math.floor(at)
  const aside = 2 * (at - hump) - 1
  const size = 0.35 + 0.65 * chance(CLOUD_SEED, bank, 1 + hump)
  return Math.sqrt(Math.max(0, 1 - (2 * share - 1) ** 2)) * (0.3 + 0.7 * size * Math.sqrt(1 - aside * aside))
}

/** @param columns of the widest bank */
export function paintClouds(paint: FarPaint, columns: number, { mood, side, sun }: CourseSky): void {
  const level = Math.hypot(sun[0], sun[2])
  for (const [bank, [azimuth, foot, halfWidth, height]] of BANKS.slice(0, mood.cloudBanks).entries()) {
    const count = Math.round((columns * halfWidth) / 21)
    const place = (share: number, elevation: number): Vector3 =>
      new Vector3(...directionAt(-side * (azimuth + halfWidth * (2 * share - 1)), elevation))
    const paintAt = (at: Vector3, opacity: number): Paint => {
      const sunward = Math.max(0, (at.x * sun[0] + at.z * sun[2]) / level / Math.hypot(at.x, at.z))
      return opaquePaint(mixRgb(mood.cloud, mood.sunGlow, LIT * sunward ** 30), opacity, 0.1)
    }
    const column = (share: number) => {
      const top = place(share, foot + height * topAt(bank, share))
      const middle = place(share, foot + 0.35 * height * topAt(bank, share))
      const bottom = place(share, foot - 0.5 * height * Math.sqrt(Math.max(0, 1 - (2 * share - 1) ** 2)))
      return { top, middle, bottom }
    }
    for (let index = 0; index < count; index += 1) {
      const left = column(index / count)
      const right = column((index + 1) / count)
      const upper = [left.middle, right.middle, right.top, left.top] as const
      const lower = [left.bottom, right.bottom, right.middle, left.middle] as const
      const [a, b, c, d] = upper.map((at) => paintAt(at, 1)) as [Paint, Paint, Paint, Paint]
      paint.quad(upper, [a, b, c, d])
      paint.quad(lower, [paintAt(lower[0], 0), paintAt(lower[1], 0), b, a])
    }
  }
}

/** High cloud: thin streaks on a level ceiling, which perspective draws together far to the left. Falling to the right they were claws. */
import { Vector3 } from 'three'

import { smoothstep } from '../../simulation/easing.ts'
import { chance } from '../../simulation/random.ts'
import { directionAt, type CourseSky } from '../mood/course-sky.ts'
import { mixRgb } from '../colour/palette.ts'
import { opaquePaint, type FarPaint, type Paint } from './far-paint.ts'

const CIRRUS_DRAW = 0xc1bb

/** In heights of the ceiling: where the middle is, to the right and ahead; half the length, and the width. */
type Streak = readonly [aside: number, ahead: number, halfLength: number, width: number]

/** From the furthest to the nearest, composed by eye: anything nearer than the last would stand above the tallest picture. */
const STREAKS: readonly Streak[] = [
  [-1.1, 3.6, 2.6, 0.54],
  [1.5, 2.9, 2.1, 0.33],
  [-0.1, 2.35, 1.6, 0.38],
  [-0.6, 1.75, 1.2, 0.19],
  [0.5, 1.5, 1.1, 0.25],
  [-0.3, 1.15, 0.7, 0.15],
]
/** Where they come together, in degrees from straight ahead; to the left it is negative. */
const AZIMUTH = -55
/** How much further aside and ahead a streak stands on one course than on another, and how much more it leans and bends. */
const SHIFT_ASIDE = 0.5
const SHIFT_AHEAD = 0.15
const LEAN = 0.22
const BEND = 0.14
const OPACITY = 0.52
const FOG = 0.15
/** A sky with fewer banks of cloud is a clear one, and has no streaks either: they were grey on its blue. */
const FEWEST_BANKS = 4
/** Cloud begins to show so many degrees outside the planet, and does wholly there: none tangles with it and its rings. */
const CLEAR_FROM = 2
const CLEAR_TO = 13

/** @param columns of the widest bank of cloud: a streak has 60 % of them */
export function paintCirrus(paint: FarPaint, columns: number, { seed, mood, side, places }: CourseSky): void {
  if (mood.cloudBanks < FEWEST_BANKS) return
  const along = new Vector3(...directionAt(AZIMUTH, 0))
  const across = new Vector3(along.z, 0, -along.x)
  const planet = new Vector3(...directionAt(side * places.azimuth, places.elevation))
  const rgb = mixRgb(mood.sky[2], mood.sky[3], 0.4)
  const paintAt = (vertex: Vector3, share: number): Paint => {
    const outside = (vertex.angleTo(planet) * 180) / Math.PI - places.radius
    return opaquePaint(rgb, OPACITY * share * smoothstep(CLEAR_FROM, CLEAR_TO, outside), FOG)
  }
  const count = Math.ceil(0.6 * columns)
  for (const [streak, [aside, ahead, halfLength, width]] of STREAKS.entries()) {
    const differs = (draw: number): number => chance(seed + CIRRUS_DRAW, streak, draw) - 0.5
    const middle = new Vector3(aside + SHIFT_ASIDE * differs(0), 1, -ahead * (1 + SHIFT_AHEAD * differs(1)))
    const [lean, bend] = [LEAN * differs(2), BEND * differs(3)]
    const place = (share: number, up: 0 | 1): Vector3 => {
      const at = (2 * share - 1) * halfLength
      const thickness = width * Math.sin(Math.PI * share ** 0.6)
      const aslant = lean * at + (bend * at * at) / halfLength + up * thickness
      return middle.clone().addScaledVector(along, at).addScaledVector(across, aslant).normalize()
    }
    for (let index = 0; index < count; index += 1) {
      const [from, to] = [index / count, (index + 1) / count]
      const corners = [place(from, 0), place(to, 0), place(to, 1), place(from, 1)] as const
      // The upper edge is crisp, the lower one fades away, and so do both ends.
      const shares = [0, 0, Math.sin(Math.PI * to) ** 1.2, Math.sin(Math.PI * from) ** 1.2]
      const [a, b, c, d] = corners.map((corner, at) => paintAt(corner, shares[at])) as [Paint, Paint, Paint, Paint]
      paint.quad(corners, [a, b, c, d])
    }
  }
}

/** High cloud: thin streaks on a level ceiling, which perspective draws together far to the left. Streaks that fell to the right looked like claws. */
import { Vector3 } from 'three'

import { smoothstep } from '../../simulation/easing.ts'
import { chance } from '../../simulation/random.ts'
import { directionAt, type CourseSky } from '../mood/course-sky.ts'
import { mixRgb } from '../colour/palette.ts'
import { opaquePaint, type FarPaint } from './far-paint.ts'

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
/** Of the brightest line, and how far cloud is mixed with the sky behind it. */
const OPACITY = 0.52
const FOG = 0.15
/** A sky with fewer banks of cloud is a clear one, and has no streaks either: they were grey on its blue. */
const FEWEST_BANKS = 4
/** Cloud begins to show so many degrees outside the planet, and is whole from the second on: it does not tangle with the rings. */
const CLEAR_FROM = 2
const CLEAR_TO = 13

/** @param columns of the widest bank of cloud: a streak has 60 % of them */
export function paintCirrus(paint: FarPaint, columns: number, { seed, mood, side, places }: CourseSky): void {
  if (mood.cloudBanks < FEWEST_BANKS) return
  const along = new Vector3(...directionAt(AZIMUTH, 0))
  const across = new Vector3(along.z, 0, -along.x)
  const planet = new Vector3(...directionAt(side * places.azimuth, places.elevation))
  const rgb = mixRgb(mood.sky[2], mood.sky[3], 0.4)
  const clear = opaquePaint(rgb, 0, FOG)
  const count = Math.ceil(0.6 * columns)
  for (const [streak, [aside, ahead, halfLength, width]] of STREAKS.entries()) {
    const differs = (draw: number): number => chance(seed + CIRRUS_DRAW, streak, draw) - 0.5
    const middle = new Vector3(aside + SHIFT_ASIDE * differs(0), 1, -ahead * (1 + SHIFT_AHEAD * differs(1)))
    const [lean, bend] = [LEAN * differs(2), BEND * differs(3)]
    /** The streak at a share of its length: its lower edge, which is clear, and its crisp upper one. Both ends are clear. */
    const columnAt = (share: number) => {
      const at = (2 * share - 1) * halfLength
      const aslant = lean * at + (bend * at * at) / halfLength
      const thickness = width * Math.sin(Math.PI * share ** 0.6)
      const placeAt = (offset: number): Vector3 =>
        middle.clone().addScaledVector(along, at).addScaledVector(across, offset).normalize()
      const upper = placeAt(aslant + thickness)
      const outside = (upper.angleTo(planet) * 180) / Math.PI - places.radius
      const opacity = OPACITY * Math.sin(Math.PI * share) ** 1.2 * smoothstep(CLEAR_FROM, CLEAR_TO, outside)
      return { lower: placeAt(aslant), upper, paint: opaquePaint(rgb, opacity, FOG) }
    }
    let left = columnAt(0)
    for (let column = 1; column <= count; column += 1) {
      const right = columnAt(column / count)
      paint.quad([left.lower, right.lower, right.upper, left.upper], [clear, clear, right.paint, left.paint])
      left = right
    }
  }
}

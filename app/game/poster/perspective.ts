/** Where a place of the flight stands in the picture: seen from above the start, with the rings at even steps into the depth. */
import { clamp } from '../simulation/easing.ts'
import { PICTURE } from './layout.ts'
import type { Place } from './flown-line.ts'
import type { Point } from './shapes.ts'

/** Pixels to a metre at the first ring, across and up. */
const ACROSS = 5.6
const UP = 2.7
/** From the horizon down to the datum at the first ring. */
const DROP = 1010
/** How much smaller the last ring is drawn than the first, and the start larger. */
const LAST_SCALE = 0.25
const START_GROWTH = 0.24
/** How much faster the scale falls near the eye than far away: 1 is evenly. */
const FALL = 1.35

/** The horizon below the top of the picture, and the point of it that the way leads to, as a share of the width. */
const HORIZON = 575
const VANISHING = 0.42

export type Perspective = Readonly<ReturnType<typeof perspectiveFor>>

/** `stops`: the z of the rings, ten at least, in the order of the course. `side`: 1 where the sun stands on the left. */
export function perspectiveFor(stops: readonly number[], side: 1 | -1) {
  const horizon = PICTURE.top + HORIZON
  const vanishing = PICTURE.left + PICTURE.width * (side > 0 ? VANISHING : 1 - VANISHING)
  const nearMiddle = PICTURE.left + PICTURE.width / 2
  const last = stops.length - 1
  /** 0 at the first ring, 1 at the last; beyond both it goes on evenly. */
  const shareAt = (z: number): number => {
    const next = stops.findIndex((stop) => stop < z)
    const from = clamp((next === -1 ? stops.length : next) - 1, 0, last - 1)
    return (from + (stops[from] - z) / (stops[from] - stops[from + 1])) / last
  }
  const scaleAt = (z: number): number => {
    const share = shareAt(z)
    if (share > 1) return LAST_SCALE / (1 + 1.6 * (share - 1))
    if (share < 0) return 1 + START_GROWTH * Math.min(1.2, -share * last)
    return LAST_SCALE + (1 - LAST_SCALE) * (1 - share) ** FALL
  }
  /** The middle of the way drifts from the picture's middle to the vanishing point. */
  const middleAt = (scale: number): number => vanishing + (nearMiddle - vanishing) * scale
  return {
    vanishing: { x: vanishing, y: horizon },
    /** In pixels to a metre across. */
    scaleAt: (z: number) => ACROSS * scaleAt(z),
    at({ x, y, z }: Place): Point {
      const scale = scaleAt(z)
      return { x: middleAt(scale) + x * ACROSS * scale, y: horizon + (DROP - y * UP) * scale }
    },
    /** The x in metres that stands at this pixel, at a depth. */
    metresAcross(pixel: number, z: number): number {
      const scale = scaleAt(z)
      return (pixel - middleAt(scale)) / (ACROSS * scale)
    },
  }
}

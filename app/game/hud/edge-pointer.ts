/** Where an arrow stands that points from the edge of the picture at something outside it. Pure. */
import type { PicturePoint } from '../rendering/picture-point.ts'

export interface EdgePointer {
  isShown: boolean
  /** Shares of the field's width and height, from its left and its top, in [0, 1]. */
  across: number
  down: number
  /** Where it points, clockwise from up, in radians in (−π, π]. */
  angle: number
}

/** A point at the very edge can hardly be seen: the arrow stays until the point is this share of the way in. */
const WITHIN = 0.97
/** Below this, the instruments cover it. */
const ABOVE_INSTRUMENTS = 0.72

/** Points at `point`; hidden while the point is in the picture. For a point straight behind, the arrow points down. */
export function pointFromEdge({ across, up, depth, aspect }: PicturePoint, into: EdgePointer): void {
  into.isShown =
    depth <= 0 || Math.abs(across) > aspect * depth * WITHIN || up > depth * WITHIN || up < -depth * ABOVE_INSTRUMENTS
  if (!into.isShown) return
  // In shares of the half width and half height, so that the field's edge is a square.
  const x = across / aspect
  const y = across === 0 && up === 0 ? -1 : up
  const reach = Math.max(Math.abs(x), Math.abs(y))
  into.across = (1 + x / reach) / 2
  into.down = (1 - y / reach) / 2
  into.angle = Math.atan2(across, y)
}

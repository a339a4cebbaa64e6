/** The arrow at the edge of the picture that points at the next ring while the ring is outside it. */
import type { PicturePoint } from '../rendering/camera/view-camera.ts'
import { ringBySerial } from '../simulation/course/course.ts'
import type { FlightState } from '../simulation/flight-state.ts'

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

/** Nearer than this, in metres, a ring has no arrow: its centre leaves the picture as the craft flies through it. */
const AT_THE_RING = 25

export type Projection = (x: number, y: number, z: number, into: PicturePoint) => void

/**
 * Creates what turns `arrow` to a flight's next ring, or hides it, and writes only what changed. The style of `arrow` places
 * it by `--across`, `--down` and `--angle`.
 */
export function createRingArrow(arrow: HTMLElement): (flight: FlightState, project: Projection) => void {
  const point: PicturePoint = { across: 0, up: 0, depth: 1, aspect: 1 }
  const pointer: EdgePointer = { isShown: false, across: 0, down: 0, angle: 0 }
  const written = { across: NaN, down: NaN, angle: NaN }
  const { style } = arrow

  function write(name: 'across' | 'down' | 'angle', unit: string): void {
    // Rounded to 1/500, so that noise in the last digits writes nothing.
    const value = Math.round(pointer[name] * 500) / 500
    if (value === written[name]) return
    written[name] = value
    style.setProperty(`--${name}`, `${value}${unit}`)
  }

  function isShown(flight: FlightState, project: Projection): boolean {
    const ring = flight.phase === 'flying' ? ringBySerial(flight, flight.nextRingSerial) : undefined
    if (ring === undefined || flight.craft.z - ring.z <= AT_THE_RING) return false
    project(ring.x, ring.y, ring.z, point)
    pointFromEdge(point, pointer)
    return pointer.isShown
  }

  return (flight, project) => {
    const isHidden = !isShown(flight, project)
    if (arrow.hidden !== isHidden) arrow.hidden = isHidden
    if (isHidden) return
    write('across', '')
    write('down', '')
    write('angle', 'rad')
  }
}

/** Where craft, next ring and outlook are in the picture at this moment, for the notes about the craft. */
import type { PicturePoint } from '../rendering/camera/view-camera.ts'
import { ringBySerial } from '../simulation/course/course.ts'
import type { FlightState } from '../simulation/flight-state.ts'
import type { Spot, Surroundings } from './note-place.ts'
import type { Projection } from './ring-arrow.ts'

export type CraftSurroundings = ReturnType<typeof createCraftSurroundings>

/**
 * `outlook`: the node of the part of the picture that no instrument covers; its offset parent is as large as the picture.
 * `above`: the node of the notes at its top, which has the same one.
 */
export function createCraftSurroundings(outlook: HTMLElement, above: HTMLElement) {
  const point: PicturePoint = { across: 0, up: 0, depth: 1, aspect: 1 }
  let width = 0
  let height = 0
  const seen: Surroundings = {
    craft: { x: 0, y: 0 },
    ring: { x: 0, y: 0, radius: 0 },
    outlook: { left: 0, top: 0, right: 0, bottom: 0 },
    size: 0,
  }

  /** Puts into `into` where `point` is in the picture. */
  function toPixels(into: Spot): void {
    into.x = (width + (point.across / point.depth) * height) / 2
    into.y = (1 - point.up / point.depth) * (height / 2)
  }

  return {
    seen,
    /** Reads the sizes. Makes the browser lay the page out, so once for each note. */
    measure(): void {
      const { offsetParent, offsetLeft, offsetTop, offsetWidth, offsetHeight } = outlook
      width = offsetParent?.clientWidth ?? 0
      height = offsetParent?.clientHeight ?? 0
      seen.size = Math.min(height, 1.5 * width)
      seen.outlook.left = offsetLeft
      seen.outlook.top = Math.max(offsetTop, above.offsetTop + above.offsetHeight)
      seen.outlook.right = offsetLeft + offsetWidth
      seen.outlook.bottom = offsetTop + offsetHeight
    },
    /** `project`: the view's, after it has drawn. */
    look(flight: FlightState, project: Projection): void {
      const { craft, ring } = seen
      project(flight.craft.x, flight.craft.y, flight.craft.z, point)
      toPixels(craft)
      ring.radius = 0
      const next = ringBySerial(flight, flight.nextRingSerial)
      if (next === undefined) return
      project(next.x, next.y + next.radius, next.z, point)
      if (point.depth <= 0) return
      toPixels(ring)
      const rim = ring.y
      project(next.x, next.y, next.z, point)
      toPixels(ring)
      ring.radius = Math.abs(ring.y - rim)
    },
  }
}

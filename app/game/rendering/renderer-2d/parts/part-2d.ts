import type { FlightFrame } from '../../frame/flight-frame.ts'
import type { ScenePart } from '../../shading/scene-part.ts'
import type { Draw, DrawQueue } from '../drawing/draw-queue.ts'
import type { Atmosphere2d } from '../drawing/atmosphere-2d.ts'
import type { Pen } from '../drawing/pen.ts'

/**
 * Queues what is to be drawn of one part of the scene in this frame, from the numbers that the part has written for its shader;
 * the part itself was brought to the frame before. Allocates nothing.
 */
type Part2d = (frame: FlightFrame, queue: DrawQueue) => void

export type CreatePart2d = (part: ScenePart, pen: Pen, atmosphere: Atmosphere2d) => Part2d

/** The numbers of an attribute, which stay the same array for as long as the part lives. */
export function numbersOf({ mesh }: ScenePart, name: string): Float32Array {
  return mesh.geometry.getAttribute(name).array as Float32Array
}

export function indicesOf({ mesh }: ScenePart): ArrayLike<number> {
  return mesh.geometry.getIndex()?.array ?? []
}

/** How many instances a part asks for in this frame. */
function instancesOf({ mesh }: ScenePart): number {
  return 'instanceCount' in mesh.geometry ? Number(mesh.geometry.instanceCount) : 1
}

/** Queues each instance of a part at its place, of which z is the last number but one; `offset` metres nearer, or below 0 further away. */
export function instanceQueue(part: ScenePart, draw: Draw, offset = 0, numbers = 4): Part2d {
  const places = numbersOf(part, 'place')
  return (frame, queue) => {
    for (let instance = 0; instance < instancesOf(part); instance += 1)
      queue.add(places[(instance + 1) * numbers - 2] + frame.originZ + offset, draw, instance)
  }
}

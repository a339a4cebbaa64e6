/** What is painted on the sky, far to near: stars, the ringed planet, sun and far ridges. See the shader of sky/sky-models.ts. */
import { Vector3 } from 'three'

import type { FlightFrame } from '../../frame/flight-frame.ts'
import type { Detail } from '../../quality/detail.ts'
import { paintSky } from '../../sky/sky-models.ts'
import { createFarPaint } from '../../sky/far-paint.ts'
import { addWideGlow, mixInto, type Colour, type Atmosphere2d } from '../drawing/atmosphere-2d.ts'
import type { Pen } from '../drawing/pen.ts'
import type { Ground2d } from './ground-2d.ts'

/** Paint is mixed anew when the light has changed by this much. */
const SEEN_REDNESS = 0.004

export function createFar2d(detail: Detail, pen: Pen, atmosphere: Atmosphere2d, ground: Ground2d) {
  const { camera } = pen
  const direction = new Vector3()
  const vertices = [new Vector3(), new Vector3(), new Vector3()]
  const colour: Colour = new Float64Array(3)
  const behind: Colour = new Float64Array(3)
  let painted = { ...createFarPaint().vertices, behindGlow: 0 }
  /** The paint of each vertex in the present light, mixed with the sky behind it. */
  let paints = new Float32Array(0)
  let mixedRedness = NaN

  const setDirection = (vertex: number, into: Vector3): void => {
    const { positions, blends } = painted
    const anchor = blends[vertex * 4 + 3]
    // Objects of the world shift sideways with the camera; they are so far away that their distance ahead stays the same. The sun sinks.
    const isPlace = Math.max(0, anchor)
    into.x = positions[vertex * 3] - camera.x * isPlace
    into.y = positions[vertex * 3 + 1] - camera.y * isPlace + atmosphere.uniforms.sunk.value * Math.min(0, anchor)
    into.z = positions[vertex * 3 + 2]
  }
  const mixPaints = (): void => {
    const { colours, blends, behindGlow } = painted
    for (let vertex = 0; vertex * 3 < paints.length; vertex += 1) {
      for (let channel = 0; channel < 3; channel += 1) colour[channel] = colours[vertex * 3 + channel]
      atmosphere.redden(colour)
      setDirection(vertex, direction)
      atmosphere.skyInto(behind, direction.normalize())
      mixInto(colour, behind, blends[vertex * 4 + 2])
      // Paint that covers the sky covers its glow too.
      if (vertex < behindGlow && blends[vertex * 4 + 1] > 0) addWideGlow(colour, direction, atmosphere)
      paints.set(colour, vertex * 3)
    }
  }
  const drawTriangle = (first: number): void => {
    for (let index = 0; index < 3; index += 1) setDirection(first + index, vertices[index])
    if (ground.hides(vertices)) return
    let vertex = first
    for (const place of vertices) {
      // Directions are of any length: nothing of the sky may be nearer than what the camera sees.
      pen.vertex(place.multiplyScalar(100))
      for (let channel = 0; channel < 3; channel += 1) colour[channel] = paints[vertex * 3 + channel]
      pen.paint(colour, painted.blends[vertex * 4 + 1], painted.blends[vertex * 4])
      vertex += 1
    }
    pen.shade(false)
  }

  return {
    restart: ({ sky }: FlightFrame): void => {
      const { paint, behindGlow } = paintSky(sky, detail)
      painted = { ...paint.vertices, behindGlow }
      paints = new Float32Array(painted.positions.length)
      mixedRedness = NaN
    },
    draw: (frame: FlightFrame): void => {
      if (!(Math.abs(frame.redness - mixedRedness) < SEEN_REDNESS)) {
        mixedRedness = frame.redness
        mixPaints()
      }
      for (let first = 0; first * 3 < paints.length; first += 3) drawTriangle(first)
    },
  }
}

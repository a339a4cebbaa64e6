/** What is painted on the sky, far to near: stars, the ringed giant, sun and far ridges. See the shader of sky/far-model.ts. */
import type { FlightFrame } from '../flight-frame.ts'
import { PALETTE } from '../palette.ts'
import type { Detail } from '../quality/detail.ts'
import { paintPlanet, paintStars, paintSun } from '../sky/celestial.ts'
import { createFarPaint } from '../sky/far-paint.ts'
import { paintFarRidges } from '../sky/far-ridges.ts'
import { mixInto, redden, skyColourInto, type Colour, type Direction } from '../sky/sky-colour.ts'
import type { Pen } from './pen.ts'
import { sunGlowAt } from './sun-glow.ts'

/** Paint is mixed anew when the light has changed by this much. */
const SEEN_REDNESS = 0.004

export function createFlatFar(detail: Detail, pen: Pen): (frame: FlightFrame) => void {
  const { camera } = pen
  const painted = createFarPaint()
  paintStars(painted, detail.stars)
  paintPlanet(painted, detail.skySegments)
  const cornersBehindGlow = painted.corners.positions.length / 3
  paintSun(painted, detail.skySegments, [])
  paintFarRidges(painted, detail.ridgeSteps)
  const { positions, colours, blends } = painted.corners
  const corners = positions.length / 3
  /** The paint of each corner, mixed with the sky behind it. */
  const paints = new Float32Array(corners * 3)
  const colour: Colour = [0, 0, 0]
  const behind: Colour = [0, 0, 0]
  const direction: Direction = { x: 0, y: 0, z: 0 }
  let mixedRedness = NaN

  const turnTo = (corner: number): void => {
    // What stands in the world moves aside with the camera, but is so far away that it stays as far ahead.
    const isPlace = blends[corner * 4 + 3] ?? 0
    direction.x = (positions[corner * 3] ?? 0) - camera.x * isPlace
    direction.y = (positions[corner * 3 + 1] ?? 0) - camera.y * isPlace
    direction.z = positions[corner * 3 + 2] ?? 0
  }
  const mixPaints = (redness: number): void => {
    mixedRedness = redness
    for (let corner = 0; corner < corners; corner += 1) {
      for (let channel = 0; channel < 3; channel += 1) colour[channel] = colours[corner * 3 + channel] ?? 0
      redden(colour, redness)
      turnTo(corner)
      const length = Math.hypot(direction.x, direction.y, direction.z)
      direction.x /= length
      direction.y /= length
      direction.z /= length
      skyColourInto(behind, direction, redness)
      // The sky has the sun's glow in it already; what covers the sky has it again.
      const isLit = corner < cornersBehindGlow && (blends[corner * 4 + 1] ?? 0) > 0
      const glow = isLit ? sunGlowAt(direction) : 0
      mixInto(colour, behind, blends[corner * 4 + 2] ?? 0)
      for (let channel = 0; channel < 3; channel += 1)
        paints[corner * 3 + channel] = (colour[channel] ?? 0) + (PALETTE.sunGlow[channel] ?? 0) * glow
    }
  }

  const paint: Colour = [0, 0, 0]
  return ({ redness }) => {
    if (!(Math.abs(redness - mixedRedness) < SEEN_REDNESS)) mixPaints(redness)
    for (let first = 0; first < corners; first += 3) {
      let isOpaque = true
      for (let corner = first; corner < first + 3; corner += 1) {
        turnTo(corner)
        // Directions are unit vectors: nothing of the sky may be nearer than the camera's near plane.
        pen.corner(direction.x * 100, direction.y * 100, direction.z * 100)
        for (let channel = 0; channel < 3; channel += 1) paint[channel] = paints[corner * 3 + channel] ?? 0
        const opacity = blends[corner * 4 + 1] ?? 0
        if (opacity < 1) isOpaque = false
        pen.paint(paint, opacity, blends[corner * 4] ?? 0)
      }
      pen.shade(isOpaque ? 0.5 : 0, false)
    }
  }
}

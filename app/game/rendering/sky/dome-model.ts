/** The sky itself: the part of a dome that can come into view, drawn behind everything, only where nothing else is. */
import { BufferGeometry, DoubleSide, Float32BufferAttribute } from 'three'

import { directionAt } from '../evening/evening.ts'
import type { Detail } from '../quality/detail.ts'
import { createPartMesh, type ScenePart } from '../scene-part.ts'
import { ATMOSPHERE_GLSL } from './atmosphere.ts'

/** The flight heads to −z; the camera never turns further from there than half of this, its view included. */
const WIDTH_DEGREES = 250
/** Elevations of the rows in degrees, closer where the colours change faster. */
const ROWS = [-40, -1, 0.5, 2, 4, 6, 8.5, 11, 14, 17, 20, 24, 28, 34, 44, 60, 90]

const VERTEX = `
in vec3 position;
out vec4 paint;
${ATMOSPHERE_GLSL}
void main() {
  paint = vec4(skyColour(position), 1.0);
  gl_Position = (viewProjection * vec4(position, 0.0)).xyww;
}
`

function domeGeometry(columns: number): BufferGeometry {
  const positions: number[] = []
  const indices: number[] = []
  for (const [row, elevation] of ROWS.entries()) {
    for (let column = 0; column <= columns; column += 1) {
      positions.push(...directionAt((column / columns - 0.5) * WIDTH_DEGREES, elevation))
      if (row === ROWS.length - 1 || column === columns) continue
      const low = row * (columns + 1) + column
      const high = low + columns + 1
      indices.push(low, low + 1, high + 1, low, high + 1, high)
    }
  }
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3)).setIndex(indices)
}

export function createDomeModel(detail: Detail): ScenePart {
  const geometry = domeGeometry(detail.domeColumns)
  return { mesh: createPartMesh(geometry, { vertexShader: VERTEX, depthWrite: false, side: DoubleSide }) }
}

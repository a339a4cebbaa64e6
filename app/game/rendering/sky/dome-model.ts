/** The sky itself: the part of a dome that can come into view, drawn behind everything, only where nothing else is. */
import { BufferAttribute, BufferGeometry, DoubleSide, GLSL3, RawShaderMaterial } from 'three'

import type { Detail } from '../detail'
import type { ScenePart } from '../scene-part'
import { AIR_GLSL } from './air'

/** The flight heads to −z; the camera never turns further from there than half of this, its view included. */
const WIDTH_DEGREES = 250
/** Elevations of the rows in degrees, closer where the colours change faster. */
const ROWS = [-40, -1, 0.5, 2, 4, 6, 8.5, 11, 14, 17, 20, 24, 28, 34, 44, 60, 90]

const VERTEX = `
precision highp float;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
in vec3 position;
out vec3 paint;
${AIR_GLSL}
void main() {
  paint = skyColour(position);
  vec4 at = projectionMatrix * vec4(mat3(viewMatrix) * position, 1.0);
  gl_Position = at.xyww;
}
`

const FRAGMENT = `
precision mediump float;
in vec3 paint;
out vec4 colour;
void main() {
  colour = vec4(paint, 1.0);
}
`

export interface DomeModel extends ScenePart {
  readonly geometry: BufferGeometry
  readonly material: RawShaderMaterial
}

function domeGeometry(columns: number): BufferGeometry {
  const positions: number[] = []
  const indices: number[] = []
  for (const [row, degrees] of ROWS.entries()) {
    const elevation = (degrees * Math.PI) / 180
    for (let column = 0; column <= columns; column++) {
      const azimuth = ((column / columns - 0.5) * WIDTH_DEGREES * Math.PI) / 180
      const flat = Math.cos(elevation)
      positions.push(Math.sin(azimuth) * flat, Math.sin(elevation), -Math.cos(azimuth) * flat)
      if (row === ROWS.length - 1 || column === columns) continue
      const low = row * (columns + 1) + column
      const high = low + columns + 1
      indices.push(low, low + 1, high + 1, low, high + 1, high)
    }
  }
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
    .setIndex(new BufferAttribute(new Uint16Array(indices), 1))
}

export function createDomeModel(detail: Detail): DomeModel {
  const geometry = domeGeometry(detail.domeColumns)
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    depthWrite: false,
    side: DoubleSide,
  })
  return {
    geometry,
    material,
    update: () => undefined,
    dispose: () => {
      geometry.dispose()
      material.dispose()
    },
  }
}

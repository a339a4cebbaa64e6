/** The ground as one mesh: slices in a ring, the ones that fell behind overwritten by the ones that come into sight. */
import { BufferAttribute, BufferGeometry, DynamicDrawUsage, GLSL3, RawShaderMaterial } from 'three'

import type { FlightFrame } from '../flight-frame'
import type { Detail } from '../detail'
import { AIR_GLSL } from '../sky/air'
import type { ScenePart } from '../scene-part'
import { buildSlice, createSliceBuffers, WRAP_METRES } from './slice-builder'
import { sliceAt, sliceLayoutFor } from './slice-layout'

/** Ground behind the camera: it may step back a little, to a wreck. */
const SLICES_BEHIND = 1

const VERTEX = `
precision highp float;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
uniform vec3 cameraPosition;
/** The frame's origin along the flight, wrapped like the positions. */
uniform float originZ;
/** Distance ahead at which the ground begins to sink out of sight, and at which it is gone. */
uniform vec2 sight;
in vec3 position;
in vec3 color;
out vec3 paint;
${AIR_GLSL}
void main() {
  vec3 at = position;
  at.z -= originZ;
  at.z -= ${WRAP_METRES.toFixed(1)} * floor(at.z / ${WRAP_METRES.toFixed(1)} + 0.5);
  float ahead = -at.z;
  at.y -= smoothstep(sight.x, sight.y, ahead) * (at.y + 60.0);
  paint = throughAir(color, at - cameraPosition);
  gl_Position = projectionMatrix * viewMatrix * vec4(at, 1.0);
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

export interface TerrainModel extends ScenePart {
  readonly geometry: BufferGeometry
  readonly material: RawShaderMaterial
}

export function createTerrainModel(detail: Detail): TerrainModel {
  const layout = sliceLayoutFor(detail)
  const buffers = createSliceBuffers(layout)
  const positions = new BufferAttribute(buffers.positions, 3).setUsage(DynamicDrawUsage)
  const colours = new BufferAttribute(buffers.colours, 4, true).setUsage(DynamicDrawUsage)
  const geometry = new BufferGeometry().setAttribute('position', positions).setAttribute('color', colours)
  const originZ = { value: 0 }
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: {
      originZ,
      sight: { value: [detail.sightMetres * 0.72, detail.sightMetres * 0.97] },
    },
  })

  /** The slice that comes next into sight; all before it, as far back as there are slots, are built. */
  let nextSlice = 0

  const build = (frame: FlightFrame): void => {
    const slot = ((nextSlice % layout.slices) + layout.slices) % layout.slices
    buildSlice(frame.terrain, layout, buffers, nextSlice, slot)
    nextSlice++
    positions.addUpdateRange(slot * layout.facetsPerSlice * 9, layout.facetsPerSlice * 9)
    colours.addUpdateRange(slot * layout.facetsPerSlice * 12, layout.facetsPerSlice * 12)
    positions.needsUpdate = true
    colours.needsUpdate = true
  }

  return {
    geometry,
    material,
    restart: (frame) => {
      nextSlice = sliceAt(frame.camera.z) - SLICES_BEHIND
      for (let slice = 0; slice < layout.slices; slice++) build(frame)
    },
    update: (frame) => {
      // One slice a frame keeps up with the craft at any frame rate that can be flown, and never costs a frame.
      if (nextSlice < sliceAt(frame.camera.z) - SLICES_BEHIND + layout.slices) build(frame)
      originZ.value = frame.originZ % WRAP_METRES
    },
    dispose: () => {
      geometry.dispose()
      material.dispose()
    },
  }
}

/** Two thin ribbons that the wingtips leave behind: a record of where they were, fading out. */
import {
  BufferAttribute,
  BufferGeometry,
  CustomBlending,
  DoubleSide,
  DynamicDrawUsage,
  GLSL3,
  OneFactor,
  OneMinusSrcAlphaFactor,
  RawShaderMaterial,
} from 'three'

import { WINGTIP } from '../craft/craft-geometry'
import { attitudeInto, turned } from '../craft/craft-pose'
import type { FlightFrame } from '../flight-frame'
import { glslVec3, PALETTE } from '../palette'
import type { ScenePart } from '../scene-part'

/** Points of a ribbon, and metres of flight between two of them. */
const POINTS = 12
const SPACING_METRES = 1.5
const HALF_WIDTH = 0.04
const RIBBONS = [-1, 1] as const

const VERTEX = `
precision highp float;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
in vec3 position;
in float strength;
out float shown;
void main() {
  shown = strength;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
}
`

const FRAGMENT = `
precision mediump float;
in float shown;
out vec4 colour;
void main() {
  colour = vec4(${glslVec3(PALETTE.ivory)} * shown, shown * 0.6);
}
`

export interface RibbonModel extends ScenePart {
  readonly geometry: BufferGeometry
  readonly material: RawShaderMaterial
}

/** Corners in pairs, above and below the line; the ribbons follow one another, joined by a degenerate step. */
function ribbonGeometry(): BufferGeometry {
  const indices: number[] = []
  for (const ribbon of RIBBONS.keys()) {
    for (let point = 0; point < POINTS; point++) {
      const corner = (ribbon * (POINTS + 1) + point) * 2
      indices.push(corner, corner + 1, corner + 3, corner, corner + 3, corner + 2)
    }
  }
  const corners = RIBBONS.length * (POINTS + 1) * 2
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(new Float32Array(corners * 3), 3).setUsage(DynamicDrawUsage))
    .setAttribute('strength', new BufferAttribute(new Float32Array(corners), 1).setUsage(DynamicDrawUsage))
    .setIndex(new BufferAttribute(new Uint16Array(indices), 1))
}

export function createRibbonModel(): RibbonModel {
  const geometry = ribbonGeometry()
  const positions = geometry.getAttribute('position') as BufferAttribute
  const strengths = geometry.getAttribute('strength') as BufferAttribute
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  })

  const attitude = new Float32Array(9)
  // Ring buffers of the places left behind, in double precision, and of how hard the craft was turning there.
  const trail = new Float64Array(RIBBONS.length * POINTS * 3)
  const strains = new Float64Array(POINTS)
  let newest = 0
  let recorded = 0
  let lastZ = 0

  const tip = (frame: FlightFrame, side: -1 | 1, axis: 0 | 1 | 2): number => {
    const { craft } = frame
    const centre = axis === 0 ? craft.x : axis === 1 ? craft.y : craft.z
    return centre + turned(attitude, axis, side * WINGTIP.right, WINGTIP.up, WINGTIP.back)
  }

  const strain = (frame: FlightFrame): number =>
    frame.ending === 'wrecked'
      ? 0
      : Math.min(1, 0.3 + Math.abs(frame.craft.bank) * 0.7 + Math.abs(frame.craft.elevator) * 0.6)

  const record = (frame: FlightFrame): void => {
    newest = (newest + 1) % POINTS
    recorded = Math.min(POINTS, recorded + 1)
    for (const [ribbon, side] of RIBBONS.entries()) {
      const at = (ribbon * POINTS + newest) * 3
      for (let axis = 0 as 0 | 1 | 2; axis < 3; axis++) trail[at + axis] = tip(frame, side, axis)
    }
    strains[newest] = strain(frame)
  }

  const writePair = (corner: number, x: number, y: number, z: number, share: number, strength: number): void => {
    const half = HALF_WIDTH * (1 + 1.2 * share)
    positions.setXYZ(corner, x, y - half, z)
    positions.setXYZ(corner + 1, x, y + half, z)
    strengths.setX(corner, strength)
    strengths.setX(corner + 1, strength)
  }

  return {
    geometry,
    material,
    restart: (frame) => {
      recorded = 0
      lastZ = frame.craft.z
    },
    update: (frame) => {
      attitudeInto(frame.craft, attitude)
      if (lastZ - frame.craft.z >= SPACING_METRES || frame.craft.z > lastZ) {
        lastZ = frame.craft.z
        record(frame)
      }
      for (let ribbon = 0; ribbon < RIBBONS.length; ribbon++) {
        const side = RIBBONS[ribbon] ?? 1
        const first = ribbon * (POINTS + 1) * 2
        const tipZ = tip(frame, side, 2) - frame.originZ
        writePair(first, tip(frame, side, 0), tip(frame, side, 1), tipZ, 0, strain(frame) * 0.7)
        for (let point = 0; point < POINTS; point++) {
          // What is not yet recorded lies on the oldest that is.
          const back = Math.min(point, recorded - 1)
          const slot = (newest - back + POINTS) % POINTS
          const at = (ribbon * POINTS + slot) * 3
          const share = (point + 1) / POINTS
          const isGone = recorded === 0 || frame.ending === 'wrecked'
          const strength = isGone ? 0 : (strains[slot] ?? 0) * 0.7 * (1 - share) ** 1.5
          const corner = first + (point + 1) * 2
          if (recorded === 0) writePair(corner, tip(frame, side, 0), tip(frame, side, 1), tipZ, share, 0)
          else {
            const z = (trail[at + 2] ?? 0) - frame.originZ
            writePair(corner, trail[at] ?? 0, trail[at + 1] ?? 0, z, share, strength)
          }
        }
      }
      positions.needsUpdate = true
      strengths.needsUpdate = true
    },
    dispose: () => {
      geometry.dispose()
      material.dispose()
    },
  }
}

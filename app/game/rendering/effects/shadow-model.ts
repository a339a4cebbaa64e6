/** The craft's shadow: a soft blot on the ground, so that height can be judged. */
import {
  BufferAttribute,
  BufferGeometry,
  CustomBlending,
  DoubleSide,
  DynamicDrawUsage,
  GLSL3,
  OneMinusSrcAlphaFactor,
  RawShaderMaterial,
  SrcAlphaFactor,
} from 'three'

import type { FlightFrame } from '../flight-frame'
import { glslVec3, PALETTE } from '../palette'
import type { ScenePart } from '../scene-part'
import { castShadow, type ShadowSpot } from './shadow-ray'

const SPOKES = 14
/** Rings of corners from the middle out: share of the outline, and darkness. */
const RINGS: readonly (readonly [reach: number, darkness: number])[] = [
  [0, 1],
  [0.55, 1],
  [0.85, 0.55],
  [1.25, 0],
]
/** The blot lies this much above the ground, in metres; a facet's edge between two corners may stick out a little more. */
const ABOVE_GROUND = 0.3
/** From the craft's middle to the wingtips and to the nose, in metres. */
const HALF_SPAN = 4.6
const HALF_LENGTH = 4
/** How much wider and how much fainter it gets with each metre that the light goes ahead. */
const SPREAD = 0.005
const FADING = 0.0035
const DARKNESS = 0.72

const VERTEX = `
precision highp float;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
in vec3 position;
in float darkness;
out float dark;
void main() {
  dark = darkness;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
}
`

const FRAGMENT = `
precision mediump float;
uniform float strength;
in float dark;
out vec4 colour;
void main() {
  colour = vec4(${glslVec3(PALETTE.shadow)}, dark * strength);
}
`

/** The outline of a delta, nose first, as a share of the circle around it, for an angle from the right wingtip. */
function deltaReach(angle: number): number {
  const nose = Math.cos(angle - Math.PI / 2)
  const left = Math.cos(angle - Math.PI / 2 - 2.35)
  const right = Math.cos(angle - Math.PI / 2 + 2.35)
  return Math.min(1, 0.62 / Math.max(0.62 * nose, left, right, 0.3))
}

export interface ShadowModel extends ScenePart {
  readonly geometry: BufferGeometry
  readonly material: RawShaderMaterial
}

function shadowGeometry(): BufferGeometry {
  const darkness: number[] = []
  const indices: number[] = []
  for (const [ring, [, dark]] of RINGS.entries()) {
    for (let spoke = 0; spoke < SPOKES; spoke++) {
      darkness.push(dark)
      if (ring === 0) continue
      const here = ring * SPOKES + spoke
      const beside = ring * SPOKES + ((spoke + 1) % SPOKES)
      indices.push(here - SPOKES, here, beside)
      if (ring > 1) indices.push(here - SPOKES, beside, beside - SPOKES)
    }
  }
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(new Float32Array(darkness.length * 3), 3).setUsage(DynamicDrawUsage))
    .setAttribute('darkness', new BufferAttribute(new Float32Array(darkness), 1))
    .setIndex(new BufferAttribute(new Uint16Array(indices), 1))
}

export function createShadowModel(): ShadowModel {
  const geometry = shadowGeometry()
  const positions = geometry.getAttribute('position') as BufferAttribute
  const strength = { value: 0 }
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { strength },
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    blending: CustomBlending,
    blendSrc: SrcAlphaFactor,
    blendDst: OneMinusSrcAlphaFactor,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  })
  const reaches = Array.from({ length: SPOKES }, (_, spoke) => deltaReach((spoke / SPOKES) * 2 * Math.PI))

  const spot: ShadowSpot = { x: 0, ahead: 0 }

  const lay = (frame: FlightFrame, size: number): void => {
    const { craft, terrain } = frame
    const middleX = spot.x
    const middleZ = craft.z - spot.ahead
    const cosineYaw = Math.cos(craft.yaw)
    const sineYaw = Math.sin(craft.yaw)
    // A banked wing throws a narrower shadow.
    const halfSpan = HALF_SPAN * size * Math.max(0.35, Math.cos(craft.bank))
    const middle = terrain.heightAt(middleX, middleZ) + ABOVE_GROUND
    for (let spoke = 0; spoke < SPOKES; spoke++) positions.setXYZ(spoke, middleX, middle, middleZ - frame.originZ)
    for (let ring = 1; ring < RINGS.length; ring++) {
      const ringReach = RINGS[ring]?.[0] ?? 0
      for (let spoke = 0; spoke < SPOKES; spoke++) {
        const angle = (spoke / SPOKES) * 2 * Math.PI
        const reach = ringReach * (reaches[spoke] ?? 1)
        const right = Math.cos(angle) * halfSpan * reach
        const ahead = Math.sin(angle) * HALF_LENGTH * size * reach
        const x = middleX + right * cosineYaw + ahead * sineYaw
        const z = middleZ - ahead * cosineYaw + right * sineYaw
        positions.setXYZ(ring * SPOKES + spoke, x, terrain.heightAt(x, z) + ABOVE_GROUND, z - frame.originZ)
      }
    }
    positions.needsUpdate = true
  }

  return {
    geometry,
    material,
    update: (frame) => {
      castShadow(frame.terrain, frame.craft.x, frame.craft.y, frame.craft.z, spot)
      strength.value = frame.ending === 'wrecked' ? 0 : DARKNESS / (1 + spot.ahead * FADING)
      lay(frame, 1 + spot.ahead * SPREAD)
    },
    dispose: () => {
      geometry.dispose()
      material.dispose()
    },
  }
}

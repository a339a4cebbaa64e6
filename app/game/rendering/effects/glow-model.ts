/** Halos in one instanced draw: around the next ring, the canisters and the engine. They add light and cover nothing. */
import { AdditiveBlending, BufferAttribute, GLSL3, InstancedBufferGeometry, RawShaderMaterial } from 'three'

import { CANISTER_SLOTS } from '../../simulation/canisters'
import { ringBySerial } from '../../simulation/course'
import { ENGINE } from '../craft/craft-geometry'
import { attitudeInto, turned } from '../craft/craft-pose'
import type { FlightFrame } from '../flight-frame'
import { createInstanceAttribute } from '../instance-attribute'
import { PALETTE, type Rgb } from '../palette'
import type { ScenePart } from '../scene-part'

const GLOWS = CANISTER_SLOTS + 2

// The camera always looks along the corridor, so a square across it is as good as one that turns to face the camera.
const VERTEX = `
precision highp float;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
in vec2 position;
/** Middle, and half the width. */
in vec4 place;
/** Light added at the brightest, and where from the middle to the edge that is, in [0, 1). */
in vec4 tint;
out vec2 across;
out vec4 light;
void main() {
  across = position;
  light = tint;
  gl_Position = projectionMatrix * viewMatrix * vec4(place.xy + position * place.w, place.z, 1.0);
}
`

const FRAGMENT = `
precision mediump float;
in vec2 across;
in vec4 light;
out vec4 colour;
void main() {
  float fade = max(0.0, 1.0 - abs(length(across) - light.w) / (1.0 - light.w));
  colour = vec4(light.rgb * (fade * fade), 0.0);
}
`

/** The halo of a ring reaches this much further than its opening. */
const HALO_REACH = 1.45
/** Nearer than this the halo fades: close up it would fill the picture and hide the opening. */
const HALO_NEAR_METRES = 90

export interface GlowModel extends ScenePart {
  readonly geometry: InstancedBufferGeometry
  readonly material: RawShaderMaterial
}

export function createGlowModel(): GlowModel {
  const geometry = new InstancedBufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array([-1, -1, 1, -1, 1, 1, -1, 1]), 2))
  geometry.setIndex(new BufferAttribute(new Uint16Array([0, 1, 2, 0, 2, 3]), 1))
  const places = createInstanceAttribute(4, GLOWS)
  const tints = createInstanceAttribute(4, GLOWS)
  geometry.setAttribute('place', places).setAttribute('tint', tints)
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    premultipliedAlpha: true,
  })
  const attitude = new Float32Array(9)
  let glow = 0

  const add = (x: number, y: number, z: number, size: number, colour: Rgb, light: number, hollow: number): void => {
    places.setXYZW(glow, x, y, z, size)
    tints.setXYZW(glow, colour[0] * light, colour[1] * light, colour[2] * light, hollow)
    glow++
  }

  const addRing = (frame: FlightFrame): void => {
    const ring = ringBySerial(frame.state, frame.state.nextRingSerial)
    if (ring === undefined || frame.state.phase !== 'flying') return
    const ahead = frame.craft.z - ring.z
    const light = 0.5 * Math.min(1, Math.max(0, (ahead - 12) / HALO_NEAR_METRES))
    const pulse = frame.motion.scenes ? 1 + 0.12 * Math.sin(frame.time * 3.5) : 1
    if (light > 0) {
      const z = ring.z - frame.originZ
      add(ring.x, ring.y, z, ring.radius * HALO_REACH, PALETTE.ring, light * pulse, 1 / HALO_REACH)
    }
  }

  const addWreck = (frame: FlightFrame): void => {
    const body = frame.wreck[0]
    if (frame.ending !== 'wrecked' || body === undefined) return
    // One swell of light when it strikes, then embers: nothing that flashes.
    const light = 0.25 + 0.75 * Math.exp(-2.2 * frame.strikeSeconds)
    add(body.x, body.y + 0.6, body.z - frame.originZ, 5 + 9 * light, PALETTE.canister, light, 0)
  }

  return {
    geometry,
    material,
    update: (frame) => {
      glow = 0
      addRing(frame)
      for (const canister of frame.state.canisters) {
        if (canister.serial < 0 || canister.status !== 'waiting' || canister.z > frame.craft.z) continue
        const pulse = 0.42 + 0.1 * Math.sin(frame.time * 2.6 + canister.serial)
        add(canister.x, canister.y, canister.z - frame.originZ, 6.5, PALETTE.canister, pulse, 0)
      }
      addWreck(frame)
      if (frame.state.fuelTenths > 0 && frame.state.phase !== 'crashed') {
        const { craft } = frame
        attitudeInto(craft, attitude)
        const x = craft.x + turned(attitude, 0, ENGINE.right, ENGINE.up, ENGINE.back)
        const y = craft.y + turned(attitude, 1, ENGINE.right, ENGINE.up, ENGINE.back)
        const z = craft.z - frame.originZ + turned(attitude, 2, ENGINE.right, ENGINE.up, ENGINE.back)
        // A star that can be followed when the craft flies away.
        const away = Math.max(0, frame.camera.z - craft.z - 20)
        add(x, y, z, 2.4 + away * 0.012, PALETTE.engine, 0.55 + Math.min(0.4, away * 0.004), 0)
      }
      geometry.instanceCount = glow
      places.needsUpdate = true
      tints.needsUpdate = true
    },
    dispose: () => {
      geometry.dispose()
      material.dispose()
    },
  }
}

/** All rings of the course in one instanced draw. */
import { BufferAttribute, GLSL3, InstancedBufferGeometry, RawShaderMaterial } from 'three'

import type { RingStatus } from '../../simulation/flight-state'
import { RING_SLOTS } from '../../simulation/ring-placement'
import type { Detail } from '../detail'
import type { FlightFrame } from '../flight-frame'
import { glslVec3, PALETTE } from '../palette'
import type { ScenePart } from '../scene-part'
import { AIR_GLSL } from '../sky/air'
import { createInstanceAttribute } from '../instance-attribute'
import { createRingLook, lookOfRing, OPENING_SECONDS } from './ring-look'

/** Fins around the next ring, pointing at its middle. */
const FINS = 6
const GAPS = 8

const VERTEX = `
precision highp float;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
uniform vec3 cameraPosition;
/** Angle around the ring; outwards and along the axis, in tube radii (in fin lengths for a fin); 1 for a fin. */
in vec4 form;
/** Middle of the disc and radius of its opening. */
in vec4 place;
/** Brightness, tube radius, turn, fins. */
in vec4 look;
/** Broken share, grey. */
in vec2 loss;
out vec3 paint;
${AIR_GLSL}
void main() {
  float around = form.x + look.z;
  float share = fract(form.x * ${(GAPS / (2 * Math.PI)).toFixed(5)});
  float kept = step(share, 1.0 - loss.x);
  float tube = look.y * kept;
  float outwards = place.w + mix(tube * (1.0 + form.y), 2.0 * look.y + 2.6 * look.w * form.y, form.w);
  float along = mix(tube, 0.55 * look.w, form.w) * form.z;
  vec3 at = place.xyz + vec3(cos(around) * outwards, sin(around) * outwards, along);
  // Bright arcs run around the next ring; without them its turning could not be seen.
  float arcs = step(0.5, fract(form.x * ${(3 / (2 * Math.PI)).toFixed(5)}));
  float inner = 0.5 - 0.5 * form.y;
  vec3 bright = mix(${glslVec3(PALETTE.ring)}, ${glslVec3(PALETTE.ringCore)}, max(arcs, inner));
  vec3 colour = mix(${glslVec3(PALETTE.ringLater)}, bright, look.x);
  colour *= 0.86 + 0.14 * form.z;
  colour = mix(colour, ${glslVec3(PALETTE.ringMissed)}, loss.y);
  vec3 offset = at - cameraPosition;
  // A light shines through the air further than the ground does.
  paint = mix(throughAir(colour, offset), colour, 0.75 * look.x);
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

export interface RingModel extends ScenePart {
  readonly geometry: InstancedBufferGeometry
  readonly material: RawShaderMaterial
}

function ringGeometry(detail: Detail): InstancedBufferGeometry {
  const forms: number[] = []
  const indices: number[] = []
  const sides = detail.ringTubeSides
  for (let segment = 0; segment <= detail.ringSegments; segment++) {
    const around = (segment / detail.ringSegments) * 2 * Math.PI
    for (let side = 0; side < sides; side++) {
      const about = (side / sides) * 2 * Math.PI
      forms.push(around, Math.cos(about), Math.sin(about), 0)
      if (segment === detail.ringSegments) continue
      const here = segment * sides + side
      const beside = segment * sides + ((side + 1) % sides)
      indices.push(here, here + sides, beside + sides, here, beside + sides, beside)
    }
  }
  for (let fin = 0; fin < FINS; fin++) {
    const around = (fin / FINS) * 2 * Math.PI
    const first = forms.length / 4
    forms.push(around, 0, 0, 1)
    forms.push(around - 0.1, 1, 0.6, 1, around + 0.1, 1, 0.6, 1, around, 1.1, -1, 1)
    indices.push(first, first + 1, first + 2, first, first + 2, first + 3, first, first + 3, first + 1)
    indices.push(first + 1, first + 3, first + 2)
  }
  const geometry = new InstancedBufferGeometry()
  geometry.setAttribute('form', new BufferAttribute(new Float32Array(forms), 4))
  geometry.setIndex(new BufferAttribute(new Uint16Array(indices), 1))
  return geometry
}

/** A ring further behind the craft than this is out of every view; further ahead, the air has taken it. */
const BEHIND_METRES = 40
/** The least radius of a tube by its distance ahead. */
const THINNEST = 0.0019

export function createRingModel(detail: Detail): RingModel {
  const geometry = ringGeometry(detail)
  const places = createInstanceAttribute(4, RING_SLOTS)
  const looks = createInstanceAttribute(4, RING_SLOTS)
  const losses = createInstanceAttribute(2, RING_SLOTS)
  geometry.setAttribute('place', places).setAttribute('look', looks).setAttribute('loss', losses)
  const material = new RawShaderMaterial({ glslVersion: GLSL3, vertexShader: VERTEX, fragmentShader: FRAGMENT })

  const look = createRingLook()
  // What each slot of the flight's ring buffer showed last, to see a ring being met.
  const serials = new Int32Array(RING_SLOTS).fill(-1)
  const statuses: RingStatus[] = Array.from({ length: RING_SLOTS }, () => 'ahead')
  const secondsSinceMet = new Float32Array(RING_SLOTS)
  const turns = new Float32Array(RING_SLOTS)

  const follow = (frame: FlightFrame, slot: number): void => {
    const ring = frame.state.rings[slot]
    if (ring === undefined) return
    if (serials[slot] !== ring.serial) {
      serials[slot] = ring.serial
      // A ring first seen after it was met was met long ago.
      secondsSinceMet[slot] = OPENING_SECONDS
    } else if (statuses[slot] !== ring.status) {
      secondsSinceMet[slot] = 0
    } else {
      secondsSinceMet[slot] = (secondsSinceMet[slot] ?? 0) + frame.seconds
    }
    statuses[slot] = ring.status
  }

  return {
    geometry,
    material,
    restart: () => serials.fill(-1),
    update: (frame) => {
      let instance = 0
      for (let slot = 0; slot < RING_SLOTS; slot++) {
        const ring = frame.state.rings[slot]
        if (ring === undefined || ring.serial < 0) continue
        follow(frame, slot)
        const ahead = frame.craft.z - ring.z
        if (ahead < -BEHIND_METRES || ahead > detail.sightMetres) continue
        const since = secondsSinceMet[slot] ?? 0
        lookOfRing(ring.status, ring.serial - frame.state.nextRingSerial, since, look)
        if (look.thickness <= 0) continue
        // A distant ring keeps about the width of a pixel; it only ever grows outwards from its opening.
        const thickness = Math.max(look.thickness, Math.min(1.5, ahead * THINNEST))
        const turn = ((turns[slot] ?? 0) + look.spinSpeed * frame.seconds) % (2 * Math.PI)
        turns[slot] = turn
        places.setXYZW(instance, ring.x, ring.y, ring.z - frame.originZ, ring.radius * look.opening)
        looks.setXYZW(instance, look.brightness, thickness, turn, look.fins)
        losses.setXY(instance, look.broken, look.grey)
        instance++
      }
      geometry.instanceCount = instance
      places.needsUpdate = true
      looks.needsUpdate = true
      losses.needsUpdate = true
    },
    dispose: () => {
      geometry.dispose()
      material.dispose()
    },
  }
}

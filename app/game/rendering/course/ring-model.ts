/** All rings of the course in one instanced draw. */
import { Float32BufferAttribute, InstancedBufferGeometry } from 'three'

import type { RingState, RingStatus } from '../../simulation/flight-state.ts'
import { RING_SLOTS } from '../../simulation/course/ring-placement.ts'
import { clamp } from '../../simulation/easing.ts'
import type { FlightFrame } from '../frame/flight-frame.ts'
import { PALETTE } from '../colour/palette.ts'
import type { Detail } from '../quality/detail.ts'
import { addDynamicAttribute, createPartMesh, glslFloat, glslVec3, type ScenePart } from '../shading/scene-part.ts'
import { ATMOSPHERE_GLSL } from '../shading/atmosphere.ts'
import { CLOSING_SECONDS, createRingAppearance, OPENING_SECONDS, setRingAppearance } from './ring-appearance.ts'

/** Fins around the next ring, pointing at its middle. */
const FINS = 6

/** What the 2D renderer draws a ring by as well. */
export const RING_LOOK = {
  /** Gaps of a broken ring, and bright arcs of the next one: around the whole circle. */
  gaps: 10,
  /** Where the first gap's period begins, as a share of one: no vertex stands on its edge at any detail. */
  gapStart: 0.25,
  arcs: 3,
  /** Where a fin begins, in tube radii beyond the opening; how far it then reaches, and half its width, in fin lengths. */
  finStart: 2,
  finReach: 2.6,
  finHalfWidth: 0.55,
  /** The light on a vertex in the plane of the ring, and what it gains in front. */
  light: 0.86,
  lightGain: 0.14,
  /** The share of a dim ring that is not fogged, and what a bright one has above that. */
  unfogged: 0.2,
  unfoggedGain: 0.55,
} as const

/**
 * Bright arcs run around the next ring; without them its turning could not be seen.
 * A bright ring is fogged less than the ground, so that it is seen from further away.
 * Outwards and along its axis, a vertex stands in tube radii, or in fin lengths where it belongs to a fin.
 */
const VERTEX = `
in vec4 form;
in vec4 place;
in vec4 shape;
in vec3 damage;
out vec4 paint;
${ATMOSPHERE_GLSL}
void main() {
  float angle = form.x, vertexOut = form.y, vertexAlong = form.z, isFin = form.w;
  vec3 middle = place.xyz;
  float opening = place.w;
  float brightness = shape.x, tubeRadius = shape.y, turn = shape.z, finLength = shape.w;
  float brokenShare = damage.x, grey = damage.y, faded = damage.z;

  float share = fract(angle * ${(RING_LOOK.gaps / (2 * Math.PI)).toFixed(5)} + ${glslFloat(RING_LOOK.gapStart)});
  float tube = tubeRadius * step(share, 1.0 - brokenShare);
  float fin = ${glslFloat(RING_LOOK.finStart)} * tubeRadius + ${glslFloat(RING_LOOK.finReach)} * finLength * vertexOut;
  float outwards = opening + mix(tube * (1.0 + vertexOut), fin, isFin);
  float along = mix(tube, ${glslFloat(RING_LOOK.finHalfWidth)} * finLength, isFin) * vertexAlong;
  vec3 at = middle + vec3(cos(angle + turn) * outwards, sin(angle + turn) * outwards, along);
  float arcs = step(0.5, fract(angle * ${(RING_LOOK.arcs / (2 * Math.PI)).toFixed(5)}));
  float inner = 0.5 - 0.5 * vertexOut;
  vec3 bright = mix(${glslVec3(PALETTE.ring)}, ${glslVec3(PALETTE.ringCore)}, max(arcs, inner));
  vec3 colour = mix(${glslVec3(PALETTE.ringLater)}, bright, brightness);
  colour *= ${glslFloat(RING_LOOK.light)} + ${glslFloat(RING_LOOK.lightGain)} * vertexAlong;
  colour = mix(colour, ${glslVec3(PALETTE.ringMissed)}, grey);
  vec3 offset = at - eye;
  float unfogged = ${glslFloat(RING_LOOK.unfogged)} + ${glslFloat(RING_LOOK.unfoggedGain)} * brightness;
  paint = vec4(mix(fogged(colour, offset), colour, unfogged * (1.0 - faded)), 1.0);
  gl_Position = viewProjection * vec4(at, 1.0);
}
`

function ringGeometry(detail: Detail): InstancedBufferGeometry {
  const forms: number[] = []
  const indices: number[] = []
  const sides = detail.ringTubeSides
  for (let segment = 0; segment <= detail.ringSegments; segment += 1) {
    const around = (segment / detail.ringSegments) * 2 * Math.PI
    for (let side = 0; side < sides; side += 1) {
      const about = (side / sides) * 2 * Math.PI
      forms.push(around, Math.cos(about), Math.sin(about), 0)
      if (segment === detail.ringSegments) continue
      const here = segment * sides + side
      const beside = segment * sides + ((side + 1) % sides)
      indices.push(here, here + sides, beside + sides, here, beside + sides, beside)
    }
  }
  for (let fin = 0; fin < FINS; fin += 1) {
    const around = (fin / FINS) * 2 * Math.PI
    const first = forms.length / 4
    forms.push(around, 0, 0, 1)
    forms.push(around - 0.1, 1, 0.6, 1, around + 0.1, 1, 0.6, 1, around, 1.1, -1, 1)
    indices.push(first, first + 1, first + 2, first, first + 2, first + 3, first, first + 3, first + 1)
    indices.push(first + 1, first + 3, first + 2)
  }
  const geometry = new InstancedBufferGeometry()
  geometry.setAttribute('form', new Float32BufferAttribute(forms, 4)).setIndex(indices)
  return geometry
}

/** A ring further behind the craft than this is out of every view; beyond the ground in sight it is fully fogged. */
const BEHIND_METRES = 40
/** The least radius of a tube by its distance ahead, so that it stays a line of a few pixels: of the next ring, and of each later one. */
const THINNEST = 0.0023
const THINNEST_LATER = 0.0015
/** Nearer than this, tube and fins shrink, down to this share: close up they would hide the way. */
const THIN_METRES = 60
const THINNED = 0.4

function nearShare(ahead: number): number {
  return clamp(ahead / THIN_METRES, THINNED, 1)
}

/** The share of the craft's speed at which a missed ring is carried along while it shuts: otherwise the camera is past it before it is seen. */
const CARRIED = 0.75

function carriedMetres({ status }: RingState, { craft, motion }: FlightFrame, secondsSinceMet: number): number {
  if (status !== 'missed' || !motion.decoration) return 0
  return CARRIED * craft.speed * Math.min(secondsSinceMet, CLOSING_SECONDS)
}

export function createRingModel(detail: Detail): ScenePart {
  const geometry = ringGeometry(detail)
  const places = addDynamicAttribute(geometry, 'place', 4, RING_SLOTS)
  const shapes = addDynamicAttribute(geometry, 'shape', 4, RING_SLOTS)
  const damages = addDynamicAttribute(geometry, 'damage', 3, RING_SLOTS)

  const appearance = createRingAppearance()
  // What each slot of the flight's ring buffer showed last, to notice that a ring was met.
  const serials = new Int32Array(RING_SLOTS).fill(-1)
  const statuses: RingStatus[] = Array.from({ length: RING_SLOTS }, () => 'ahead')
  const secondsSinceMet = new Float32Array(RING_SLOTS)
  const turns = new Float32Array(RING_SLOTS)

  const follow = (frame: FlightFrame, slot: number, { serial, status }: RingState): void => {
    if (serials[slot] !== serial) {
      serials[slot] = serial
      // A ring that was met before it was first seen was met long ago.
      secondsSinceMet[slot] = OPENING_SECONDS
    } else if (statuses[slot] !== status) {
      secondsSinceMet[slot] = 0
    } else {
      secondsSinceMet[slot] += frame.seconds
    }
    statuses[slot] = status
  }

  return {
    mesh: createPartMesh(geometry, { vertexShader: VERTEX }),
    restart: () => serials.fill(-1),
    update: (frame) => {
      let instance = 0
      for (let slot = 0; slot < RING_SLOTS; slot += 1) {
        const ring = frame.state.rings[slot]
        if (ring.serial < 0) continue
        follow(frame, slot, ring)
        const ahead = frame.craft.z - ring.z
        if (ahead < -BEHIND_METRES || ahead > detail.drawnMetres) continue
        const since = secondsSinceMet[slot]
        setRingAppearance(appearance, ring, ring.serial - frame.state.nextRingSerial, since)
        if (appearance.thickness <= 0) continue
        // It only ever grows outwards from its opening.
        const thinnest = (ring.serial <= frame.state.nextRingSerial ? THINNEST : THINNEST_LATER) * detail.thinnest
        const thickness = Math.max(appearance.thickness * nearShare(ahead), Math.min(1.5, ahead * thinnest))
        const turn = (turns[slot] + appearance.spinSpeed * frame.seconds) % (2 * Math.PI)
        turns[slot] = turn
        const at = instance * 4
        places.array[at] = ring.x
        places.array[at + 1] = ring.y
        places.array[at + 2] = ring.z - carriedMetres(ring, frame, since) - frame.originZ
        places.array[at + 3] = ring.radius * appearance.opening
        shapes.array[at] = appearance.brightness
        shapes.array[at + 1] = thickness
        shapes.array[at + 2] = turn
        shapes.array[at + 3] = appearance.fins * nearShare(ahead)
        damages.array[instance * 3] = appearance.broken
        damages.array[instance * 3 + 1] = appearance.grey
        damages.array[instance * 3 + 2] = appearance.faded
        instance += 1
      }
      geometry.instanceCount = instance
      places.needsUpdate = true
      shapes.needsUpdate = true
      damages.needsUpdate = true
    },
  }
}

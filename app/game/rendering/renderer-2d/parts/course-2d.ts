/** Rings and canisters. */
import { Vector3 } from 'three'

import { CANISTER_LOOK } from '../../course/canister-model.ts'
import { RING_LOOK } from '../../course/ring-model.ts'
import { PALETTE, type Rgb } from '../../colour/palette.ts'
import type { Colour } from '../drawing/atmosphere-2d.ts'
import { indicesOf, instanceQueue, numbersOf, type CreatePart2d } from './part-2d.ts'

const FULL_TURN = 2 * Math.PI
/** The axis of the flight, which canisters turn about. */
const ALONG = new Vector3(0, 0, 1)

function fract(value: number): number {
  return value - Math.floor(value)
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** See the shader of course/ring-model.ts for what the numbers mean. */
export const createRings2d: CreatePart2d = (rings, pen, atmosphere) => {
  const { camera } = pen
  const forms = numbersOf(rings, 'form')
  const indices = indicesOf(rings)
  const places = numbersOf(rings, 'place')
  const shapes = numbersOf(rings, 'shape')
  const damages = numbersOf(rings, 'damage')
  const offset = new Vector3()
  const colour: Colour = new Float64Array(3)

  /** The vertices of the ring that is being drawn, offsets from the camera, and their paint: three numbers each. */
  const vertices = new Float64Array((forms.length / 4) * 3)
  const paints = new Float64Array(vertices.length)

  const placeVertex = (ring: number, vertex: number): void => {
    const at = ring * 4
    const form = vertex * 4
    const angle = forms[form]
    const outwardsShare = forms[form + 1]
    const alongShare = forms[form + 2]
    const isFin = forms[form + 3] === 1
    const brightness = shapes[at]
    const thickness = shapes[at + 1]
    const fins = shapes[at + 3]
    const around = angle + shapes[at + 2]
    const isKept = fract((angle * RING_LOOK.gaps) / FULL_TURN + RING_LOOK.gapStart) <= 1 - damages[ring * 3]
    const tube = isKept ? thickness : 0
    const fin = RING_LOOK.finStart * thickness + RING_LOOK.finReach * fins * outwardsShare
    const outwards = places[at + 3] + (isFin ? fin : tube * (1 + outwardsShare))
    offset.x = places[at] + Math.cos(around) * outwards - camera.x
    offset.y = places[at + 1] + Math.sin(around) * outwards - camera.y
    offset.z = places[at + 2] + (isFin ? RING_LOOK.finHalfWidth * fins : tube) * alongShare
    const isArc = fract((angle * RING_LOOK.arcs) / FULL_TURN) >= 0.5
    const core = isArc ? 1 : 0.5 - 0.5 * outwardsShare
    const grey = damages[ring * 3 + 1]
    const light = RING_LOOK.light + RING_LOOK.lightGain * alongShare
    for (let channel = 0; channel < 3; channel += 1) {
      const bright = mix(PALETTE.ring[channel], PALETTE.ringCore[channel], core)
      const lit = mix(PALETTE.ringLater[channel], bright, brightness) * light
      colour[channel] = mix(lit, PALETTE.ringMissed[channel], grey)
    }
    const unfogged = RING_LOOK.unfogged + RING_LOOK.unfoggedGain * brightness
    atmosphere.fogInto(colour, offset, unfogged * (1 - damages[ring * 3 + 2]))
    offset.toArray(vertices, vertex * 3)
    for (let channel = 0; channel < 3; channel += 1) paints[vertex * 3 + channel] = colour[channel]
  }

  const draw = (ring: number): void => {
    for (let vertex = 0; vertex * 3 < vertices.length; vertex += 1) placeVertex(ring, vertex)
    for (let index = 0; index < indices.length; index += 1) {
      const at = indices[index] * 3
      for (let channel = 0; channel < 3; channel += 1) colour[channel] = paints[at + channel]
      pen.vertex(offset.fromArray(vertices, at))
      pen.paint(colour, 1)
      if (index % 3 === 2) pen.shade(true)
    }
  }
  return instanceQueue(rings, draw)
}

/** See the shader of course/canister-model.ts. */
export const createCanisters2d: CreatePart2d = (canisters, pen, atmosphere) => {
  const { camera } = pen
  const positions = numbersOf(canisters, 'position')
  const normals = numbersOf(canisters, 'normal')
  const bands = numbersOf(canisters, 'band')
  const places = numbersOf(canisters, 'place')
  const { bodyPaint, bandPaint } = canisters.mesh.material.uniforms
  const offset = new Vector3()
  const normal = new Vector3()
  const colour: Colour = new Float64Array(3)

  const draw = (canister: number): void => {
    const at = canister * 4
    const { value } = atmosphere.uniforms.light
    const angle = places[at + 3]
    for (let facet = 0; facet < positions.length; facet += 9) {
      for (let vertex = facet; vertex < facet + 9; vertex += 3) {
        offset.fromArray(positions, vertex).applyAxisAngle(ALONG, angle)
        offset.x += places[at] - camera.x
        offset.y += places[at + 1] - camera.y
        offset.z += places[at + 2]
        pen.vertex(offset)
      }
      normal.fromArray(normals, facet).applyAxisAngle(ALONG, angle)
      const light = Math.max(0, normal.x * value[0] + normal.y * value[1] + normal.z * value[2])
      const isBand = bands[facet / 3] === 1
      const base = (isBand ? bandPaint : bodyPaint).value as Rgb
      const { shade, sun } = isBand ? CANISTER_LOOK.band : CANISTER_LOOK.body
      const lit = shade + sun * light
      for (let channel = 0; channel < 3; channel += 1) colour[channel] = base[channel] * lit
      atmosphere.fogInto(colour, offset, CANISTER_LOOK.unfogged)
      for (let channel = 0; channel < 3; channel += 1) colour[channel] = Math.min(1, colour[channel])
      pen.fill(colour)
    }
  }
  return instanceQueue(canisters, draw)
}

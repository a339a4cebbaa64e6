import { Vector3 } from 'three'

import { smoothstep } from '../../../simulation/easing.ts'
import { SUNK_METRES } from '../../terrain/chunk-ring.ts'
import { PANE_OUT, SHADE, SUN } from '../../wayside/wayside-model.ts'
import { WAYSIDE_SHAPES } from '../../wayside/wayside.ts'
import { mixInto, type Colour } from '../drawing/atmosphere-2d.ts'
import { instanceQueue, numbersOf, type CreatePart2d } from './part-2d.ts'

/** Less than with WebGL, because what is drawn after the ground shows the foot that is in it. */
const FOOT_DEPTH = 0.4

/** Further away than this, in metres, a hut is five pixels high: it is left out. */
const FURTHEST_METRES = 560

const UP = new Vector3(0, 1, 0)

type WaysideShape = (typeof WAYSIDE_SHAPES)[number]

/** Sets `into` to a vertex of the shape, in metres about its foot; `forms` holds it from number `at` on. */
function placeVertex(into: Vector3, forms: Float32Array, at: number, shape: WaysideShape): void {
  const { foot, middle, ridge, middleHeight, height, pane } = shape
  const across = forms[at]
  const level = forms[at + 1]
  const along = forms[at + 2]
  if (forms[at + 3] === 2) into.set(pane[0] + pane[2] * across, pane[1] + pane[3] * level, middle + PANE_OUT)
  else if (level === 2) into.set(0, height, ridge * along)
  else if (level === 1) into.set(middle * across, middleHeight, middle * along)
  else into.set(foot * across, -FOOT_DEPTH, foot * along)
}

/** Cairns, huts and masts: see the shader of wayside/wayside-model.ts for what the numbers mean. */
export const createWayside2d: CreatePart2d = (wayside, pen, atmosphere) => {
  const { camera } = pen
  const forms = numbersOf(wayside, 'position')
  const facings = numbersOf(wayside, 'facing')
  const places = numbersOf(wayside, 'place')
  const kinds = numbersOf(wayside, 'kind')
  const { paints, unfogged, sinking } = wayside.mesh.material.uniforms
  const colours = paints.value as Float32Array
  const [sinkFrom, sinkTo] = sinking.value as [number, number]
  const facing = new Vector3()
  const local = new Vector3()
  const middle = Object.assign(new Vector3(), { height: 0 })
  const colour: Colour = new Float64Array(3)
  const bare: Colour = new Float64Array(3)

  const draw = (instance: number): void => {
    const at = instance * 4
    if (places[at + 2] < -FURTHEST_METRES) return
    const kind = kinds[instance * 2]
    const size = kinds[instance * 2 + 1]
    const turn = places[at + 3]
    for (let vertex = 0; vertex < forms.length; vertex += 4) {
      placeVertex(local, forms, vertex, WAYSIDE_SHAPES[kind])
      local.applyAxisAngle(UP, turn).multiplyScalar(size)
      local.x += places[at]
      local.y += places[at + 1]
      local.z += places[at + 2]
      const { y } = local
      local.y -= smoothstep(sinkFrom, sinkTo, -local.z) * (local.y + SUNK_METRES)
      local.x -= camera.x
      local.y -= camera.y
      pen.vertex(local)
      if (vertex % 12 !== 8) continue
      middle.copy(local)
      middle.height = y
      fill(vertex, kind, turn)
    }
  }

  const fill = (vertex: number, kind: number, turn: number): void => {
    const part = forms[vertex + 3]
    const light = atmosphere.uniforms.light.value
    facing.fromArray(facings, (vertex / 4) * 3).applyAxisAngle(UP, turn)
    const towards = Math.max(0, facing.x * light[0] + facing.y * light[1] + facing.z * light[2])
    const lit = part === 2 ? 1 : SHADE + SUN * towards
    for (let channel = 0; channel < 3; channel += 1) {
      bare[channel] = colours[(kind * 3 + part) * 3 + channel]
      colour[channel] = Math.min(1, bare[channel] * lit)
    }
    atmosphere.dim(colour, middle.length())
    atmosphere.veilInto(colour, middle)
    if (part === 2 && kind < 2) mixInto(colour, bare, Number(unfogged.value))
    pen.fill(colour)
  }
  return instanceQueue(wayside, draw)
}

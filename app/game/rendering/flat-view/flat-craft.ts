/** The craft and its wreck: facets lit as they turn, from far to near. See the shader of craft/craft-model.ts. */
import type { Matrix4 } from 'three'

import { normalize, type Colour, type Direction, type FlatAir } from './flat-air.ts'
import { numbersOf, type CreateFlatPart } from './flat-part.ts'
import { pixelOf } from './raster/pixels.ts'

/** Of a piece that is not there: all its corners in one point. */
const NOWHERE: Pick<Matrix4, 'elements'> = { elements: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] }
/** The facet that is being lit: outwards from it, and its colour with the share that is not lit. */
const normal: Direction = { x: 0, y: 0, z: 0 }
const albedo = [0, 0, 0, 0]
const colour: Colour = new Float64Array(3)

function turn(into: Direction, elements: Matrix4['elements'], { x, y, z }: Direction): void {
  into.x = elements[0] * x + elements[4] * y + elements[8] * z
  into.y = elements[1] * x + elements[5] * y + elements[9] * z
  into.z = elements[2] * x + elements[6] * y + elements[10] * z
}

/** The pixel of `albedo` in the light that falls on a facet with `normal`, of any length. */
function litPixel({ light, lightAbove, lightBelow, lightAhead, groundSun }: FlatAir['uniforms']): number {
  normalize(normal)
  const [lightX = 0, lightY = 0, lightZ = 0] = light.value
  const sun = Math.max(0, normal.x * lightX + normal.y * lightY + normal.z * lightZ)
  const unlit = albedo[3] ?? 0
  for (let channel = 0; channel < 3; channel += 1) {
    const below = lightBelow.value[channel] ?? 0
    const sky = below + ((lightAbove.value[channel] ?? 0) - below) * (0.5 + 0.5 * normal.y)
    const horizon = (lightAhead.value[channel] ?? 0) * 0.4 * Math.max(0, -normal.z)
    const lit = sky + horizon + (groundSun.value[channel] ?? 0) * 0.62 * sun
    colour[channel] = Math.min(1, (albedo[channel] ?? 0) * (lit + (1 - lit) * unlit))
  }
  return pixelOf(colour)
}

/** From far to near; by insertion, because the order changes little from frame to frame. */
function sortByNearness(order: number[], nearness: Float64Array): void {
  for (let index = 1; index < order.length; index += 1) {
    const facet = order[index] ?? 0
    let place = index
    for (; place > 0 && (nearness[order[place - 1] ?? 0] ?? 0) > (nearness[facet] ?? 0); place -= 1)
      order[place] = order[place - 1] ?? 0
    order[place] = facet
  }
}

export const createFlatCraft: CreateFlatPart = (craft, pen, air) => {
  const { camera } = pen
  const positions = numbersOf(craft, 'position')
  const normals = numbersOf(craft, 'normal')
  const albedos = numbersOf(craft, 'albedo')
  const pieces = numbersOf(craft, 'piece')
  const matrices = craft.mesh.material.uniforms['pieces']?.value as readonly Matrix4[]
  const facets = positions.length / 9
  /** The corners of all facets in this frame, offsets from the camera, and how near each facet is. */
  const corners = new Float64Array(positions.length)
  const nearness = new Float64Array(facets)
  const order = Array.from({ length: facets }, (_, facet) => facet)

  const placeFacets = (): void => {
    for (let facet = 0; facet < facets; facet += 1) {
      const { elements } = matrices[pieces[facet * 3] ?? 0] ?? NOWHERE
      let away = 0
      for (let corner = facet * 9; corner < facet * 9 + 9; corner += 3) {
        const x = positions[corner] ?? 0
        const y = positions[corner + 1] ?? 0
        const z = positions[corner + 2] ?? 0
        const right = elements[0] * x + elements[4] * y + elements[8] * z + elements[12] - camera.x
        const up = elements[1] * x + elements[5] * y + elements[9] * z + elements[13] - camera.y
        const back = elements[2] * x + elements[6] * y + elements[10] * z + elements[14]
        corners[corner] = right
        corners[corner + 1] = up
        corners[corner + 2] = back
        away += right * camera.aheadX + up * camera.aheadY + back * camera.aheadZ
      }
      nearness[facet] = -away
    }
  }

  const colourOf = (facet: number): number => {
    const { elements } = matrices[pieces[facet * 3] ?? 0] ?? NOWHERE
    const at = facet * 9
    turn(normal, elements, { x: normals[at] ?? 0, y: normals[at + 1] ?? 0, z: normals[at + 2] ?? 0 })
    for (let channel = 0; channel < 4; channel += 1) albedo[channel] = albedos[facet * 12 + channel] ?? 0
    return litPixel(air.uniforms)
  }

  const draw = (): void => {
    placeFacets()
    sortByNearness(order, nearness)
    for (const facet of order) {
      for (let corner = facet * 9; corner < facet * 9 + 9; corner += 3)
        pen.corner(corners[corner] ?? 0, corners[corner + 1] ?? 0, corners[corner + 2] ?? 0)
      pen.fill(colourOf(facet))
    }
  }
  return {
    queue: ({ craft: { z }, ending, wreck }, queue) => {
      let nearest = z
      // The ground that a piece of the wreck lies on must be drawn before it.
      if (ending === 'wrecked') for (const { place } of wreck.pieces) nearest = Math.max(nearest, place.z + 4)
      queue.add(nearest, draw, 0)
    },
  }
}

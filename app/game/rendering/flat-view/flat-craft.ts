/** The craft and its wreck: facets lit as they turn, from far to near. See the shader of craft/craft-model.ts. */
import type { Matrix4 } from 'three'

import { PALETTE, SKY_STOPS } from '../palette.ts'
import { LIGHT_DIRECTION } from '../sky/atmosphere.ts'
import type { Colour } from '../sky/sky-colour.ts'
import { numbersOf, type CreateFlatPart } from './flat-part.ts'
import { packPixel } from './raster.ts'

/** What lights a facet that looks down, and one that looks up. */
const SKY_BELOW = [0.52, 0.36, 0.45] as const
const SKY_ABOVE = [0.74, 0.66, 0.74] as const

export const createFlatCraft: CreateFlatPart = (craft, pen) => {
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
  const colour: Colour = [0, 0, 0]

  const placeFacets = (): void => {
    for (let facet = 0; facet < facets; facet += 1) {
      const elements = matrices[pieces[facet * 3] ?? 0]?.elements
      if (elements === undefined) continue
      let away = 0
      for (let corner = facet * 9; corner < facet * 9 + 9; corner += 3) {
        const [x = 0, y = 0, z = 0] = [positions[corner], positions[corner + 1], positions[corner + 2]]
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

  /** From far to near; by insertion, because the order changes little from frame to frame. */
  const sortFacets = (): void => {
    for (let index = 1; index < facets; index += 1) {
      const facet = order[index] ?? 0
      let place = index
      for (; place > 0 && (nearness[order[place - 1] ?? 0] ?? 0) > (nearness[facet] ?? 0); place -= 1)
        order[place] = order[place - 1] ?? 0
      order[place] = facet
    }
  }

  const lightFacet = (facet: number): number => {
    const elements = matrices[pieces[facet * 3] ?? 0]?.elements
    const at = facet * 9
    const [x = 0, y = 0, z = 0] = [normals[at], normals[at + 1], normals[at + 2]]
    if (elements === undefined) return 0
    let right = elements[0] * x + elements[4] * y + elements[8] * z
    let up = elements[1] * x + elements[5] * y + elements[9] * z
    let back = elements[2] * x + elements[6] * y + elements[10] * z
    const length = Math.sqrt(right * right + up * up + back * back)
    right /= length
    up /= length
    back /= length
    const sun = Math.max(0, right * LIGHT_DIRECTION[0] + up * LIGHT_DIRECTION[1] + back * LIGHT_DIRECTION[2])
    const unlit = albedos[facet * 12 + 3] ?? 0
    for (let channel = 0; channel < 3; channel += 1) {
      const below = SKY_BELOW[channel] ?? 0
      const sky = below + ((SKY_ABOVE[channel] ?? 0) - below) * (0.5 + 0.5 * up)
      const horizon = (SKY_STOPS[1].colour[channel] ?? 0) * 0.4 * Math.max(0, -back)
      const light = sky + horizon + (PALETTE.groundSun[channel] ?? 0) * 0.62 * sun
      colour[channel] = 255 * Math.min(1, (albedos[facet * 12 + channel] ?? 0) * (light + (1 - light) * unlit))
    }
    return packPixel(colour[0], colour[1], colour[2])
  }

  const draw = (): void => {
    placeFacets()
    sortFacets()
    for (const facet of order) {
      for (let corner = facet * 9; corner < facet * 9 + 9; corner += 3)
        pen.corner(corners[corner] ?? 0, corners[corner + 1] ?? 0, corners[corner + 2] ?? 0)
      pen.fill(lightFacet(facet))
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

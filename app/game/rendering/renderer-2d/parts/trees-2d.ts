import { Vector3 } from 'three'

import { smoothstep } from '../../../simulation/easing.ts'
import type { Colour } from '../drawing/atmosphere-2d.ts'
import { WIDEST } from '../../wayside/trees-model.ts'
import { instanceQueue, numbersOf, type CreatePart2d } from './part-2d.ts'

/** Trees: see the shader of wayside/trees-model.ts for what the numbers mean. */
export const createTrees2d: CreatePart2d = (trees, pen, atmosphere) => {
  const { camera } = pen
  const corners = numbersOf(trees, 'position')
  const places = numbersOf(trees, 'place')
  const { paints, widths, heights, shrinking } = trees.mesh.material.uniforms
  const colours = paints.value as Float32Array
  const [from, to] = shrinking.value as [number, number]
  const vertex = new Vector3()
  const foot = Object.assign(new Vector3(), { height: 0 })
  const colour: Colour = new Float64Array(3)

  const draw = (instance: number): void => {
    const at = instance * 4
    foot.fromArray(places, at)
    foot.height = foot.y
    foot.x -= camera.x
    foot.y -= camera.y
    const distance = foot.length()
    const size = places[at + 3] * (1 - smoothstep(from, to, -foot.z))
    for (let corner = 0; corner < corners.length; corner += 3) {
      const level = corners[corner + 1]
      const width = size * (widths.value as number[])[level]
      vertex.copy(foot)
      vertex.x += width * corners[corner]
      vertex.y += size * (heights.value as number[])[level]
      if (level === WIDEST && corners[corner] === 0) vertex.z += width
      pen.vertex(vertex)
      if (corner % 9 !== 6) continue
      for (let channel = 0; channel < 3; channel += 1) colour[channel] = colours[corners[corner + 2] * 3 + channel]
      atmosphere.dim(colour, distance)
      atmosphere.veilInto(colour, foot)
      pen.fill(colour)
    }
  }
  return instanceQueue(trees, draw)
}

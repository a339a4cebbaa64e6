/** The craft of a rival, blended over what is behind it. See the shader of craft/rival-model.ts. */
import { Vector3, type Matrix4 } from 'three'

import { RIVAL_LIGHT, RIVAL_RGB } from '../../craft/rival-model.ts'
import type { Colour } from '../flat-atmosphere.ts'
import { numbersOf, type CreateFlatPart } from './flat-part.ts'

const vertex = new Vector3()
const normal = new Vector3()
const colour: Colour = new Float64Array(3)

export const createFlatRival: CreateFlatPart = (rival, pen) => {
  const { camera } = pen
  const positions = numbersOf(rival, 'position')
  const normals = numbersOf(rival, 'normal')
  const { place, opacity } = rival.mesh.material.uniforms
  const matrix = place?.value as Matrix4

  const draw = (): void => {
    for (let at = 0; at < positions.length; at += 3) {
      vertex.fromArray(positions, at).applyMatrix4(matrix)
      vertex.x -= camera.x
      vertex.y -= camera.y
      pen.vertex(vertex)
      const upwards = Math.abs(normal.fromArray(normals, at).transformDirection(matrix).y)
      const flatness = RIVAL_LIGHT.upright + RIVAL_LIGHT.flatGain * upwards
      for (let channel = 0; channel < 3; channel += 1) colour[channel] = (RIVAL_RGB[channel] ?? 0) * flatness
      pen.paint(colour, Number(opacity?.value))
      if (at % 9 === 6) pen.shade(true)
    }
  }
  return (frame, queue) => {
    if (Number(opacity?.value) > 0) queue.add(frame.rival.z, draw, 0)
  }
}

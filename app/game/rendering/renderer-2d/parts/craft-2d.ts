/** The craft and its wreck, facets lit as they turn, from far to near; and the craft of a rival. See the shaders of craft/. */
import { Matrix4, Vector3 } from 'three'
import { CRAFT_LIGHT, craftDaylight } from '../../craft/craft-model.ts'
import type { Rgb } from '../../colour/palette.ts'
import { sortByNearness } from '../drawing/draw-queue.ts'
import type { Colour, Atmosphere2d } from '../drawing/atmosphere-2d.ts'
import { instanceQueue, numbersOf, type CreatePart2d } from './part-2d.ts'
import { RIVAL_LIGHT } from '../../craft/rival-model.ts'

/** The vertex that is being placed. */
const vertex = new Vector3()
/** Where a wreck's fire burns, an offset from the camera. */
const firePlace = new Vector3()
/** The facet that is being lit: outwards from it, from it to the fire, and its colour with the share that is not lit. */
const normal = new Vector3()
const toFire = new Vector3()
const albedo = [0, 0, 0, 0]
const colour: Colour = new Float64Array(3)

/** Sets `colour` to `albedo` in the light, and that of a fire, that falls on a facet with `normal`. */
function setLit({ light, lightAbove, lightBelow, lightAhead, groundSun }: Atmosphere2d['uniforms'], fire: Rgb): void {
  const facing = Math.max(0, normal.dot(toFire) / (toFire.length() + 0.1))
  const burning = CRAFT_LIGHT.fire + CRAFT_LIGHT.fireGain * facing
  const sun = Math.max(0, normal.x * light.value[0] + normal.y * light.value[1] + normal.z * light.value[2])
  const unlit = albedo[3]
  for (let channel = 0; channel < 3; channel += 1) {
    const below = lightBelow.value[channel]
    const above = lightAbove.value[channel]
    const sky = below + (above - below) * (0.5 + 0.5 * normal.y) + above * CRAFT_LIGHT.behind * Math.max(0, normal.z)
    const horizon = lightAhead.value[channel] * CRAFT_LIGHT.horizon * Math.max(0, -normal.z)
    const day = craftDaylight(sky + horizon + groundSun.value[channel] * CRAFT_LIGHT.sun * sun)
    const lit = day + fire[channel] * burning * Math.max(0, 1 - day)
    colour[channel] = Math.min(1, albedo[channel] * (lit + (1 - lit) * unlit))
  }
}

export const createCraft2d: CreatePart2d = (craft, pen, atmosphere) => {
  const { camera } = pen
  const positions = numbersOf(craft, 'position')
  const normals = numbersOf(craft, 'normal')
  const albedos = numbersOf(craft, 'albedo')
  const pieces = numbersOf(craft, 'piece')
  const uniforms = craft.mesh.material.uniforms
  const matrices = uniforms['pieces'].value as readonly Matrix4[]
  const fire = uniforms['fire'].value as Rgb
  const facets = positions.length / 9
  /** The vertices of all facets in this frame, offsets from the camera, and how near each facet is. */
  const vertices = new Float64Array(positions.length)
  const nearness = new Float64Array(facets)
  const order = Array.from({ length: facets }, (_, facet) => facet)

  const matrixOf = (facet: number): Matrix4 => matrices[pieces[facet * 3]]

  const placeFacets = (): void => {
    for (let facet = 0; facet < facets; facet += 1) {
      let away = 0
      for (let at = facet * 9; at < facet * 9 + 9; at += 3) {
        vertex.fromArray(positions, at).applyMatrix4(matrixOf(facet))
        vertices[at] = vertex.x -= camera.x
        vertices[at + 1] = vertex.y -= camera.y
        vertices[at + 2] = vertex.z
        away += camera.ahead.dot(vertex)
      }
      nearness[facet] = -away
    }
  }

  const setColour = (facet: number): void => {
    normal.fromArray(normals, facet * 9).transformDirection(matrixOf(facet))
    toFire.subVectors(firePlace, vertex)
    for (let channel = 0; channel < 4; channel += 1) albedo[channel] = albedos[facet * 12 + channel]
    setLit(atmosphere.uniforms, fire)
  }

  const draw = (): void => {
    placeFacets()
    sortByNearness(order, nearness, facets)
    firePlace.setFromMatrixPosition(matrices[0])
    firePlace.x -= camera.x
    firePlace.y += CRAFT_LIGHT.fireMetres - camera.y
    for (let index = 0; index < facets; index += 1) {
      const facet = order[index]
      for (let at = facet * 9; at < facet * 9 + 9; at += 3) pen.vertex(vertex.fromArray(vertices, at))
      setColour(facet)
      pen.fill(colour)
    }
  }
  return ({ craft: { z }, camera: { z: cameraZ }, ending, wreck }, queue) => {
    // From beside it, the ground beyond its tail must be drawn before it.
    let nearest = z + Math.max(0, 15 - (cameraZ - z))
    // The ground that a piece of the wreck lies on must be drawn before it.
    if (ending === 'wrecked') for (const { place } of wreck.pieces) nearest = Math.max(nearest, place.z + 4)
    queue.add(nearest, draw, 0)
  }
}

/** The craft of rivals, blended over what is behind them. See the shader of craft/rival-model.ts. */
export const createRival2d: CreatePart2d = (rivals, pen) => {
  const { camera } = pen
  const positions = numbersOf(rivals, 'position')
  const normals = numbersOf(rivals, 'normal')
  const colours = numbersOf(rivals, 'colour')
  const places = numbersOf(rivals, 'place')
  const opacities = numbersOf(rivals, 'opacity')
  const matrix = new Matrix4()

  const draw = (instance: number): void => {
    matrix.fromArray(places, instance * 16)
    for (let at = 0; at < positions.length; at += 3) {
      vertex.fromArray(positions, at).applyMatrix4(matrix)
      vertex.x -= camera.x
      vertex.y -= camera.y
      pen.vertex(vertex)
      const upwards = Math.abs(normal.fromArray(normals, at).transformDirection(matrix).y)
      const flatness = RIVAL_LIGHT.upright + RIVAL_LIGHT.flatGain * upwards
      for (let channel = 0; channel < 3; channel += 1) colour[channel] = colours[at + channel] * flatness
      pen.paint(colour, opacities[instance])
      if (at % 9 === 6) pen.shade(true)
    }
  }
  return instanceQueue(rivals, draw, 0, 16)
}

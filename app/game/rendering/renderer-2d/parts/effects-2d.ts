/** Shadow, ribbons, flocks, particles and glows. See the shaders of effects/. */
import { Vector3 } from 'three'

import { BIRD_UNFOGGED } from '../../effects/flock-model.ts'
import { PARTICLE_LIGHT } from '../../effects/particle-model.ts'
import { CRAFT_SHADOW } from '../../effects/shadow-model.ts'
import { RIBBON_OPACITY } from '../../effects/ribbon-model.ts'
import { PALETTE, type Rgb } from '../../colour/palette.ts'
import type { ScenePart } from '../../shading/scene-part.ts'
import type { Draw } from '../drawing/draw-queue.ts'
import { mixInto, type Colour } from '../drawing/atmosphere-2d.ts'
import type { Pen } from '../drawing/pen.ts'
import type { Halo } from '../raster/pixels.ts'
import { indicesOf, instanceQueue, numbersOf, type CreatePart2d } from './part-2d.ts'

/** Returns a function that draws a part of one surface, each vertex with its own paint. */
function createSurface(part: ScenePart, pen: Pen, paint: (vertex: number) => void): Draw {
  const positions = numbersOf(part, 'position')
  const indices = indicesOf(part)
  return () => {
    for (let index = 0; index < indices.length; index += 1) {
      const vertex = indices[index]
      pen.vertexOf(positions, vertex * 3)
      paint(vertex)
      if (index % 3 === 2) pen.shade(false)
    }
  }
}

export const createShadow2d: CreatePart2d = (shadow, pen) => {
  const positions = numbersOf(shadow, 'position')
  const darkness = numbersOf(shadow, 'darkness')
  const { strength } = shadow.mesh.material.uniforms
  const draw = createSurface(shadow, pen, (vertex) =>
    pen.paint(CRAFT_SHADOW, darkness[vertex] * Number(strength.value)),
  )
  return (frame, queue) => {
    if (!(Number(strength.value) > 0)) return
    let nearest = -Infinity
    for (let vertex = 2; vertex < positions.length; vertex += 3) nearest = Math.max(nearest, positions[vertex])
    queue.add(nearest + frame.originZ, draw, 0)
  }
}

export const createRibbons2d: CreatePart2d = (ribbons, pen) => {
  const strengths = numbersOf(ribbons, 'strength')
  const tints = numbersOf(ribbons, 'tint')
  const colour: Colour = new Float64Array(3)
  const draw = createSurface(ribbons, pen, (vertex) => {
    colour.set(PALETTE.ivory)
    mixInto(colour, PALETTE.ring, tints[vertex])
    pen.paint(colour, RIBBON_OPACITY * strengths[vertex], strengths[vertex])
  })
  return (frame, queue) => queue.add(frame.craft.z + 1, draw, 0)
}

export const createFlock2d: CreatePart2d = (flock, pen, atmosphere) => {
  const { camera } = pen
  const wings = numbersOf(flock, 'position')
  const places = numbersOf(flock, 'place')
  const poses = numbersOf(flock, 'pose')
  const { plumage } = flock.mesh.material.uniforms
  const offset = new Vector3()
  const colour: Colour = new Float64Array(3)
  const draw = (bird: number): void => {
    const at = bird * 4
    const headingX = poses[bird * 3]
    const headingZ = poses[bird * 3 + 1]
    const rise = poses[bird * 3 + 2]
    const size = places[at + 3]
    const spread = Math.sqrt(1 - rise * rise)
    for (let vertex = 0; vertex < wings.length; vertex += 2) {
      const across = wings[vertex] * spread
      const along = wings[vertex + 1]
      offset.x = places[at] + size * (headingX * along - headingZ * across) - camera.x
      offset.y = places[at + 1] + size * rise * Math.abs(wings[vertex]) - camera.y
      offset.z = places[at + 2] + size * (headingZ * along + headingX * across)
      pen.vertex(offset)
      colour.set(plumage.value as Rgb)
      atmosphere.fogInto(colour, offset, BIRD_UNFOGGED)
      pen.paint(colour, 1)
      if (vertex % 6 === 4) pen.shade(false)
    }
  }
  return instanceQueue(flock, draw)
}

export const createParticles2d: CreatePart2d = (particles, pen) => {
  const { camera } = pen
  const positions = numbersOf(particles, 'position')
  const indices = indicesOf(particles)
  const places = numbersOf(particles, 'place')
  const colours = numbersOf(particles, 'rgba')
  const poses = numbersOf(particles, 'pose')
  const offset = new Vector3()
  const colour: Colour = new Float64Array(3)

  const draw = (particle: number): void => {
    const at = particle * 4
    const size = places[at + 3]
    const stretch = poses[particle * 2]
    const half = size + stretch
    const cosine = Math.cos(poses[particle * 2 + 1])
    const sine = Math.sin(poses[particle * 2 + 1])
    for (let index = 0; index < indices.length; index += 1) {
      const vertex = indices[index] * 3
      const upwards = positions[vertex] * sine + positions[vertex + 1] * cosine
      offset.x = places[at] + (positions[vertex] * cosine - positions[vertex + 1] * sine) * size - camera.x
      offset.y = places[at + 1] + upwards * size - camera.y
      offset.z = places[at + 2] + positions[vertex + 2] * half
      pen.vertex(offset)
      const share = 1 - Math.abs(positions[vertex + 2]) * Math.min(1, stretch)
      for (let channel = 0; channel < 3; channel += 1)
        colour[channel] = colours[at + channel] * (PARTICLE_LIGHT.middle + PARTICLE_LIGHT.topGain * upwards)
      pen.paint(colour, colours[at + 3] * share)
      if (index % 3 === 2) pen.shade(true)
    }
  }
  return instanceQueue(particles, draw)
}

export const createGlows2d: CreatePart2d = (glows, pen) => {
  const places = numbersOf(glows, 'place')
  const tints = numbersOf(glows, 'tint')
  const halo: Halo = { x: 0, y: 0, radius: 0, peak: 0, red: 0, green: 0, blue: 0 }

  const draw = (glow: number): void => {
    const at = glow * 4
    halo.radius = places[at + 3]
    halo.red = tints[at] * 255
    halo.green = tints[at + 1] * 255
    halo.blue = tints[at + 2] * 255
    halo.peak = tints[at + 3]
    pen.vertexOf(places, at)
    pen.light(halo)
  }
  // The light around a body is drawn first, because the nearer half of the body covers it.
  return instanceQueue(glows, draw, -0.01)
}

/** Collects the painted triangles of everything that stands behind the ground: stars, sun, giant, far ridges. */
import { BufferAttribute, BufferGeometry } from 'three'

import type { Rgb } from '../palette'

/** How a corner is laid over what is behind it. */
export interface Coat {
  readonly colour: Rgb
  /** How much of what is behind is covered, in [0, 1]; 0 with `light` above 0 adds light to it. */
  readonly cover: number
  /** How much of the colour is laid on, in [0, 1]; equal to `cover` for paint. */
  readonly light: number
  /** How far the colour is mixed towards the sky in its direction, in [0, 1]. */
  readonly air: number
}

export type Point = readonly [x: number, y: number, z: number]

export interface FarPaint {
  /**
   * Adds a triangle over all before it.
   *
   * @param isPlace corners are places in metres, z from the camera, x and y of the world; otherwise directions
   */
  triangle(corners: readonly [Point, Point, Point], coats: readonly [Coat, Coat, Coat], isPlace?: boolean): void
  quad(
    corners: readonly [Point, Point, Point, Point],
    coats: readonly [Coat, Coat, Coat, Coat],
    isPlace?: boolean,
  ): void
  build(): BufferGeometry
}

export function paintCoat(colour: Rgb, cover: number, air: number): Coat {
  return { colour, cover, light: cover, air }
}

export function lightCoat(colour: Rgb, light: number): Coat {
  return { colour, cover: 0, light, air: 0 }
}

export function createFarPaint(): FarPaint {
  const positions: number[] = []
  const colours: number[] = []
  const coatings: number[] = []

  const corner = (point: Point, coat: Coat, isPlace: boolean): void => {
    positions.push(...point)
    colours.push(...coat.colour)
    coatings.push(coat.light, coat.cover, coat.air, isPlace ? 1 : 0)
  }
  const triangle: FarPaint['triangle'] = (corners, coats, isPlace = false) => {
    for (const index of [0, 1, 2] as const) corner(corners[index], coats[index], isPlace)
  }
  return {
    triangle,
    quad: ([a, b, c, d], [coatA, coatB, coatC, coatD], isPlace = false) => {
      triangle([a, b, c], [coatA, coatB, coatC], isPlace)
      triangle([a, c, d], [coatA, coatC, coatD], isPlace)
    },
    build: () =>
      new BufferGeometry()
        .setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
        .setAttribute('color', new BufferAttribute(new Float32Array(colours), 3))
        .setAttribute('coating', new BufferAttribute(new Float32Array(coatings), 4)),
  }
}

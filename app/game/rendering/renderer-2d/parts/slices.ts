/** Fills triangles slice by slice: what lies between two levels of a height that runs evenly from vertex to vertex. */
import { Vector3 } from 'three'

import { layerAt, layerFoot, layerTone } from '../../terrain/rock-strata.ts'
import type { Colour } from '../drawing/atmosphere-2d.ts'
import type { Pen } from '../drawing/pen.ts'

/** Of a facet, offsets from the camera in metres. */
export type Vertices = readonly [Vector3, Vector3, Vector3]

export function createSlices(pen: Pen) {
  const heights = new Float64Array(3)
  /** The lower and the upper level of the slice. In an array, because numbers are boxed on their way between functions. */
  const levels = new Float64Array(2)
  const crossing = new Vector3()
  const shade: Colour = new Float64Array(3)
  const contrast: Colour = new Float64Array(3)

  /** Adds the point where an edge crosses level 0 or 1, if it does. */
  const addCrossing = (vertices: Vertices, from: number, to: number, level: number): void => {
    const below = levels[level] - heights[from]
    if (below * (levels[level] - heights[to]) >= 0) return
    pen.vertex(crossing.lerpVectors(vertices[from], vertices[to], below / (heights[to] - heights[from])))
  }
  /** Adds the outline of what is between two heights, both included. */
  const addBetween = (vertices: Vertices, low: number, high: number): void => {
    levels[0] = low
    levels[1] = high
    for (let from = 0; from < 3; from += 1) {
      const to = from === 2 ? 0 : from + 1
      if (heights[from] >= low && heights[from] <= high) pen.vertex(vertices[from])
      const isRising = heights[to] > heights[from]
      addCrossing(vertices, from, to, isRising ? 0 : 1)
      addCrossing(vertices, from, to, isRising ? 1 : 0)
    }
  }

  return {
    /** The heights of the vertices, and how much the palest layer differs from the darkest by channel, to be set before. */
    heights,
    contrast,
    addBetween,
    /** Fills a triangle with the layers at its heights, from the highest to the lowest; see `pen.fill`. */
    fillLayers: (vertices: Vertices, colour: Colour, isCoveredBelow: boolean): void => {
      const lowest = layerAt(Math.min(heights[0], heights[1], heights[2]))
      const highest = layerAt(Math.max(heights[0], heights[1], heights[2]))
      for (let layer = highest; layer >= lowest; layer -= 1) {
        const tone = layerTone(layer)
        for (let channel = 0; channel < 3; channel += 1)
          shade[channel] = Math.min(1, colour[channel] * (1 + tone * contrast[channel]))
        addBetween(vertices, layerFoot(layer), layerFoot(layer + 1))
        pen.fill(shade, isCoveredBelow)
      }
    },
  }
}

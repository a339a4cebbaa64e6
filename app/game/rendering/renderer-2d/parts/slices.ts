/** Fills triangles slice by slice: what lies between two levels, which run evenly from vertex to vertex, as heights do. */
import { Vector3 } from 'three'

import { ACROSS, LAYER_METRES, LIP, TONES, wedgeThickness } from '../../terrain/rock-strata.ts'
import type { Colour } from '../drawing/atmosphere-2d.ts'
import type { Pen } from '../drawing/pen.ts'

/** Of a facet, offsets from the camera in metres. */
export type Vertices = readonly [Vector3, Vector3, Vector3]

/** The outline of a slice, between a lower and an upper level at each vertex. */
function createOutline(pen: Pen) {
  const heights = new Float64Array(3)
  const low = new Float64Array(3)
  const high = new Float64Array(3)
  /** Where an edge crosses the two levels, from 0 to 1, or 2 if it does not. In an array, because numbers are boxed on their way between functions. */
  const crossings = new Float64Array(2)
  const crossing = new Vector3()

  const setCrossing = (number: number, levels: Float64Array, from: number, to: number): void => {
    const start = heights[from] - levels[from]
    const end = heights[to] - levels[to]
    crossings[number] = start * end < 0 ? start / (start - end) : 2
  }
  const addCrossing = (number: number, start: Vector3, end: Vector3): void => {
    if (crossings[number] < 1) pen.vertex(crossing.lerpVectors(start, end, crossings[number]))
  }
  return {
    heights,
    low,
    high,
    /** Adds the outline to the pen's polygon, both levels included. */
    add: (vertices: Vertices): void => {
      for (let from = 0; from < 3; from += 1) {
        const to = from === 2 ? 0 : from + 1
        if (heights[from] >= low[from] && heights[from] <= high[from]) pen.vertex(vertices[from])
        setCrossing(0, low, from, to)
        setCrossing(1, high, from, to)
        const first = crossings[0] < crossings[1] ? 0 : 1
        addCrossing(first, vertices[from], vertices[to])
        addCrossing(1 - first, vertices[from], vertices[to])
      }
    },
  }
}

export function createSlices(pen: Pen) {
  const { camera } = pen
  const { heights, low, high, add } = createOutline(pen)
  /** Of the wedge of a layer, at each vertex. */
  const thickness = new Float64Array(3)
  const shade: Colour = new Float64Array(3)
  const contrast: Colour = new Float64Array(3)

  const setLow = (top: number, share: number): void => {
    for (let index = 0; index < 3; index += 1) low[index] = top - share * thickness[index]
  }
  /** Fills what is between both levels, and lowers the upper one to the lower. */
  const fillSlice = (vertices: Vertices, colour: Colour, tone: number, isCoveredBelow: boolean): void => {
    for (let channel = 0; channel < 3; channel += 1)
      shade[channel] = Math.min(1, colour[channel] * (1 + tone * contrast[channel]))
    add(vertices)
    pen.fill(shade, isCoveredBelow)
    high.set(low)
  }

  return {
    /** To be set before: the heights of the vertices, and the contrast of the strata by channel. */
    heights,
    contrast,
    /** Adds the outline of what is between two heights, both included. */
    addBetween: (vertices: Vertices, lowest: number, highest: number): void => {
      low.fill(lowest)
      high.fill(highest)
      add(vertices)
    },
    /** Fills a triangle with the layers at its heights, from the highest to the lowest; see `pen.fill`. */
    fillLayers: (vertices: Vertices, colour: Colour, isCoveredBelow: boolean): void => {
      const lowest = Math.floor(Math.min(heights[0], heights[1], heights[2]) / LAYER_METRES)
      const highest = Math.floor(Math.max(heights[0], heights[1], heights[2]) / LAYER_METRES)
      high.fill((highest + 1) * LAYER_METRES)
      for (let layer = highest; layer >= lowest; layer -= 1) {
        const top = (layer + 1) * LAYER_METRES
        for (let index = 0; index < 3; index += 1) {
          const { x, z } = vertices[index]
          thickness[index] = wedgeThickness(layer, ACROSS * (x + camera.x) + z + camera.z)
        }
        if (Math.max(thickness[0], thickness[1], thickness[2]) > 0) {
          setLow(top, LIP)
          fillSlice(vertices, colour, TONES.lip, isCoveredBelow)
          setLow(top, 1)
          fillSlice(vertices, colour, TONES.wedge, isCoveredBelow)
        }
        low.fill(layer * LAYER_METRES)
        fillSlice(vertices, colour, TONES.layer, isCoveredBelow)
      }
    },
  }
}

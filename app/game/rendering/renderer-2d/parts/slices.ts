/** Fills triangles slice by slice: what lies between two levels of a height that runs evenly from vertex to vertex. */
import { Vector3 } from 'three'

import { stratumAt, stratumFoot, stratumTone } from '../../terrain/rock-strata.ts'
import type { Colour } from '../drawing/atmosphere-2d.ts'
import type { Pen } from '../drawing/pen.ts'

type Vertices = readonly [Vector3, Vector3, Vector3]

export function createSlices(pen: Pen) {
  const heights = new Float64Array(3)
  const crossing = new Vector3()
  const shade: Colour = new Float64Array(3)

  /** Adds the point where an edge crosses a level, if it does. */
  const addCrossing = (vertices: Vertices, from: number, to: number, level: number): void => {
    const below = level - heights[from]
    if (below * (level - heights[to]) >= 0) return
    pen.vertex(crossing.lerpVectors(vertices[from], vertices[to], below / (heights[to] - heights[from])))
  }
  /** Adds the outline of what is between two levels, both included. */
  const addSlice = (vertices: Vertices, low: number, high: number): void => {
    for (let from = 0; from < 3; from += 1) {
      const to = from === 2 ? 0 : from + 1
      if (heights[from] >= low && heights[from] <= high) pen.vertex(vertices[from])
      const isRising = heights[to] > heights[from]
      addCrossing(vertices, from, to, isRising ? low : high)
      addCrossing(vertices, from, to, isRising ? high : low)
    }
  }

  return {
    /** The heights of the vertices, to be set before. */
    heights,
    addSlice,
    /** Fills a triangle with the strata at its heights, from the highest to the lowest; see `pen.fill`. */
    fillStrata: (vertices: Vertices, colour: Colour, contrast: number, isCoveredBelow: boolean): void => {
      const lowest = stratumAt(Math.min(heights[0], heights[1], heights[2]))
      const highest = stratumAt(Math.max(heights[0], heights[1], heights[2]))
      for (let stratum = highest; stratum >= lowest; stratum -= 1) {
        const tone = stratumTone(stratum, contrast)
        for (let channel = 0; channel < 3; channel += 1) shade[channel] = Math.min(1, colour[channel] * tone)
        addSlice(vertices, stratumFoot(stratum), stratumFoot(stratum + 1))
        pen.fill(shade, isCoveredBelow)
      }
    },
  }
}

/**
 * What the ground hides. The ground has one height at each place, so where it rises to some slope before the camera, all that is
 * further away and lower cannot be seen.
 *
 * A slope counts from the camera, by the metre along the flight. Slopes to the side are counted in columns.
 */
import type { Vector3Like } from 'three'

const COLUMNS = 256
const COLUMNS_TO_ONE = 64
/** Ground nearer than this hides nothing, in metres. */
const LEAST_AHEAD = 10
/** The slope below the horizon past which no smoothed edge shows: two pixels of a picture of 720 lines. */
const MARGIN = 0.004

/** @param count of horizons, one behind the other; number 0 hides nothing */
export function createHorizon(count: number) {
  /** The slopes of each horizon, by column. */
  const slopes = new Float64Array(count * COLUMNS).fill(-Infinity)
  /** The lowest slope of the line in each column. */
  const line = new Float64Array(COLUMNS).fill(Infinity)
  const columnOf = ({ x, z }: Vector3Like): number => COLUMNS / 2 - (x / z) * COLUMNS_TO_ONE

  return {
    /** Adds a stretch to a line across the ground, between two offsets from the camera. Stretches come in any order, without a gap. */
    addStretch: (left: Vector3Like, right: Vector3Like): void => {
      if (Math.max(left.z, right.z) > -LEAST_AHEAD) line.fill(-Infinity)
      const lowest = -Math.max(left.y / left.z, right.y / right.z)
      const end = Math.min(COLUMNS, columnOf(right))
      for (let column = Math.max(0, Math.floor(columnOf(left))); column < end; column += 1)
        line[column] = Math.min(line[column], lowest)
    },
    /** Builds horizon `number` from the one before it and the line. */
    endLine: (number: number): void => {
      for (let column = 0; column < COLUMNS; column += 1) {
        const before = slopes[(number - 1) * COLUMNS + column]
        const here = line[column]
        slopes[number * COLUMNS + column] = here < Infinity ? Math.max(before, here) : before
      }
      line.fill(Infinity)
    },
    /** Whether horizon `number`, or else the last, hides a polygon beyond its lines: offsets from the camera, or directions. */
    hides: (vertices: readonly Vector3Like[], number = count - 1): boolean => {
      // Infinite rather than 0 or −1 at first: the engine boxes a variable that begins as an integer at each change.
      let left = Infinity
      let right = -Infinity
      let top = -Infinity
      for (const vertex of vertices) {
        if (vertex.z >= 0) return false
        const column = columnOf(vertex)
        left = Math.min(left, column)
        right = Math.max(right, column)
        top = Math.max(top, MARGIN - vertex.y / vertex.z)
      }
      if (left < 0 || right >= COLUMNS) return false
      for (let column = Math.floor(left); column <= right; column += 1)
        if (slopes[number * COLUMNS + column] < top) return false
      return true
    },
  }
}

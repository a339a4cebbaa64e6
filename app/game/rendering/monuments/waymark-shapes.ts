/**
 * The shapes of the waymarks along the flight, of few facets each: an obelisk, a gate, and a mill that has lost half a sail.
 * In metres about the foot, y up, towards +z the side that the flight sees. All numbers were tuned by eye.
 */
import { box, tube, type Loop, type Vertex } from '../../simulation/landmarks/landmark-shapes.ts'
import { shapeOf, type MonumentShape } from './monument-shape.ts'

/** A box between two heights, narrower at its top; half widths in metres. */
function block(x: number, low: number, high: number, [lowHalf, highHalf]: readonly [number, number]): number[] {
  return tube([box(x, low, lowHalf, lowHalf), box(x, high, highHalf, highHalf)])
}

function obelisk(): MonumentShape {
  return shapeOf([...block(0, -26, 52, [7, 3.4]), ...block(0, 52, 60, [3.4, 0.3])])
}

/** Two pillars and a beam, whose ends rise. */
function gate(): MonumentShape {
  const beam = tube(
    [-27, 0, 27].map((x): Loop => {
      const y = x === 0 ? 44 : 47
      return [
        [x, y + 6, 4],
        [x, y + 6, -4],
        [x, y, -3],
        [x, y, 3],
      ]
    }),
  )
  return shapeOf([...block(-17, -26, 46, [4.4, 3.2]), ...block(17, -26, 46, [4.4, 3.2]), ...beam])
}

/** The sails of the mill: their angle from upright, in radians, and how long they are, in metres. */
const SAILS = [
  [0.35, 27],
  [1.92, 27],
  [3.49, 27],
  [5.06, 15],
] as const

function mill(): MonumentShape {
  const hub = 46
  const sail = ([angle, length]: readonly [number, number]): number[] => {
    const at = (up: number, right: number): Vertex => {
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      return [up * s + right * c, hub + up * c - right * s, 8]
    }
    const corners = [at(0, 0), at(length, -4), at(length, 2.4)]
    return [...corners.flat(), ...corners.toReversed().flat()]
  }
  return shapeOf([...block(0, -26, 52, [9, 4.6]), ...SAILS.flatMap(sail)])
}

export const WAYMARK_SHAPES = { obelisk: obelisk(), gate: gate(), mill: mill() } as const

/**
 * The shapes of the waymarks along the flight, of few facets each: an obelisk, a gate, a mill that has lost half a sail, a lookout and a
 * pagoda. In metres about the foot, y up, towards +z the side that the flight sees. All numbers were tuned by eye.
 */
import { box, tube, type Loop, type Vertex } from '../../simulation/landmarks/landmark-shapes.ts'
import { shapeOf, type MonumentShape } from './monument-shape.ts'

/** A square tower from its heights and half widths there, both in metres. */
function tower(x: number, ...profile: readonly (readonly [y: number, half: number])[]): number[] {
  return tube(profile.map(([y, half]) => box(x, y, half, half)))
}

function obelisk(): MonumentShape {
  return shapeOf(tower(0, [-26, 7], [52, 3.4], [60, 0.3]))
}

/** A cabin on a slender shaft. */
function lookout(): MonumentShape {
  return shapeOf(tower(0, [-26, 4], [40, 2.6], [41, 8], [49, 8], [50, 11], [60, 0.4]))
}

function pagoda(): MonumentShape {
  return shapeOf(tower(0, [-26, 10], [14, 8], [15, 14], [25, 6], [36, 5], [37, 10], [60, 0.3]))
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
  return shapeOf([...tower(-17, [-26, 4.4], [46, 3.2]), ...tower(17, [-26, 4.4], [46, 3.2]), ...beam])
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
  return shapeOf([...tower(0, [-26, 9], [52, 4.6]), ...SAILS.flatMap(sail)])
}

export const WAYMARK_SHAPES = {
  obelisk: obelisk(),
  gate: gate(),
  mill: mill(),
  lookout: lookout(),
  pagoda: pagoda(),
} as const

/**
 * The shapes of the monuments: a lighthouse, a dish that listened to the sky, and the ribs of a freighter that came down.
 * In metres about the foot, y up, towards +z the side that take-off sees. All numbers were tuned by eye.
 */
import { tube, type Loop, type Vertex } from '../../simulation/landmarks/landmark-shapes.ts'

export interface MonumentShape {
  /** Nine numbers a facet: the x, y and z of three vertices, counter-clockwise from outside. */
  readonly facets: readonly number[]
  /** The facets from this one on are lit from inside. */
  readonly litFrom: number
  /** The middle of its light, where it has one. */
  readonly lamp?: Vertex
  /** Its height above the ground, and how far it reaches from its foot to either side, in metres. */
  readonly height: number
  readonly reach: number
  /** How far it reaches to either side below the ground, in metres. */
  readonly footing: number
}

/** A loop of the solid of revolution about the y axis. */
function circle(sides: number, y: number, radius: number): Loop {
  return Array.from({ length: sides }, (_, side) => {
    const angle = (side / sides) * 2 * Math.PI
    return [radius * Math.cos(angle), y, -radius * Math.sin(angle)]
  })
}

type Profile = readonly (readonly [y: number, radius: number])[]

function turned(sides: number, profile: Profile): number[] {
  return tube(profile.map(([y, radius]) => circle(sides, y, radius)))
}

/** Moves every vertex of some facets. */
function moved(facets: readonly number[], move: (vertex: Vertex) => Vertex): number[] {
  const result: number[] = []
  for (let at = 0; at < facets.length; at += 3) result.push(...move([facets[at], facets[at + 1], facets[at + 2]]))
  return result
}

function shapeOf(facets: readonly number[], lit: readonly number[] = [], lamp?: Vertex): MonumentShape {
  const all = [...facets, ...lit]
  let height = 0
  let reach = 0
  let footing = 0
  for (let at = 0; at < all.length; at += 3) {
    const aside = Math.hypot(all[at], all[at + 2])
    height = Math.max(height, all[at + 1])
    reach = Math.max(reach, aside)
    if (all[at + 1] < 0) footing = Math.max(footing, aside)
  }
  return { facets: all, litFrom: facets.length / 9, height, reach, footing, ...(lamp && { lamp }) }
}

function lighthouse(): MonumentShape {
  const tower = turned(6, [
    [-16, 13],
    [2, 10.5],
    [34, 7],
    [55, 5.6],
    [56.5, 10],
    [60, 10],
  ])
  const roof = turned(6, [
    [70, 7.6],
    [72, 7.2],
    [80, 0.4],
  ])
  const lantern = turned(6, [
    [60, 5],
    [70, 5],
  ])
  return shapeOf([...tower, ...roof], lantern, [0, 65, 0])
}

/** How far the axis of the dish is raised from level, in radians. */
const DISH_TIP = 0.7
const DISH_HEIGHT = 46
const DISH_SIDES = 10
/** The bowl from the middle of its back over the rim to the middle of its front: distance along its axis, and radius. */
const BOWL: Profile = [
  [-5, 4],
  [0, 20],
  [15, 37],
  [2.5, 20],
  [-2.5, 4],
]
const RIM = 2

function dish(): MonumentShape {
  // A piece of the rim has broken out.
  const bowl = tube(
    BOWL.map(([y, radius], loop) =>
      circle(DISH_SIDES, y, radius).map(([x, up, z], vertex): Vertex => {
        const share = loop === RIM && vertex === 2 ? 0.7 : 1
        return [x * share, up * share, z * share]
      }),
    ),
  )
  const feed = turned(3, [
    [-4, 3.4],
    [30, 2.2],
  ])
  const bulb = turned(3, [
    [30, 2.2],
    [32, 5.5],
    [38, 4.5],
  ])
  const tip = ([x, y, z]: Vertex): Vertex => {
    // Its axis, which was up, is tipped towards +z.
    const [sine, cosine] = [Math.sin(DISH_TIP), Math.cos(DISH_TIP)]
    return [x, y * sine - z * cosine + DISH_HEIGHT, y * cosine + z * sine]
  }
  const pylon = turned(4, [
    [-18, 17],
    [0, 13],
    [DISH_HEIGHT - 14, 5],
    [DISH_HEIGHT - 4, 6],
  ])
  return shapeOf([...pylon, ...moved([...bowl, ...feed], tip)], moved(bulb, tip), tip([0, 34, 0]))
}

const WRECK_SIZE = 1.15
/** Of each rib of the wreck: where it stands along the hull, its radius, and how much of its arc is left. */
const RIBS = [
  [-34, 34, 1],
  [-14, 38, 1],
  [6, 37, 0.62],
  [25, 32, 1],
] as const
const RIB_STEPS = 6

/** A third of a circle more than half of one: its feet are deep in the ground. */
function rib(x: number, radius: number, left: number): number[] {
  const loops = Array.from({ length: RIB_STEPS + 1 }, (_, step): Loop => {
    const angle = -0.45 + (Math.PI + 0.9) * left * (step / RIB_STEPS)
    const thick = 3.4 - (left < 1 ? (2 * step) / RIB_STEPS : 0)
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const at = (out: number, along: number): Vertex => [x + along, (radius + out) * s, (radius + out) * 0.62 * c]
    return [at(thick, 0), at(-thick * 0.6, 2.6), at(-thick * 0.6, -2.6)]
  })
  return tube(loops)
}

function wreck(): MonumentShape {
  const ribs = RIBS.flatMap(([x, radius, left]) => rib(x, radius, left))
  const section = (x: number, half: number, low: number, high: number): Loop => [
    [x, high, 0],
    [x, (low + high) / 2, half],
    [x, low, half * 0.7],
    [x, low, -half * 0.7],
    [x, (low + high) / 2, -half],
  ]
  // The bow stands up out of the ground, and a keel joins it to the ribs.
  const bow = tube([section(36, 19, -20, 31), section(47, 15, -20, 37), section(66, 3, 16, 43)])
  const keel = tube(
    [-38, 0, 42].map((x, part): Loop => {
      const y = [31, 37.5, 29][part]
      return [
        [x, y + 2.5, 0],
        [x, y - 1.5, 2.6],
        [x, y - 1.5, -2.6],
      ]
    }),
  )
  return shapeOf(moved([...ribs, ...keel, ...bow], ([x, y, z]) => [WRECK_SIZE * x, WRECK_SIZE * y, WRECK_SIZE * z]))
}

export const MONUMENT_SHAPES = { lighthouse: lighthouse(), dish: dish(), wreck: wreck() } as const

export type MonumentKind = keyof typeof MONUMENT_SHAPES

/**
 * The shapes of the monuments: a lighthouse, a dish that listened to the sky, the ribs of a freighter that came down, and a broken
 * ring of stone.
 * In metres about the foot, y up, towards +z the side that take-off sees. All numbers were tuned by eye.
 */
import { tube, type Loop, type Vertex } from '../../simulation/landmarks/landmark-shapes.ts'
import { circle, moved, shapeOf, turned, type MonumentShape, type Profile } from './monument-shape.ts'
import { WAYMARK_SHAPES } from './waymark-shapes.ts'

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

/** The middle of the stone ring above its foot, and its radius to the middle of the stone, in metres. */
const STONE_MIDDLE = 31
const STONE_RADIUS = 34
/** Angles of the stone ring's arc from +x over its top, in radians: it has broken open between its end and its start, at the upper right. */
const STONE_START = 1.48
const STONE_END = 2 * Math.PI + 0.66
const STONE_STEPS = 13
/** Half the thickness of the stone outwards and along the axis at the top, and how much thicker it is at the foot, in metres. */
const STONE_HALF = [5.4, 6] as const
const STONE_FOOT_MORE = [2.8, 5] as const

/** A section of the stone ring: four vertices, none quite where its neighbour's is. */
function stoneSection(step: number): Loop {
  const isEnd = step % STONE_STEPS === 0
  const angle = STONE_START + (STONE_END - STONE_START) * (step / STONE_STEPS)
  const low = (1 - Math.sin(angle)) / 2
  const out = STONE_HALF[0] + STONE_FOOT_MORE[0] * low
  const along = STONE_HALF[1] + STONE_FOOT_MORE[1] * low
  const corners = [
    [out, along],
    [out, -along],
    [-out, -along * 0.8],
    [-out, along * 0.8],
  ] as const
  return corners.map(([away, z], vertex): Vertex => {
    const uneven = Math.sin(step * 2.4 + vertex * 1.9)
    const radius = STONE_RADIUS + away + 1.3 * uneven
    // The ends are rough.
    const at = angle + (isEnd ? 0.1 * Math.sin(vertex * 2.2 + step) : 0.03 * uneven)
    return [radius * Math.cos(at), STONE_MIDDLE + radius * Math.sin(at), z]
  })
}

function stoneRing(): MonumentShape {
  const arc = tube(Array.from({ length: STONE_STEPS + 1 }, (_, step) => stoneSection(step)))
  const plinth = moved(
    turned(6, [
      [-16, 35],
      [4, 24],
    ]),
    ([x, y, z]) => [x, y, z * 0.6],
  )
  // What fell out of the gap leans at the foot.
  const fallen = moved(
    turned(4, [
      [-12, 7],
      [12, 5.5],
    ]),
    ([x, y, z]) => [12 + x * 0.9 + y * 0.4, 6 + y * 0.9 - x * 0.4, z + 3],
  )
  const fire = turned(3, [
    [2, 3],
    [11, 1],
  ])
  return shapeOf(
    [...arc, ...plinth, ...fallen],
    moved(fire, ([x, y, z]) => [x - 5, y, z]),
    [-5, 7, 0],
  )
}

export const MONUMENT_SHAPES = {
  lighthouse: lighthouse(),
  dish: dish(),
  wreck: wreck(),
  stoneRing: stoneRing(),
} as const

/** All kinds. */
export const STANDING_SHAPES = { ...MONUMENT_SHAPES, ...WAYMARK_SHAPES } as const

export type MonumentKind = keyof typeof MONUMENT_SHAPES
export type StandingKind = keyof typeof STANDING_SHAPES

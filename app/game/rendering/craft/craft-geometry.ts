/**
 * The craft, built corner by corner: a small ivory delta with coral control surfaces and a cyan engine. It fills the
 * hull that the collision tests (nose 4.2 m ahead, wingtips 4.5 m aside and 2 m back, tail 3.6 m back).
 *
 * Metres, x right, y up, nose along −z. Every facet names the part it belongs to, so that elevons can deflect and a
 * wreck can come apart.
 */
import { BufferAttribute, BufferGeometry } from 'three'

import { PALETTE, type Rgb } from '../palette'

/** The parts that move on their own, and the point each turns about. */
export const CRAFT_PARTS = [
  { name: 'body', pivot: [0, 0, 0] },
  { name: 'left wing', pivot: [-2.4, 0, 1] },
  { name: 'right wing', pivot: [2.4, 0, 1] },
  { name: 'left elevon', pivot: [-2.6, 0.02, 2.5] },
  { name: 'right elevon', pivot: [2.6, 0.02, 2.5] },
  { name: 'fin', pivot: [0, 0.6, 2.6] },
  { name: 'engine', pivot: [0, 0.2, 3.2] },
  { name: 'flame', pivot: [0, 0.2, 3.5] },
] as const

export type CraftPart = (typeof CRAFT_PARTS)[number]['name']

/** Where the ribbons start, and where the engine glows. */
export const WINGTIP = { right: 4.45, up: 0.22, back: 2.2 }
export const ENGINE = { right: 0, up: 0.2, back: 3.7 }

type Point = readonly [x: number, y: number, z: number]

interface Sheet {
  add(part: CraftPart, colour: Rgb, glow: number, ...corners: readonly Point[]): void
}

/** Corners run anticlockwise seen from outside; more than three are a fan from the first. */
function createSheet(): Sheet & { build(): BufferGeometry } {
  const positions: number[] = []
  const normals: number[] = []
  const paints: number[] = []
  const parts: number[] = []
  return {
    add: (part, colour, glow, ...corners) => {
      const partIndex = CRAFT_PARTS.findIndex((candidate) => candidate.name === part)
      for (let index = 2; index < corners.length; index++) {
        const triangle = [corners[0], corners[index - 1], corners[index]] as readonly [Point, Point, Point]
        const normal = normalOf(...triangle)
        for (const corner of triangle) {
          positions.push(...corner)
          normals.push(...normal)
          paints.push(...colour, glow)
          parts.push(partIndex)
        }
      }
    },
    build: () =>
      new BufferGeometry()
        .setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
        .setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3))
        .setAttribute('paint', new BufferAttribute(new Float32Array(paints), 4))
        .setAttribute('part', new BufferAttribute(new Float32Array(parts), 1)),
  }
}

function normalOf(a: Point, b: Point, c: Point): Point {
  const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const
  const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const
  const normal = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const
  const length = Math.hypot(...normal) || 1
  return [normal[0] / length, normal[1] / length, normal[2] / length]
}

export function createCraftGeometry(): BufferGeometry {
  const sheet = createSheet()
  addBody(sheet)
  for (const side of [-1, 1] as const) addWing(sheet, side)
  addFin(sheet)
  addEngine(sheet)
  return sheet.build()
}

/** Adds a facet of the right side as given, or its mirror image on the left. */
function addMirrored(sheet: Sheet, side: -1 | 1, part: CraftPart, colour: Rgb, ...corners: readonly Point[]): void {
  const placed = side === 1 ? corners : corners.map(([x, y, z]): Point => [-x, y, z]).reverse()
  sheet.add(part, colour, 0, ...placed)
}

const NOSE: Point = [0, 0.02, -4.3]
const SPINE: readonly Point[] = [
  [0, 0.34, -2.7],
  [0, 0.92, -1.2],
  [0, 0.88, 0.2],
  [0, 0.62, 2.7],
]
const CHINE: readonly Point[] = [
  [0.42, 0.08, -2.7],
  [0.72, 0.12, -1.2],
  [0.92, 0.14, 0.4],
  [0.85, 0.16, 2.9],
]
const KEEL: readonly Point[] = [
  [0, -0.2, -2.5],
  [0, -0.5, -0.4],
  [0, -0.42, 1.6],
  [0, -0.12, 3],
]

function addBody(sheet: Sheet): void {
  const [spine0, spine1, spine2, spine3] = SPINE as readonly [Point, Point, Point, Point]
  const [chine0, chine1, chine2, chine3] = CHINE as readonly [Point, Point, Point, Point]
  const [keel0, keel1, keel2, keel3] = KEEL as readonly [Point, Point, Point, Point]
  const { ivory, glass, coral, metal } = PALETTE
  for (const side of [-1, 1] as const) {
    addMirrored(sheet, side, 'body', coral, NOSE, chine0, spine0)
    addMirrored(sheet, side, 'body', glass, spine0, chine0, chine1, spine1)
    addMirrored(sheet, side, 'body', glass, spine1, chine1, spine2)
    addMirrored(sheet, side, 'body', ivory, spine2, chine1, chine2)
    addMirrored(sheet, side, 'body', ivory, spine2, chine2, chine3, spine3)
    addMirrored(sheet, side, 'body', metal, NOSE, keel0, chine0)
    addMirrored(sheet, side, 'body', ivory, keel0, keel1, chine1, chine0)
    addMirrored(sheet, side, 'body', ivory, keel1, keel2, chine2, chine1)
    addMirrored(sheet, side, 'body', ivory, keel2, keel3, chine3, chine2)
    addMirrored(sheet, side, 'body', metal, keel3, spine3, chine3)
  }
}

function addWing(sheet: Sheet, side: -1 | 1): void {
  const wing = side === 1 ? 'right wing' : 'left wing'
  const elevon = side === 1 ? 'right elevon' : 'left elevon'
  const { ivory, coral } = PALETTE
  const shade: Rgb = [ivory[0] * 0.9, ivory[1] * 0.9, ivory[2] * 0.93]
  // Root from the chine forward, tip swept back; a thin lens, thickest a third back from the leading edge.
  const rootFront: Point = [0.35, 0.08, -2.4]
  const tipFront: Point = [4.3, 0.04, 1.5]
  const tipBack: Point = [4.4, 0.04, 2.5]
  // The root lies within the body, so that no sky shows between them.
  const rootBack: Point = [0.6, 0.12, 2.5]
  const topRoot: Point = [0.62, 0.46, 0.5]
  const topTip: Point = [3.9, 0.12, 1.9]
  const underRoot: Point = [0.7, -0.2, 0.7]
  addMirrored(sheet, side, wing, ivory, rootFront, tipFront, topTip, topRoot)
  addMirrored(sheet, side, wing, ivory, topRoot, topTip, tipBack, rootBack)
  addMirrored(sheet, side, wing, ivory, topTip, tipFront, tipBack)
  addMirrored(sheet, side, wing, shade, rootFront, underRoot, tipFront)
  addMirrored(sheet, side, wing, shade, underRoot, tipBack, tipFront)
  addMirrored(sheet, side, wing, shade, underRoot, rootBack, tipBack)

  const flapRoot: Point = [0.95, 0.08, 3.5]
  const flapTip: Point = [4.3, 0.03, 3]
  const hingeRoot: Point = [0.9, 0.1, 2.5]
  addMirrored(sheet, side, elevon, coral, hingeRoot, tipBack, flapTip, flapRoot)
  addMirrored(sheet, side, elevon, coral, flapRoot, flapTip, tipBack, hingeRoot)

  // A small canted winglet.
  const wingletFront: Point = [4.35, 0.05, 1.7]
  const wingletBack: Point = [4.42, 0.05, 2.6]
  const wingletTop: Point = [4.7, 0.85, 2.75]
  addMirrored(sheet, side, wing, coral, wingletFront, wingletBack, wingletTop)
  addMirrored(sheet, side, wing, coral, wingletTop, wingletBack, wingletFront)
}

function addFin(sheet: Sheet): void {
  const { coral, ivory } = PALETTE
  const front: Point = [0, 0.78, 0.9]
  const top: Point = [0, 2.15, 3]
  const topBack: Point = [0, 2.1, 3.55]
  const back: Point = [0, 0.55, 3.2]
  const left: Point = [-0.12, 0.62, 2.3]
  const right: Point = [0.12, 0.62, 2.3]
  sheet.add('fin', ivory, 0, front, right, top)
  sheet.add('fin', coral, 0, right, back, topBack, top)
  sheet.add('fin', ivory, 0, front, top, left)
  sheet.add('fin', coral, 0, left, top, topBack, back)
}

function addEngine(sheet: Sheet): void {
  const { metal, engine } = PALETTE
  const sides = 6
  const white: Rgb = [0.94, 1, 1]
  const point = (radius: number, side: number, z: number): Point => {
    const angle = (side / sides) * 2 * Math.PI
    return [Math.cos(angle) * radius, ENGINE.up + Math.sin(angle) * radius * 0.8, z]
  }
  for (let side = 0; side < sides; side++) {
    sheet.add(
      'engine',
      metal,
      0,
      point(0.5, side, 2.4),
      point(0.5, side + 1, 2.4),
      point(0.58, side + 1, 3.6),
      point(0.58, side, 3.6),
    )
    sheet.add(
      'engine',
      metal,
      0,
      point(0.58, side, 3.6),
      point(0.58, side + 1, 3.6),
      point(0.4, side + 1, 3.5),
      point(0.4, side, 3.5),
    )
    sheet.add('engine', engine, 1, [0, ENGINE.up, 3.45], point(0.44, side, 3.5), point(0.44, side + 1, 3.5))
    sheet.add('flame', engine, 1, point(0.36, side, 3.5), point(0.36, side + 1, 3.5), [0, ENGINE.up, 6.2])
    sheet.add('flame', white, 1, point(0.2, side, 3.6), point(0.2, side + 1, 3.6), [0, ENGINE.up, 4.9])
  }
}

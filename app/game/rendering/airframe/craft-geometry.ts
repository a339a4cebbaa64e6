/**
 * The craft, built vertex by vertex: a small ivory delta with coral control surfaces and a cyan engine. It fills the
 * hull that the collision tests (nose 4.2 m ahead, wingtips 4.5 m aside and 2 m back, tail 3.6 m back).
 *
 * Every facet belongs to a piece, so that elevons can deflect and a wreck can come apart.
 */
import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'

import { PALETTE, type Rgb } from '../colour/palette.ts'

/** The pieces that move on their own, and the point each turns about. */
export const CRAFT_PIECES = [
  { name: 'body', pivot: new Vector3(0, 0, 0) },
  { name: 'left wing', pivot: new Vector3(-2.4, 0, 1) },
  { name: 'right wing', pivot: new Vector3(2.4, 0, 1) },
  { name: 'left elevon', pivot: new Vector3(-2.6, 0.02, 2.5) },
  { name: 'right elevon', pivot: new Vector3(2.6, 0.02, 2.5) },
  { name: 'fin', pivot: new Vector3(0, 0.6, 2.6) },
  { name: 'engine', pivot: new Vector3(0, 0.2, 3.2) },
  { name: 'flame', pivot: new Vector3(0, 0.2, 3.5) },
] as const

export type CraftPiece = (typeof CRAFT_PIECES)[number]['name']

/** Where the right ribbon starts, and where the engine glows. */
export const WINGTIP = new Vector3(4.45, 0.22, 2.2)
export const ENGINE = new Vector3(0, 0.2, 3.7)

type Point = readonly [x: number, y: number, z: number]

/** Adds a facet. Its vertices run anticlockwise seen from outside; more than three are a fan from the first. */
type AddFacet = (piece: CraftPiece, colour: Rgb, vertices: readonly Point[], isGlowing?: boolean) => void

function createFacetBuilder(): { readonly add: AddFacet; readonly build: () => BufferGeometry } {
  const positions: number[] = []
  const albedos: number[] = []
  const pieces: number[] = []
  return {
    add: (piece, colour, vertices, isGlowing = false) => {
      const pieceIndex = CRAFT_PIECES.findIndex((candidate) => candidate.name === piece)
      const { pivot } = CRAFT_PIECES[pieceIndex]
      for (let index = 2; index < vertices.length; index += 1) {
        const [a, b, c] = [vertices[0], vertices[index - 1], vertices[index]] as readonly [Point, Point, Point]
        for (const [x, y, z] of [a, b, c]) {
          positions.push(x - pivot.x, y - pivot.y, z - pivot.z)
          albedos.push(...colour, isGlowing ? 1 : 0)
          pieces.push(pieceIndex)
        }
      }
    },
    build: () => {
      const geometry = new BufferGeometry()
        .setAttribute('position', new Float32BufferAttribute(positions, 3))
        .setAttribute('albedo', new Float32BufferAttribute(albedos, 4))
        .setAttribute('piece', new Float32BufferAttribute(pieces, 1))
      // Without an index, each facet has a normal of its own.
      geometry.computeVertexNormals()
      return geometry
    },
  }
}

export function createCraftGeometry(): BufferGeometry {
  const { add, build } = createFacetBuilder()
  for (const side of [-1, 1] as const) {
    addBodySide(mirrorTo(side, add))
    addWing(mirrorTo(side, add), side === 1 ? 'right wing' : 'left wing', side === 1 ? 'right elevon' : 'left elevon')
  }
  addFin(add)
  addEngine(add)
  return build()
}

/** What adds a facet of the right side as given, or its mirror image on the left. */
function mirrorTo(side: -1 | 1, add: AddFacet): AddFacet {
  if (side === 1) return add
  return (piece, colour, vertices) => add(piece, colour, vertices.map(([x, y, z]): Point => [-x, y, z]).reverse())
}

function addBodySide(add: AddFacet): void {
  const { ivory, glass, coral, metal } = PALETTE
  // From nose to tail.
  const nose: Point = [0, 0.02, -4.3]
  const spine0: Point = [0, 0.34, -2.7]
  const spine1: Point = [0, 0.92, -1.2]
  const spine2: Point = [0, 0.88, 0.2]
  const spine3: Point = [0, 0.62, 2.7]
  const chine0: Point = [0.42, 0.08, -2.7]
  const chine1: Point = [0.72, 0.12, -1.2]
  const chine2: Point = [0.92, 0.14, 0.4]
  const chine3: Point = [0.85, 0.16, 2.9]
  const keel0: Point = [0, -0.2, -2.5]
  const keel1: Point = [0, -0.5, -0.4]
  const keel2: Point = [0, -0.42, 1.6]
  const keel3: Point = [0, -0.12, 3]
  add('body', coral, [nose, chine0, spine0])
  add('body', glass, [spine0, chine0, chine1, spine1])
  add('body', glass, [spine1, chine1, spine2])
  add('body', ivory, [spine2, chine1, chine2])
  add('body', ivory, [spine2, chine2, chine3, spine3])
  add('body', metal, [nose, keel0, chine0])
  add('body', ivory, [keel0, keel1, chine1, chine0])
  add('body', ivory, [keel1, keel2, chine2, chine1])
  add('body', ivory, [keel2, keel3, chine3, chine2])
  add('body', metal, [keel3, spine3, chine3])
}

function addWing(add: AddFacet, wing: CraftPiece, elevon: CraftPiece): void {
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
  add(wing, ivory, [rootFront, tipFront, topTip, topRoot])
  add(wing, ivory, [topRoot, topTip, tipBack, rootBack])
  add(wing, ivory, [topTip, tipFront, tipBack])
  add(wing, shade, [rootFront, underRoot, tipFront])
  add(wing, shade, [underRoot, tipBack, tipFront])
  add(wing, shade, [underRoot, rootBack, tipBack])

  const flapRoot: Point = [0.95, 0.08, 3.5]
  const flapTip: Point = [4.3, 0.03, 3]
  const hingeRoot: Point = [0.9, 0.1, 2.5]
  add(elevon, coral, [hingeRoot, tipBack, flapTip, flapRoot])
  add(elevon, coral, [flapRoot, flapTip, tipBack, hingeRoot])

  // A small canted winglet.
  const wingletFront: Point = [4.35, 0.05, 1.7]
  const wingletBack: Point = [4.42, 0.05, 2.6]
  const wingletTop: Point = [4.7, 0.85, 2.75]
  add(wing, coral, [wingletFront, wingletBack, wingletTop])
  add(wing, coral, [wingletTop, wingletBack, wingletFront])
}

function addFin(add: AddFacet): void {
  const { coral, ivory } = PALETTE
  const front: Point = [0, 0.78, 0.9]
  const top: Point = [0, 2.15, 3]
  const topBack: Point = [0, 2.1, 3.55]
  const back: Point = [0, 0.55, 3.2]
  const left: Point = [-0.12, 0.62, 2.3]
  const right: Point = [0.12, 0.62, 2.3]
  add('fin', ivory, [front, right, top])
  add('fin', coral, [right, back, topBack, top])
  add('fin', ivory, [front, top, left])
  add('fin', coral, [left, top, topBack, back])
}

function addEngine(add: AddFacet): void {
  const { metal, engine } = PALETTE
  const sides = 6
  const white: Rgb = [0.94, 1, 1]
  // Inside the nozzle: the flame covers it.
  const soot: Rgb = [metal[0] * 0.35, metal[1] * 0.35, metal[2] * 0.35]
  const point = (radius: number, side: number, z: number): Point => {
    const angle = (side / sides) * 2 * Math.PI
    return [Math.cos(angle) * radius, ENGINE.y + Math.sin(angle) * radius * 0.8, z]
  }
  const nozzle = Array.from({ length: sides }, (_, side) => point(0.42, side, 3.5))
  add('engine', soot, nozzle)
  for (let side = 0; side < sides; side += 1) {
    const next = side + 1
    add('engine', metal, [point(0.5, side, 2.4), point(0.5, next, 2.4), point(0.58, next, 3.6), point(0.58, side, 3.6)])
    add('engine', metal, [point(0.58, side, 3.6), point(0.58, next, 3.6), point(0.4, next, 3.5), point(0.4, side, 3.5)])
    add('flame', engine, [point(0.42, side, 3.52), point(0.42, next, 3.52), [0, ENGINE.y, 6.2]], true)
    add('flame', white, [point(0.2, side, 3.6), point(0.2, next, 3.6), [0, ENGINE.y, 4.9]], true)
  }
}

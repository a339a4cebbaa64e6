/**
 * The shapes of the landmarks, as closed tubes of flat facets. Each stands about the way through it, at x = 0 and z = 0, with
 * its feet below y = 0, and is scaled to its place: see landmarks.ts. The picture shows these facets and the collision tests
 * them. All numbers were tuned by eye.
 */
import type { LandmarkKind } from '../flight-state.ts'
import { chance } from '../random.ts'

export type Vertex = readonly [x: number, y: number, z: number]
/** Vertices around a tube, counter-clockwise for who looks along it. */
export type Loop = readonly Vertex[]

export interface LandmarkShape {
  /** Nine numbers a facet: the x, y and z of three vertices, counter-clockwise from outside. */
  readonly facets: readonly number[]
  /** No facet is further from z = 0, in metres. */
  readonly depth: number
}

const JITTER_SEED = 0x1a4d

/** A number in [−1, 1) of a vertex's own, so that no two facets are alike. */
function jitter(loop: number, vertex: number): number {
  return 2 * chance(JITTER_SEED, loop, vertex) - 1
}

/** The facets of a tube through these loops, closed at both ends: nine numbers each, as in `LandmarkShape`. */
export function tube(loops: readonly Loop[]): number[] {
  const facets: number[] = []
  for (const [index, loop] of loops.entries()) {
    const next = loops.at(index + 1)
    for (const [vertex, here] of loop.entries()) {
      const beside = (vertex + 1) % loop.length
      if (next !== undefined) {
        facets.push(...here, ...next[beside], ...next[vertex])
        facets.push(...here, ...loop[beside], ...next[beside])
      }
      if (vertex === 0 || beside === 0) continue
      if (index === 0) facets.push(...loop[0], ...loop[beside], ...here)
      if (next === undefined) facets.push(...loop[0], ...here, ...loop[beside])
    }
  }
  return facets
}

/** Vertices around a rock arch: how far out from its inner edge, as a share of its span, and along z in metres. */
const ARCH_SECTION = [
  [0, 5],
  [0.03, -6],
  [0.17, -11],
  [0.36, -6],
  [0.34, 5],
  [0.16, 10],
] as const
const ARCH_STATIONS = 10
const ARCH_FOOT = -0.12

/** A rock arch over half a span of 1 and a height of 1, thicker towards one foot. */
function archFacets(): number[] {
  const stationAt = (index: number, drop: number): Loop => {
    const t = (2 * index) / ARCH_STATIONS - 1
    // A half circle without sine and cosine.
    const across = (2 * t) / (1 + t * t)
    const up = (1 - t * t) / (1 + t * t)
    const thick = (0.78 + 0.5 * t * t) * (1 + 0.3 * t)
    return ARCH_SECTION.map(([out, along], vertex) => {
      const away = 1 + thick * out * (1 + 0.3 * jitter(index, vertex))
      return [across * away, up * away + drop, along * (0.8 + 0.4 * t * t) + 2 * jitter(index, vertex + 9)]
    })
  }
  const stations = Array.from({ length: ARCH_STATIONS + 1 }, (_, index) => stationAt(index, 0))
  return tube([stationAt(0, ARCH_FOOT), ...stations, stationAt(ARCH_STATIONS, ARCH_FOOT)])
}

/** A spire from its foot to its point: height as a share, how far it has leant to +x, and its radius, both in metres. */
const SPIRE_LEVELS = [
  [-0.05, 0, 19],
  [0.1, 1, 16],
  [0.26, 2, 12],
  [0.42, 5, 10],
  [0.56, 9, 7.5],
  [0.68, 13, 9.5],
  [0.8, 17, 9],
  [0.9, 21, 5.5],
  [1, 25, 0.5],
] as const
/** Around a circle. */
const SEVEN = [
  [1, 0],
  [0.62, 0.78],
  [-0.22, 0.97],
  [-0.9, 0.43],
  [-0.9, -0.43],
  [-0.22, -0.97],
  [0.62, -0.78],
] as const

function spireFacets(): number[] {
  return tube(
    SPIRE_LEVELS.map(([y, lean, radius], level) =>
      SEVEN.map(([x, z], vertex) => {
        const reach = radius * (1 + 0.22 * jitter(level, vertex + 20))
        return [lean + reach * x, y, -reach * z]
      }),
    ),
  )
}

/** Metres from the way to the end of what is left of the deck, to the first pier, and between two piers. */
export const DECK_FROM = 31
const PIER_FROM = 41
const PIER_METRES = 38
const SPANS = 3
const PIER_HALF_DEPTH = 4.5
const DECK_HALF_DEPTH = 5.5
/** The underside of a span, as shares of its way and of the deck’s height. */
const SPAN_ARCH = [
  [0.11, 0.7],
  [0.32, 0.87],
  [0.68, 0.87],
  [0.89, 0.7],
] as const

/** Of a box at a height: half its width and half its depth. */
export function box(x: number, y: number, halfWidth: number, halfDepth: number): Loop {
  return [
    [x + halfWidth, y, halfDepth],
    [x + halfWidth, y, -halfDepth],
    [x - halfWidth, y, -halfDepth],
    [x - halfWidth, y, halfDepth],
  ]
}

function pier(x: number, top: number): number[] {
  return tube([box(x, -0.1, 6.5, PIER_HALF_DEPTH + 2), box(x, top, 4, PIER_HALF_DEPTH)])
}

/** A cut across the deck. */
function deckCut(x: number, under: number, over = 1): Loop {
  return [
    [x, under, -DECK_HALF_DEPTH],
    [x, over, -DECK_HALF_DEPTH],
    [x, over, DECK_HALF_DEPTH],
    [x, under, DECK_HALF_DEPTH],
  ]
}

/** The spans of a stone bridge to both sides of the way, where it is broken; the deck is at a height of 1. */
function viaductFacets(): number[] {
  const facets = pier(9, 0.14)
  for (const side of [-1, 1]) {
    const cuts = [deckCut(side * DECK_FROM, 0.93, 0.955), deckCut(side * (PIER_FROM - 4), 0.7)]
    for (let span = 0; span < SPANS; span += 1) {
      const from = PIER_FROM + span * PIER_METRES
      facets.push(...pier(side * from, 0.75))
      for (const [share, under] of SPAN_ARCH) cuts.push(deckCut(side * (from + share * PIER_METRES), under))
    }
    facets.push(...tube(side > 0 ? cuts : cuts.toReversed()))
  }
  return facets
}

function shapeOf(facets: readonly number[]): LandmarkShape {
  let depth = 0
  for (let at = 2; at < facets.length; at += 3) depth = Math.max(depth, Math.abs(facets[at]))
  return { facets, depth }
}

export const LANDMARK_SHAPES: Readonly<Record<LandmarkKind, LandmarkShape>> = {
  arch: shapeOf(archFacets()),
  spire: shapeOf(spireFacets()),
  viaduct: shapeOf(viaductFacets()),
}

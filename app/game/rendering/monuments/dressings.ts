/**
 * What is only drawn about the landmarks: boulders around the foot of a spire, lower than a level craft can fly, and a rope of pennants
 * across the gap of a viaduct, which a craft may brush. All numbers were tuned by eye.
 */
import { between } from '../../simulation/easing.ts'
import type { Landmark } from '../../simulation/flight-state.ts'
import { FLOOR_LIMIT, groundAt } from '../../simulation/ground/terrain.ts'
import { DECK_FROM, tube, type Loop } from '../../simulation/landmarks/landmark-shapes.ts'
import { chance } from '../../simulation/random.ts'

const BOULDERS = 6
/** How far they lie from the middle of the spire, their radii, and their heights above the river, in metres. */
const AWAY = [17, 25] as const
const RADII = [3.5, 7] as const
const TOPS = [0.5, 2.8] as const
/** How deep their foot is in the ground, in metres. */
const DEPTH = 3

/** The height of the ends of the rope as a share of the deck's, and how far its middle hangs below them, in metres. */
const ROPE_SHARE = 0.965
const SAG = 4.5
const ROPE_HALF = 0.16
const PENNANTS = 9
/** Half the width of a pennant at the rope, and its length, in metres. */
const PENNANT_HALF = 1.5
const PENNANT_METRES = 3.6

const DRAW = { away: 0xb0d1, radius: 0xb0d2, top: 0xb0d3, turn: 0xb0d4 }

/** Boulders on the valley's floor about a spire: nine numbers a facet, counter-clockwise from outside; `z`: of its middle, in metres. */
export function bouldersOf(seed: number, { x, z }: Landmark): { facets: number[]; z: number }[] {
  return Array.from({ length: BOULDERS }, (_, number) => {
    const draw = (kind: number): number => chance(seed, number, kind)
    const angle = ((number + 0.5 * draw(DRAW.turn)) / BOULDERS) * 2 * Math.PI
    const away = between(AWAY, draw(DRAW.away))
    const [middleX, middleZ] = [x + away * Math.cos(angle), z + away * Math.sin(angle)]
    // Elsewhere the spire stands in rock.
    if (groundAt(seed, middleX, middleZ) > FLOOR_LIMIT) return undefined
    const radius = between(RADII, draw(DRAW.radius))
    const loop = (y: number, size: number, turn: number): Loop =>
      [0, 1, 2, 3].map((corner) => {
        const at = turn - (corner / 4) * 2 * Math.PI
        const reach = size * between([0.75, 1.2], chance(seed, number * 4 + corner, DRAW.turn))
        return [middleX + reach * Math.cos(at), y, middleZ + reach * Math.sin(at)]
      })
    const facets = tube([
      loop(FLOOR_LIMIT - DEPTH, radius, 6 * draw(DRAW.turn)),
      loop(FLOOR_LIMIT + between(TOPS, draw(DRAW.top)), 0.45 * radius, 6 * draw(DRAW.turn) + 0.4),
    ])
    return { facets, z: middleZ }
  }).filter((boulder) => boulder !== undefined)
}

/** The rope of a viaduct's gap, then its pennants; `pennantsFrom`: the first facet of those. They face the flight. */
export function pennantFacets({ x, z, height }: Landmark): { facets: number[]; pennantsFrom: number } {
  const ropeAt = (share: number): readonly [number, number] => {
    const t = 2 * share - 1
    return [x + t * DECK_FROM, height * ROPE_SHARE - SAG * (1 - t * t)]
  }
  const rope: number[] = []
  const pennants: number[] = []
  for (let number = 0; number < PENNANTS; number += 1) {
    const [fromX, fromY] = ropeAt(number / PENNANTS)
    const [toX, toY] = ropeAt((number + 1) / PENNANTS)
    const low = [fromX, fromY - ROPE_HALF, z]
    const high = [toX, toY + ROPE_HALF, z]
    rope.push(...low, toX, toY - ROPE_HALF, z, ...high, ...low, ...high, fromX, fromY + ROPE_HALF, z)
    const [middleX, middleY] = [(fromX + toX) / 2, (fromY + toY) / 2]
    pennants.push(
      middleX - PENNANT_HALF,
      middleY,
      z,
      middleX,
      middleY - PENNANT_METRES,
      z,
      middleX + PENNANT_HALF,
      middleY,
      z,
    )
  }
  return { facets: [...rope, ...pennants], pennantsFrom: rope.length / 9 }
}

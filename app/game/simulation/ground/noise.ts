/** Value noise, in [0, 1]: one random value for each vertex of a cell, eased between them. */
import { ease } from '../easing.ts'
import { chance } from '../random.ts'

/** A noise over the plane, with the size of its cells in metres. Each `layer` has random values of its own. */
interface PlaneNoise {
  readonly layer: number
  readonly across: number
  readonly along: number
  /** Folded at its middle, so that 1 is a sharp crest. */
  readonly isRidge: boolean
}

/** The noise at a place in metres. */
export function planeNoise({ layer, across, along, isRidge }: PlaneNoise, seed: number, x: number, z: number): number {
  const atX = x / across
  const atZ = z / along
  const column = Math.floor(atX)
  const row = Math.floor(atZ)
  const acrossX = ease(atX - column)
  const alongZ = ease(atZ - row)
  const layerSeed = seed + Math.imul(layer, 0x632be59b)
  const nearLeft = chance(layerSeed, column, row)
  const nearRight = chance(layerSeed, column + 1, row)
  const farLeft = chance(layerSeed, column, row + 1)
  const farRight = chance(layerSeed, column + 1, row + 1)
  const near = nearLeft + (nearRight - nearLeft) * acrossX
  const far = farLeft + (farRight - farLeft) * acrossX
  const noise = near + (far - near) * alongZ
  return isRidge ? 1 - Math.abs(2 * noise - 1) : noise
}

/** The noise at a place on a line, whose cells are 1 long. */
export function lineNoise(layer: number, seed: number, at: number): number {
  const cell = Math.floor(at)
  const low = chance(seed, cell, layer)
  const high = chance(seed, cell + 1, layer)
  return low + (high - low) * ease(at - cell)
}

import { ease } from '../easing.ts'
import { chance } from '../random.ts'

/** Noise over the plane, each with the size of its cells in metres across and along; ridged where it stands for crests. */
const PLANE_NOISES = [
  { layer: 11, across: 60, along: 60, isRidge: false },
  { layer: 13, across: 64, along: 58, isRidge: true },
  { layer: 8, across: 210, along: 235, isRidge: true },
  { layer: 9, across: 84, along: 92, isRidge: true },
  { layer: 10, across: 27, along: 27, isRidge: false },
  { layer: 12, across: 520, along: 610, isRidge: true },
]
export const [FLOOR, GULLY, RANGE, CREST, ROCK, FAR, SPUR, SLOPE, WIGGLE] = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

/** The noises of the place that is computed, in [0, 1]. In an array, because engines box the numbers that long functions return. */
export const noises = new Float64Array(WIGGLE + 1)

/** Fills slots of `noises`, up to `FAR`, with the value noise of a place in metres: one random value per cell's vertex. */
export function fillPlaneNoises(seed: number, x: number, z: number, slots: readonly number[]): void {
  for (const slot of slots) {
    const kind = PLANE_NOISES[slot]
    const atX = x / kind.across
    const atZ = z / kind.along
    const column = Math.floor(atX)
    const row = Math.floor(atZ)
    const acrossX = ease(atX - column)
    const alongZ = ease(atZ - row)
    // Each layer has a seed of its own.
    const layerSeed = seed + Math.imul(kind.layer, 0x632be59b)
    const nearLeft = chance(layerSeed, column, row)
    const nearRight = chance(layerSeed, column + 1, row)
    const farLeft = chance(layerSeed, column, row + 1)
    const farRight = chance(layerSeed, column + 1, row + 1)
    const near = nearLeft + (nearRight - nearLeft) * acrossX
    const far = farLeft + (farRight - farLeft) * acrossX
    const noise = near + (far - near) * alongZ
    // A ridge is noise folded at its middle, so that 1 is a sharp crest.
    noises[slot] = kind.isRidge ? 1 - Math.abs(2 * noise - 1) : noise
  }
}

/** Replaces a slot of `noises`, which holds a place on a line, by the noise there: one random value per integer. */
export function fillLineNoise(seed: number, layer: number, slot: number): void {
  const at = noises[slot]
  const cell = Math.floor(at)
  const low = chance(seed, cell, layer)
  const high = chance(seed, cell + 1, layer)
  noises[slot] = low + (high - low) * ease(at - cell)
}

import { chance } from './random.ts'

/** 3t² − 2t³: from 0 to 1 with level ends; `t` must be in [0, 1]. */
export function ease(t: number): number {
  return t * t * (3 - 2 * t)
}

/** `value` held within [low, high]. */
export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

/** From 0 where `value` ≤ low to 1 where `value` ≥ high, with level ends. */
export function easeBetween(low: number, high: number, value: number): number {
  return ease(clamp((value - low) / (high - low), 0, 1))
}

/** Smooth value noise along a line, in [0, 1); one free value at each whole number. */
export function lineNoise(seed: number, layer: number, at: number): number {
  const cell = Math.floor(at)
  const low = chance(seed, cell, layer)
  const high = chance(seed, cell + 1, layer)
  return low + (high - low) * ease(at - cell)
}

/** Smooth value noise over the plane, in [0, 1); one free value at each pair of whole numbers. */
export function planeNoise(seed: number, layer: number, x: number, z: number): number {
  const column = Math.floor(x)
  const row = Math.floor(z)
  const acrossX = ease(x - column)
  const alongZ = ease(z - row)
  // Each layer draws from a seed of its own, so that layers never share their values.
  const layerSeed = seed + Math.imul(layer, 0x632be59b)
  const nearLeft = chance(layerSeed, column, row)
  const nearRight = chance(layerSeed, column + 1, row)
  const farLeft = chance(layerSeed, column, row + 1)
  const farRight = chance(layerSeed, column + 1, row + 1)
  const near = nearLeft + (nearRight - nearLeft) * acrossX
  const far = farLeft + (farRight - farLeft) * acrossX
  return near + (far - near) * alongZ
}

/** Ridges: `planeNoise` folded at its middle, so that 1 is a sharp crest and 0 a trough. */
export function ridgeNoise(seed: number, layer: number, x: number, z: number): number {
  const folded = 2 * planeNoise(seed, layer, x, z) - 1
  return 1 - Math.abs(folded)
}

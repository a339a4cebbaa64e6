import { chance } from '../random.ts'

/** Smoothstep: 3t² − 2t³, for `t` in [0, 1]. */
export function ease(t: number): number {
  return t * t * (3 - 2 * t)
}

/** `value` held within [low, high]. */
export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

/** Smoothstep from 0 at `value` ≤ low to 1 at `value` ≥ high. */
export function easeBetween(low: number, high: number, value: number): number {
  return ease(clamp((value - low) / (high - low), 0, 1))
}

/** 1D value noise in [0, 1), with one random value per integer. */
export function lineNoise(seed: number, layer: number, at: number): number {
  const cell = Math.floor(at)
  const low = chance(seed, cell, layer)
  const high = chance(seed, cell + 1, layer)
  return low + (high - low) * ease(at - cell)
}

/** 2D value noise in [0, 1), with one random value per pair of integers. */
export function planeNoise(seed: number, layer: number, x: number, z: number): number {
  const column = Math.floor(x)
  const row = Math.floor(z)
  const acrossX = ease(x - column)
  const alongZ = ease(z - row)
  // Each layer has a seed of its own.
  const layerSeed = seed + Math.imul(layer, 0x632be59b)
  const nearLeft = chance(layerSeed, column, row)
  const nearRight = chance(layerSeed, column + 1, row)
  const farLeft = chance(layerSeed, column, row + 1)
  const farRight = chance(layerSeed, column + 1, row + 1)
  const near = nearLeft + (nearRight - nearLeft) * acrossX
  const far = farLeft + (farRight - farLeft) * acrossX
  return near + (far - near) * alongZ
}

/** Ridged noise: noise in [0, 1) folded at its middle, so that 1 is a sharp crest. */
export function ridge(noise: number): number {
  return 1 - Math.abs(2 * noise - 1)
}

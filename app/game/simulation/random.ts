/**
 * Stateless random numbers: each draw is a hash of the seed and of the draw's purpose, so that the order of draws does not
 * matter. Only 32-bit integer arithmetic, which is exact in every engine.
 */

const UINT32 = 4294967296

/** A well-mixed unsigned 32-bit integer from a seed and two integers (each taken modulo 2³²). */
export function hash(seed: number, a: number, b: number): number {
  let h = Math.imul(seed ^ Math.imul(a, 0x9e3779b1), 0x85ebca6b)
  h ^= h >>> 15
  h = Math.imul(h ^ Math.imul(b, 0x27d4eb2f), 0x7feb352d)
  h ^= h >>> 15
  h = Math.imul(h, 0x846ca68b)
  h ^= h >>> 16
  return h >>> 0
}

/** A uniform number in [0, 1), in steps of 2⁻³², from a seed and two integers. */
export function chance(seed: number, a: number, b: number): number {
  return hash(seed, a, b) / UINT32
}

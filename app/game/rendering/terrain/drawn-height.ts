/**
 * The mountains beside the corridor are drawn lower than they are, so that a valley has sky. No craft comes there: within its reach
 * the drawn ground is the one that it can strike.
 */
import { clamp } from '../../simulation/easing.ts'
import type { Terrain } from '../../simulation/ground/terrain.ts'
import { MAX_HORIZONTAL } from '../../simulation/rules.ts'

/** Past the tip of a wing at the edge of the corridor: where mountains begin to be lowered, and from where on they are wholly, in metres. */
const FROM = MAX_HORIZONTAL + 10
const WHOLE = FROM + 60
/** The height from which on they are lowered, in metres, and the share of what is above it that is drawn. */
const ABOVE = 85
const KEPT = 0.5

/** The height at which ground of `height` is drawn, in metres; `x`: across the flight. */
export function drawnHeight(x: number, height: number): number {
  if (height <= ABOVE) return height
  const outside = clamp((Math.abs(x) - FROM) / (WHOLE - FROM), 0, 1)
  return ABOVE + (height - ABOVE) * (1 - (1 - KEPT) * outside)
}

/** The height of the drawn ground at a place, in metres. */
export function drawnAt(terrain: Terrain, x: number, z: number): number {
  return drawnHeight(x, terrain.heightAt(x, z))
}

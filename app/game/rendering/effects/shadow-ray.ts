/**
 * Where the craft's shadow falls. The light comes from behind and above, so the shadow lies ahead of the craft and in the
 * picture; straight below, it would be out of view at any height but the lowest. Its size and place show the height.
 */
import type { Vector3Like } from 'three'

import type { Terrain } from '../../simulation/ground/terrain.ts'

/** Metres ahead for each metre down. Tuned by eye: the shadow of level flight lies under the craft in the picture. */
export const AHEAD_PER_METRE = 2.2
/** Metres between two samples of the ground: less than half a facet. */
const STEP_METRES = 4
/** No ground within the corridor is further away along the light than this. */
const LONGEST_WAY = 420

/** How many metres ahead, at −z, the light through a place meets the ground. */
export function shadowAhead(terrain: Terrain, { x, y, z }: Vector3Like): number {
  let above = y - terrain.heightAt(x, z)
  let ahead = 0
  while (above > 0 && ahead < LONGEST_WAY) {
    const next = y - (ahead + STEP_METRES) / AHEAD_PER_METRE - terrain.heightAt(x, z - ahead - STEP_METRES)
    // Between two samples the ground is taken as straight, so that the shadow moves smoothly.
    if (next <= 0) return ahead + (STEP_METRES * above) / (above - next)
    above = next
    ahead += STEP_METRES
  }
  return ahead
}

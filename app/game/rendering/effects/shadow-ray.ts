/**
 * Where the craft's shadow falls. The giant's light comes from behind and above, so the shadow runs ahead, where the eye
 * is: straight below, it would be out of the picture at any height but the lowest. It says how high the craft is by its
 * size and by where it lies, and climbs a mountain's side before the craft is there.
 */
import type { Terrain } from '../../simulation/terrain'

/** Metres ahead for each metre down. Tuned by eye: the shadow of level flight lies under the craft in the picture. */
export const AHEAD_PER_METRE = 2.2
/** Metres of the way between two looks at the ground: less than half a facet. */
const STEP_METRES = 4
/** No ground within the corridor is further down than this. */
const LONGEST_WAY = 420

export interface ShadowSpot {
  x: number
  /** Metres ahead of the craft, at −z. */
  ahead: number
}

/** Follows the light from (x, y, z) down to the ground; writes into `spot` where it meets it. Allocates nothing. */
export function castShadow(terrain: Terrain, x: number, y: number, z: number, spot: ShadowSpot): void {
  spot.x = x
  let above = y - terrain.heightAt(x, z)
  spot.ahead = 0
  while (above > 0 && spot.ahead < LONGEST_WAY) {
    const ahead = spot.ahead + STEP_METRES
    const next = y - ahead / AHEAD_PER_METRE - terrain.heightAt(x, z - ahead)
    // Between two looks the ground is as good as straight, so the shadow glides and does not hop.
    if (next <= 0) {
      spot.ahead += (STEP_METRES * above) / (above - next)
      return
    }
    above = next
    spot.ahead = ahead
  }
}

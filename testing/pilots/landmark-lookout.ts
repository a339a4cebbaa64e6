/** Whether a pilot sees that it is about to fly into a landmark. */
import type { Landmark } from '../../app/game/simulation/flight-state.ts'
import type { Place } from '../../app/game/simulation/ground/collision.ts'
import { landmarkHitShare } from '../../app/game/simulation/landmarks/landmark-collision.ts'

/** How far past a landmark’s middle the way is judged, in seconds. */
const PAST_SECONDS = 0.2

/** Where the pilot takes the craft to be, in metres, and its velocities in m/s; `speed` is along −z. */
export interface FeltFlight extends Place {
  readonly velocityX: number
  readonly velocityY: number
  readonly speed: number
}

const from: Place = { x: 0.5, y: 0.5, z: 0.5 }
const to: Place = { x: 0.5, y: 0.5, z: 0.5 }

/**
 * Whether a craft that flies straight on strikes a landmark within `lookoutSeconds`, or passes it by less than `scareMetres`
 * to either side.
 */
export function isAboutToStrike(
  landmark: Landmark,
  felt: FeltFlight,
  { lookoutSeconds, scareMetres }: { readonly lookoutSeconds: number; readonly scareMetres: number },
): boolean {
  const away = (felt.z - landmark.z) / felt.speed
  if (away < 0 || away > lookoutSeconds) return false
  const seconds = away + PAST_SECONDS
  for (let beside = -1; beside <= 1; beside += 1) {
    from.x = felt.x + beside * scareMetres
    from.y = felt.y
    from.z = felt.z
    to.x = from.x + felt.velocityX * seconds
    to.y = from.y + felt.velocityY * seconds
    to.z = from.z - felt.speed * seconds
    if (landmarkHitShare(landmark, from, to) <= 1) return true
  }
  return false
}

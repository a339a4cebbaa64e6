/** How much of a rival's craft is seen: it must cover neither the player's own craft nor the ring that is due. */
import { clamp } from '../../simulation/easing.ts'
import { ringBySerial } from '../../simulation/course/course.ts'
import type { FlightFrame } from '../flight-frame.ts'

const FULL = 0.5
/** Nearer to the player's craft than this, in metres, it fades out. */
const FADE_METRES = 20
/** The most of it before the disc of the ring that is due. */
const BEFORE_RING = 0.14
/** The reach of its hull, and over how many metres around the disc it fades, both at the rival's place. */
const HULL_METRES = 4.7
const EDGE_METRES = 6

/** In [0, 0.5]; 0 where there is no rival. */
export function rivalOpacity(frame: FlightFrame): number {
  const { rival, craft } = frame
  if (!frame.hasRival) return 0
  const apart = Math.hypot(rival.x - craft.x, rival.y - craft.y, rival.z - craft.z)
  const near = FULL * clamp((apart - FADE_METRES / 4) / (FADE_METRES * 0.75), 0, 1)
  return Math.min(near, BEFORE_RING + (FULL - BEFORE_RING) * clearOfRing(frame))
}

/** How far the rival is seen beside the disc of the ring that is due: 0 before it, 1 well clear of it, or behind it. */
function clearOfRing({ state, rival, camera }: FlightFrame): number {
  const ring = ringBySerial(state, state.nextRingSerial)
  const ahead = camera.z - rival.z
  if (ring === undefined || ahead <= 0 || rival.z < ring.z) return 1
  // The disc as it is seen at the rival's distance.
  const share = ahead / (camera.z - ring.z)
  const x = camera.x + (ring.x - camera.x) * share
  const y = camera.y + (ring.y - camera.y) * share
  const clear = Math.hypot(rival.x - x, rival.y - y) - ring.radius * share - HULL_METRES
  return clamp(clear / EDGE_METRES, 0, 1)
}

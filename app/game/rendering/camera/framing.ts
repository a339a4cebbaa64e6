/** How a picture of any shape is framed: how much it sees, and where the craft and what the camera looks at stand in it. */
import { TUNED_CAMERA, type CameraScale } from '../frame/flight-frame.ts'
import type { NdcOffset } from '../frame/view-offset.ts'
import { BELOW_LINE, DISTANCE, FIELD_OF_VIEW, HEIGHT } from './chase-camera.ts'

/**
 * How far from the middle of the picture the craft is seen in a hard turn and in a dive, as slopes, and how far it reaches below its
 * own middle then, in metres. Measured on the autopilot's flights; framing.test.ts holds what follows.
 */
const SIDEWAYS = 0.23
const DOWNWARDS = 0.251
const REACH_DOWN = 4.1

/** The craft's half span and half height as they are seen at the distance of its middle, in metres: the wing tips are nearer. The height includes the flame and a gentle bank. */
const CRAFT_HALF_SPAN = 5.3
const CRAFT_HALF_HEIGHT = 2.5

/**
 * The height of the field of view for a picture of a given shape, in radians. It is tuned for 16:9; a tall picture sees
 * higher so that the way ahead still fits its width, a very wide one less high so that its ends are not distorted.
 *
 * @param aspect width over height, above 0
 * @param cameraScale as the player has chosen it; a view in which the craft would not be whole is widened until it is
 */
export function fieldOfViewFor(fieldOfView: number, aspect: number, cameraScale: CameraScale = TUNED_CAMERA): number {
  const half = Math.tan(fieldOfView / 2)
  const narrowest = Math.tan(0.46)
  const widest = Math.tan(0.98)
  const fitting = Math.min(Math.max(half, narrowest / aspect), Math.max(widest / aspect, 0.2))
  const halfHeight = Math.min(fitting, 1.15)
  const away = DISTANCE * cameraScale.distance
  const least = Math.max(
    (SIDEWAYS + CRAFT_HALF_SPAN / away) / (halfHeight * aspect),
    (DOWNWARDS + REACH_DOWN / away) / Math.tan(FIELD_OF_VIEW / 2),
  )
  return 2 * Math.atan(halfHeight * Math.max(cameraScale.width, least))
}

/**
 * Where the craft is seen in level flight, around the point that the camera looks at: all in shares of half the picture's
 * height.
 *
 * @param aspect width over height, above 0
 */
export function restingCraftFor(aspect: number, cameraScale: CameraScale) {
  const half = Math.tan(fieldOfViewFor(FIELD_OF_VIEW, aspect, cameraScale) / 2)
  const distance = Math.hypot(DISTANCE, HEIGHT) * cameraScale.distance
  return {
    down: BELOW_LINE / half,
    halfWidth: CRAFT_HALF_SPAN / distance / half,
    halfHeight: CRAFT_HALF_HEIGHT / distance / half,
  }
}

/** How far the view is moved up as a picture gets taller: at the shape of a phone the horizon stands at 38 % of the height. */
const UP_BY_TALLNESS = 0.32

/**
 * Where the point that the camera looks at stands in a picture that nothing covers. A tall picture sees more of the sky: the view is
 * moved up, so that the way ahead has the room, and the thumbs have theirs below the craft.
 *
 * @param aspect width over height, above 0
 */
export function uncoveredShareFor(aspect: number): NdcOffset {
  const half = Math.tan(FIELD_OF_VIEW / 2)
  const taller = Math.tan(fieldOfViewFor(FIELD_OF_VIEW, aspect) / 2) - half
  return { across: 0, up: taller > 0 ? UP_BY_TALLNESS * (taller / (half + taller)) : 0 }
}

/**
 * The sun's glow as a sum of two parts: the wide one is in the sky's grid, whose cells are too coarse for the steep part around the
 * disc, which is painted.
 */
import type { Vector3Like } from 'three'

import type { FlightFrame } from '../../frame/flight-frame.ts'
import { SUN_GLOW } from '../../sky/celestial.ts'
import type { Atmosphere2d, Colour } from './atmosphere-2d.ts'

/** The stop at which the one hands over to the other. */
const HANDOVER = 2

const WIDE_GLOW = SUN_GLOW.slice(HANDOVER)

const [, wideLight] = WIDE_GLOW[0]

export const STEEP_GLOW = SUN_GLOW.slice(0, HANDOVER + 1).map(
  ([degrees, intensity]) => [degrees, intensity - wideLight] as const,
)

const DEGREES = 180 / Math.PI

/** Adds the light that the sun's wide glow has in a direction, a unit vector, in this frame. */
export function addWideGlow(
  colour: Colour,
  { x, y, z }: Vector3Like,
  { sun, sky }: FlightFrame,
  { uniforms }: Atmosphere2d,
): void {
  const { sunRadius, sunGlow } = sky.mood
  const light = glowAt(Math.acos(Math.min(1, x * sun[0] + y * sun[1] + z * sun[2])) * DEGREES - sunRadius)
  if (light === 0) return
  const left = uniforms.lightLeft.value
  for (let channel = 0; channel < 3; channel += 1) colour[channel] += sunGlow[channel] * left[channel] * light
}

/** The light of the wide glow, in [0, 1], so many degrees from the edge of the disc. */
function glowAt(degrees: number): number {
  for (let stop = 1; stop < WIDE_GLOW.length; stop += 1) {
    const from = WIDE_GLOW[stop - 1]
    const to = WIDE_GLOW[stop]
    if (degrees > to[0]) continue
    return from[1] + (to[1] - from[1]) * Math.max(0, (degrees - from[0]) / (to[0] - from[0]))
  }
  return 0
}

/** The colour of the sky and of the fog, as ATMOSPHERE_GLSL has it, for pictures that are drawn without shaders. */
import { PALETTE, SKY_STOPS, type Rgb } from '../palette.ts'
import { FOG_METRES, LAST_LIGHT, SUN_HORIZON } from './atmosphere.ts'

/** Red, green and blue in [0, 1]; overwritten, so that nothing is allocated. */
export type Colour = [red: number, green: number, blue: number]

function smoothstep(value: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** Mixes a colour with another by a share in [0, 1]. */
export function mixInto(colour: Colour, towards: Readonly<Rgb>, share: number): void {
  if (share === 0) return
  colour[0] += (towards[0] - colour[0]) * share
  colour[1] += (towards[1] - colour[1]) * share
  colour[2] += (towards[2] - colour[2]) * share
}

/** What low fuel leaves of a colour. `redness` in [0, 1]. */
export function redden(colour: Colour, redness: number): void {
  colour[0] *= 1 + (LAST_LIGHT[0] - 1) * redness
  colour[1] *= 1 + (LAST_LIGHT[1] - 1) * redness
  colour[2] *= 1 + (LAST_LIGHT[2] - 1) * redness
}

export interface Direction {
  x: number
  y: number
  z: number
}

/** Writes the colour of the sky in a direction, a unit vector, into `colour`. */
export function skyColourInto(colour: Colour, { x, y, z }: Direction, redness: number): void {
  const up = Math.max(y, 0)
  const sunward = Math.max(0, x * SUN_HORIZON[0] + z * SUN_HORIZON[2])
  const glow = sunward ** 6
  const horizon = SKY_STOPS[0].colour
  for (let channel = 0; channel < 3; channel += 1) colour[channel] = horizon[channel] ?? 0
  mixInto(colour, PALETTE.sunGlow, glow * 0.85)
  for (let stop = 1; stop < SKY_STOPS.length; stop += 1) {
    const from = SKY_STOPS[stop - 1]
    const to = SKY_STOPS[stop]
    if (from === undefined || to === undefined || up <= from.sine) break
    mixInto(colour, to.colour, smoothstep(up, from.sine, to.sine))
  }
  mixInto(colour, PALETTE.sunGlow, glow * 0.28 * (1 - smoothstep(up, 0, 0.4)))
  if (y < 0) mixInto(colour, PALETTE.valleyMist, 0.75 * smoothstep(-y, 0, 0.3))
  redden(colour, redness)
}

const behind: Colour = [0, 0, 0]
const direction: Direction = { x: 0, y: 0, z: 0 }

/**
 * Mixes a colour towards the sky behind it.
 *
 * @param offset from the camera, in metres
 * @param bare the share of it that no fog covers, in [0, 1]
 */
export function fogInto(colour: Colour, offset: Direction, redness: number, bare = 0): void {
  const distance = Math.hypot(offset.x, offset.y, offset.z)
  direction.x = offset.x / distance
  direction.y = offset.y / distance
  direction.z = offset.z / distance
  skyColourInto(behind, direction, redness)
  mixInto(colour, behind, (1 - Math.exp(-distance / FOG_METRES)) * (1 - bare))
}

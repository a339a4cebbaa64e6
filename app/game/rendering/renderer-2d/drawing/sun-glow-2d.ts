/** The wide part of the sun's glow, for what is drawn without shaders: what WIDE_GLOW_GLSL computes, from the same uniforms. */
import type { Vector3Like } from 'three'

import { wideLightAt } from '../../sky/sun-glow.ts'
import type { Atmosphere2d, Colour } from './atmosphere-2d.ts'

const DEGREES = 180 / Math.PI

/** Adds the light of the sun's wide glow in a direction, a unit vector. */
export function addWideGlow(colour: Colour, { x, y, z }: Vector3Like, { uniforms }: Atmosphere2d): void {
  const sun = uniforms.sun.value
  const away = Math.acos(Math.min(1, x * sun[0] + y * sun[1] + z * sun[2])) * DEGREES
  const light = wideLightAt(away - uniforms.sunRadius.value)
  if (light === 0) return
  const sunGlow = uniforms.sunGlow.value
  const left = uniforms.lightLeft.value
  for (let channel = 0; channel < 3; channel += 1) colour[channel] += sunGlow[channel] * left[channel] * light
}

/** Flat discs of sky, which sun, stars and giant are painted on. */
import { Vector3 } from 'three'

import type { Direction } from '../evening/evening.ts'

/** The point at u to the right and v up from the middle, in units of the angular radius. */
type SkyDisc = (u: number, v: number) => Vector3

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

export function skyDisc(direction: Direction, radiusDegrees: number, tiltDegrees: number): SkyDisc {
  const centre = new Vector3(...direction)
  const size = Math.tan(radians(radiusDegrees))
  const tilt = radians(tiltDegrees)
  const level = new Vector3(-centre.z, 0, centre.x).normalize()
  const right = level.clone().applyAxisAngle(centre, -tilt).multiplyScalar(size)
  const up = level.cross(centre).applyAxisAngle(centre, -tilt).multiplyScalar(size)
  return (u, v) => centre.clone().addScaledVector(right, u).addScaledVector(up, v)
}

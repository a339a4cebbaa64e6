import { Vector3 } from 'three'

/** A vertex of the ground, in metres. */
export type GroundVertex = Vector3 & {
  /** Metres from the shore, to the side; below 0 in the river. */
  inland: number
  /** Metres below the upper edge of the shadow that falls here; negative in the light, −∞ for what stands on the ground. */
  shadowed: number
}

export function createGroundVertex(x = 0, y = 0, z = 0): GroundVertex {
  return Object.assign(new Vector3(x, y, z), { inland: 1, shadowed: -Infinity })
}

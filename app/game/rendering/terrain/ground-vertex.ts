import { Vector3 } from 'three'

/** A vertex of the ground, in metres. */
export type GroundVertex = Vector3 & {
  /** How near a bank is: 1 at the bank and on it, 0 from `BANK_METRES` on. */
  bank: number
  /** Metres below the upper edge of the shadow that falls here; negative in the light. */
  shadowed: number
}

export function createGroundVertex(x = 0, y = 0, z = 0): GroundVertex {
  return Object.assign(new Vector3(x, y, z), { bank: 0, shadowed: -Infinity })
}

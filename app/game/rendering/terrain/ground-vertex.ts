import { Vector3 } from 'three'

/** A vertex of the ground, in metres. */
export type GroundVertex = Vector3 & {
  /** Metres above the river; below 0 under its water. */
  above: number
  /** How near a bank is: 1 at the bank and on it, 0 from `BANK_METRES` on. */
  bank: number
  /** Metres into the shadow that falls here, from its upper edge down; negative in the light, infinite where there is no edge. */
  shadowed: number
}

export function createGroundVertex(x = 0, y = 0, z = 0): GroundVertex {
  return Object.assign(new Vector3(x, y, z), { above: 1, bank: 0, shadowed: -Infinity })
}

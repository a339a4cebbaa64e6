/** Where the craft and its parts are: the arithmetic of attitude, as column-major 4×4 matrices for the shader. */
import type { CraftState } from '../../simulation/flight-state'

/**
 * Writes the craft's attitude as a rotation: bank, then pitch, then yaw, as the collision turns its hull.
 *
 * @param into nine numbers, column-major
 */
export function attitudeInto(craft: Pick<CraftState, 'bank' | 'pitch' | 'yaw'>, into: Float32Array): void {
  const sineBank = Math.sin(craft.bank)
  const cosineBank = Math.cos(craft.bank)
  const sinePitch = Math.sin(craft.pitch)
  const cosinePitch = Math.cos(craft.pitch)
  const sineYaw = Math.sin(craft.yaw)
  const cosineYaw = Math.cos(craft.yaw)
  // Right, up and back of the craft in the world.
  into[0] = cosineBank * cosineYaw + sineBank * sinePitch * sineYaw
  into[1] = -sineBank * cosinePitch
  into[2] = cosineBank * sineYaw - sineBank * sinePitch * cosineYaw
  into[3] = sineBank * cosineYaw - cosineBank * sinePitch * sineYaw
  into[4] = cosineBank * cosinePitch
  into[5] = sineBank * sineYaw + cosineBank * sinePitch * cosineYaw
  into[6] = -cosinePitch * sineYaw
  into[7] = -sinePitch
  into[8] = cosinePitch * cosineYaw
}

/** One coordinate (0 x, 1 y, 2 z) of a point of the craft, turned by its attitude; metres from the craft's centre. */
export function turned(attitude: Float32Array, axis: 0 | 1 | 2, right: number, up: number, back: number): number {
  return (attitude[axis] ?? 0) * right + (attitude[axis + 3] ?? 0) * up + (attitude[axis + 6] ?? 0) * back
}

/**
 * Writes a part's matrix: turned about the craft's right axis at its pivot, then with the craft.
 *
 * @param x x, y and z: the craft's centre in the picture's own coordinates
 * @param scale size along the craft's length from the pivot; 1 leaves it
 * @param into sixteen numbers from `at` on, column-major
 */
export function hingeInto(
  attitude: Float32Array,
  x: number,
  y: number,
  z: number,
  pivot: readonly [number, number, number],
  angle: number,
  scale: number,
  into: Float32Array,
  at: number,
): void {
  const sine = Math.sin(angle)
  const cosine = Math.cos(angle)
  const [, up, back] = pivot
  for (let row = 0 as 0 | 1 | 2; row < 3; row++) {
    const alongRight = attitude[row] ?? 0
    const alongUp = attitude[row + 3] ?? 0
    const alongBack = attitude[row + 6] ?? 0
    const turnedUp = alongUp * cosine + alongBack * sine
    const turnedBack = (alongBack * cosine - alongUp * sine) * scale
    const centre = row === 0 ? x : row === 1 ? y : z
    into[at + row] = alongRight
    into[at + 4 + row] = turnedUp
    into[at + 8 + row] = turnedBack
    into[at + 12 + row] = centre + (alongUp - turnedUp) * up + (alongBack - turnedBack) * back
  }
  into[at + 3] = 0
  into[at + 7] = 0
  into[at + 11] = 0
  into[at + 15] = 1
}

/** What is left of the craft after it struck: its parts fly apart, bounce and come to rest on the ground. */
import { chance } from '../../simulation/random'
import type { Terrain } from '../../simulation/terrain'
import { CRAFT_PARTS } from '../craft/craft-geometry'
import { attitudeInto, turned } from '../craft/craft-pose'
import type { FlightFrame } from '../flight-frame'

/** One part of the wreck: where its pivot is in metres, how it is turned from the attitude of the craft, how it moves. */
export interface WreckPart {
  x: number
  y: number
  z: number
  velocityX: number
  velocityY: number
  velocityZ: number
  /** Turned about its own right axis and then about the upright, in radians, and how fast. */
  tumble: number
  spin: number
  tumbleSpeed: number
  spinSpeed: number
}

/** Tuned by hand, in SI units: heavier than the earth's gravity, since a slow fall looks small. */
const GRAVITY = 22
const BOUNCE = 0.32
const GRIP = 0.55
const REST_ABOVE_GROUND = 0.25
const REST_SPEED = 1.2
const LOOK_SEED = 0x33ec

export function createWreck(): WreckPart[] {
  return CRAFT_PARTS.map(() => ({
    ...{ x: 0, y: 0, z: 0, velocityX: 0, velocityY: 0, velocityZ: 0 },
    ...{ tumble: 0, spin: 0, tumbleSpeed: 0, spinSpeed: 0 },
  }))
}

/** Breaks the craft of the frame apart where it is; a little of its way is left in each part. */
export function breakApart(wreck: readonly WreckPart[], frame: FlightFrame, attitude: Float32Array): void {
  const { craft, state } = frame
  attitudeInto(craft, attitude)
  for (const [index, part] of wreck.entries()) {
    const [right, up, back] = CRAFT_PARTS[index]?.pivot ?? [0, 0, 0]
    const roll = (purpose: number): number => 2 * chance(state.seed ^ LOOK_SEED, state.tick, index * 8 + purpose) - 1
    part.x = craft.x + turned(attitude, 0, right, up, back)
    part.y = craft.y + turned(attitude, 1, right, up, back)
    part.z = craft.z + turned(attitude, 2, right, up, back)
    part.velocityX = craft.velocityX * 0.2 + right * 2.5 + 5 * roll(0)
    part.velocityY = 9 + 5 * roll(1) + up * 4
    part.velocityZ = -craft.speed * (0.1 + 0.06 * roll(2)) + 2 * back
    part.tumble = 0
    part.spin = 0
    part.tumbleSpeed = 4 * roll(3)
    part.spinSpeed = 3 * roll(4)
  }
}

/** Moves the parts on by `seconds`; those that lie still stay. */
export function settleWreck(wreck: readonly WreckPart[], terrain: Terrain, seconds: number): void {
  for (const part of wreck) {
    const floor = terrain.heightAt(part.x, part.z) + REST_ABOVE_GROUND
    const speed = Math.hypot(part.velocityX, part.velocityY, part.velocityZ)
    if (part.y <= floor && speed < REST_SPEED) {
      part.y = floor
      continue
    }
    part.velocityY -= GRAVITY * seconds
    part.x += part.velocityX * seconds
    part.y += part.velocityY * seconds
    part.z += part.velocityZ * seconds
    part.tumble += part.tumbleSpeed * seconds
    part.spin += part.spinSpeed * seconds
    const ground = terrain.heightAt(part.x, part.z) + REST_ABOVE_GROUND
    if (part.y >= ground) continue
    part.y = ground
    part.velocityY = Math.abs(part.velocityY) * BOUNCE
    part.velocityX *= GRIP
    part.velocityZ *= GRIP
    part.tumbleSpeed *= GRIP
    part.spinSpeed *= GRIP
  }
}

/**
 * Writes the matrix of a part of the wreck.
 *
 * @param attitude the craft's when it broke apart, nine numbers
 * @param into sixteen numbers from `at` on, column-major
 */
export function wreckMatrixInto(
  part: WreckPart,
  pivot: readonly [number, number, number],
  attitude: Float32Array,
  originZ: number,
  into: Float32Array,
  at: number,
): void {
  const sineTumble = Math.sin(part.tumble)
  const cosineTumble = Math.cos(part.tumble)
  const sineSpin = Math.sin(part.spin)
  const cosineSpin = Math.cos(part.spin)
  for (let column = 0; column < 3; column++) {
    const x = attitude[column * 3] ?? 0
    const y = attitude[column * 3 + 1] ?? 0
    const z = attitude[column * 3 + 2] ?? 0
    const tumbledY = y * cosineTumble - z * sineTumble
    const tumbledZ = z * cosineTumble + y * sineTumble
    into[at + column * 4] = x * cosineSpin + tumbledZ * sineSpin
    into[at + column * 4 + 1] = tumbledY
    into[at + column * 4 + 2] = tumbledZ * cosineSpin - x * sineSpin
    into[at + column * 4 + 3] = 0
  }
  for (let row = 0; row < 3; row++) {
    const moved =
      (into[at + row] ?? 0) * pivot[0] + (into[at + 4 + row] ?? 0) * pivot[1] + (into[at + 8 + row] ?? 0) * pivot[2]
    const place = row === 0 ? part.x : row === 1 ? part.y : part.z - originZ
    into[at + 12 + row] = place - moved
  }
  into[at + 15] = 1
}

/** The wreck of a craft that struck: its pieces fly apart, bounce and come to rest on the ground. */
import { Euler, Quaternion, Vector3, type Matrix4 } from 'three'

import type { CraftState, FlightState } from '../../simulation/flight-state.ts'
import type { Terrain } from '../../simulation/ground/terrain.ts'
import { chance } from '../../simulation/random.ts'
import { CRAFT_PIECES } from './craft-geometry.ts'
import { attitudeOf } from './craft-pose.ts'

/** One piece of the wreck: where its pivot is and how it moves, in metres, and how it is turned from the attitude of the craft. */
export interface WreckPiece {
  readonly place: Vector3
  readonly velocity: Vector3
  /** Turned about its own right axis and then about the upright, in radians, and how fast. */
  tumble: number
  spin: number
  tumbleSpeed: number
  spinSpeed: number
}

export interface Wreck {
  /** In the order of CRAFT_PIECES; the first is the body. */
  readonly pieces: readonly WreckPiece[]
  /** The craft's attitude when it broke apart. */
  readonly attitude: Quaternion
}

/** Tuned by hand, in SI units: gravity is above the earth's, because a slow fall makes the craft look small. */
const GRAVITY = 22
const BOUNCE = 0.2
const GRIP = 0.25
const REST_ABOVE_GROUND = 0.25
const REST_SPEED = 4
const SCATTER_SEED = 0x33ec

function createPiece(): WreckPiece {
  return { place: new Vector3(), velocity: new Vector3(), tumble: 0, spin: 0, tumbleSpeed: 0, spinSpeed: 0 }
}

export function createWreck(): Wreck {
  return { pieces: CRAFT_PIECES.map(createPiece), attitude: new Quaternion() }
}

/** Breaks a craft apart where it is; its pieces keep a little of its speed. `state`: the flight that has ended. */
export function breakApart(wreck: Wreck, craft: CraftState, state: FlightState): void {
  attitudeOf(craft, wreck.attitude)
  for (const [index, piece] of wreck.pieces.entries()) {
    const pivot = CRAFT_PIECES[index].pivot
    const roll = (purpose: number): number => 2 * chance(state.seed ^ SCATTER_SEED, state.tick, index * 8 + purpose) - 1
    piece.place.copy(pivot).applyQuaternion(wreck.attitude).add(craft)
    piece.velocity.set(
      craft.velocityX * 0.12 + pivot.x * 1.4 + 2.5 * roll(0),
      8 + 4 * roll(1) + pivot.y * 3,
      -craft.speed * (0.08 + 0.03 * roll(2)) + 1.2 * pivot.z,
    )
    piece.tumble = 0
    piece.spin = 0
    piece.tumbleSpeed = 4 * roll(3)
    piece.spinSpeed = 3 * roll(4)
  }
}

/** Moves the pieces on by `seconds`; those that lie still stay. */
export function settleWreck(wreck: Wreck, terrain: Terrain, seconds: number): void {
  for (const piece of wreck.pieces) {
    const { place, velocity } = piece
    const floor = terrain.heightAt(place.x, place.z) + REST_ABOVE_GROUND
    if (place.y <= floor && velocity.length() < REST_SPEED) {
      place.y = floor
      continue
    }
    velocity.y -= GRAVITY * seconds
    place.addScaledVector(velocity, seconds)
    piece.tumble += piece.tumbleSpeed * seconds
    piece.spin += piece.spinSpeed * seconds
    const ground = terrain.heightAt(place.x, place.z) + REST_ABOVE_GROUND
    if (place.y >= ground) continue
    place.y = ground
    velocity.set(velocity.x * GRIP, Math.abs(velocity.y) * BOUNCE, velocity.z * GRIP)
    piece.tumbleSpeed *= GRIP
    piece.spinSpeed *= GRIP
  }
}

const turn = new Euler()
const rotation = new Quaternion()
const SIZE = new Vector3(1, 1, 1)

/** Writes the matrix of a piece: from metres around its pivot to metres of the world. */
export function wreckMatrix(wreck: Wreck, piece: WreckPiece, into: Matrix4): void {
  rotation.setFromEuler(turn.set(piece.tumble, piece.spin, 0, 'YXZ')).multiply(wreck.attitude)
  into.compose(piece.place, rotation, SIZE)
}

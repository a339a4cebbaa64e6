/** Sparks from a ring that was flown through, from a canister that was taken, and from a craft that struck. */
import { chance } from '../../simulation/random'
import type { FlightFrame } from '../flight-frame'
import { PALETTE, type Rgb } from '../palette'
import type { ParticleSink } from './particle-sink'

export const SPARKS = 72
const SPARKS_PER_RING = 48
const SPARKS_PER_CANISTER = 24
const LIFE_SECONDS = 1.1
const GRAVITY = 14
const LOOK_SEED = 0x59a2

interface Spark {
  x: number
  y: number
  z: number
  velocityX: number
  velocityY: number
  velocityZ: number
  age: number
  colour: Rgb
}

export interface Sparks {
  clear(): void
  update(frame: FlightFrame, sink: ParticleSink): void
}

export function createSparks(): Sparks {
  const sparks: Spark[] = Array.from({ length: SPARKS }, () => ({
    ...{ x: 0, y: 0, z: 0, velocityX: 0, velocityY: 0, velocityZ: 0 },
    age: LIFE_SECONDS,
    colour: PALETTE.ring,
  }))
  let next = 0
  let burst = 0
  let ringsSeen = 0
  let canistersSeen = 0
  let isWreckSeen = false

  const emit = (
    frame: FlightFrame,
    x: number,
    y: number,
    z: number,
    radius: number,
    count: number,
    colour: Rgb,
  ): void => {
    burst++
    for (let index = 0; index < count; index++) {
      const spark = sparks[next]
      next = (next + 1) % SPARKS
      if (spark === undefined) continue
      const angle = (index / count) * 2 * Math.PI + chance(LOOK_SEED, burst, index)
      const speed = 8 + 26 * chance(LOOK_SEED + 1, burst, index)
      spark.x = x + Math.cos(angle) * radius
      spark.y = y + Math.sin(angle) * radius
      spark.z = z
      spark.velocityX = Math.cos(angle) * speed
      spark.velocityY = Math.sin(angle) * speed + 5
      // They fly along with the craft for a while, or they would be behind the camera before they were seen.
      spark.velocityZ = -frame.craft.speed * (0.7 + 0.5 * chance(LOOK_SEED + 2, burst, index))
      spark.age = -0.12 * chance(LOOK_SEED + 3, burst, index)
      spark.colour = index % 3 === 0 ? PALETTE.ringCore : colour
    }
  }

  const watch = (frame: FlightFrame): void => {
    const { state } = frame
    if (state.ringsCollected > ringsSeen) {
      for (const ring of state.rings) {
        if (ring.serial === state.nextRingSerial - 1 && ring.status === 'collected') {
          emit(frame, ring.x, ring.y, ring.z, ring.radius, SPARKS_PER_RING, PALETTE.ring)
        }
      }
    }
    ringsSeen = state.ringsCollected
    if (state.canistersCollected > canistersSeen) {
      const { craft } = frame
      emit(frame, craft.x, craft.y, craft.z - 4, 1.5, SPARKS_PER_CANISTER, PALETTE.canister)
    }
    canistersSeen = state.canistersCollected
    const isWrecked = frame.ending === 'wrecked'
    if (isWrecked && !isWreckSeen && frame.motion.scenes) {
      const { craft } = frame
      emit(frame, craft.x, craft.y + 1, craft.z, 0.6, SPARKS, PALETTE.ember)
      for (const spark of sparks) {
        spark.velocityX *= 0.7
        spark.velocityY += 10
        spark.velocityZ *= 0.2
      }
    }
    isWreckSeen = isWrecked
  }

  return {
    clear: () => {
      for (const spark of sparks) spark.age = LIFE_SECONDS
      ringsSeen = 0
      canistersSeen = 0
      isWreckSeen = false
    },
    update: (frame, sink) => {
      watch(frame)
      const { seconds } = frame
      const drag = Math.exp(-1.6 * seconds)
      for (const spark of sparks) {
        if (spark.age >= LIFE_SECONDS) continue
        spark.age += seconds
        spark.x += spark.velocityX * seconds
        spark.y += spark.velocityY * seconds
        spark.z += spark.velocityZ * seconds
        spark.velocityX *= drag
        spark.velocityY = spark.velocityY * drag - GRAVITY * seconds
        spark.velocityZ *= drag
        const left = 1 - Math.max(0, spark.age) / LIFE_SECONDS
        if (left > 0)
          sink(spark.x, spark.y, spark.z - frame.originZ, 0.06 + 0.24 * left, 0.6 * left, spark.colour, left)
      }
    },
  }
}

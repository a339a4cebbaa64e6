/** Sparks from a ring that was flown through, from a canister that was taken, and from a craft that struck. */
import { Vector3 } from 'three'

import { passedRing } from '../../simulation/course/course.ts'
import { GRAZED_PRECISION } from '../../simulation/flight/encounters.ts'
import { chance } from '../../simulation/random.ts'
import type { RingState } from '../../simulation/flight-state.ts'
import type { FlightFrame } from '../frame/flight-frame.ts'
import { PALETTE, type Rgb } from '../colour/palette.ts'
import { createParticle, type Particle, type ParticleSink } from './particles.ts'

export const SPARKS = 56
const GRAVITY = 14
/** The share of a burst's sparks that fly with reduced motion: they stream outwards past the eye. */
const CALM_SHARE = 0.2
const SPARK_SEED = 0x59a2

interface Burst {
  readonly count: number
  readonly rgb: Rgb
  /** How fast its sparks fly apart. */
  readonly pace: number
  readonly lifeSeconds: number
  /** Half width and additional half length of a spark at first, in metres. */
  readonly size: number
  readonly stretch: number
  /** How much of the circle its sparks start from, in radians. */
  readonly arc: number
}

/** What sparks start from, across the flight. */
type Circle = Pick<RingState, 'x' | 'y' | 'z' | 'radius'>

/** What a wing tip that scrapes a ring throws up, from there alone. */
const GRAZE_BURST: Burst = {
  count: 44,
  rgb: PALETTE.ember,
  pace: 0.9,
  lifeSeconds: 0.6,
  size: 0.24,
  stretch: 3,
  arc: 1.1,
}

/** The burst of a ring by how near to its centre it was flown through, in [0, 1]: short streaks along the flight. */
function ringBurst(precision: number): Burst {
  if (precision < GRAZED_PRECISION) return GRAZE_BURST
  const between = (rim: number, centre: number) => rim + (centre - rim) * precision
  return {
    count: Math.round(between(14, SPARKS)),
    rgb: PALETTE.ring,
    pace: between(0.5, 1.3),
    lifeSeconds: 0.45,
    size: between(0.07, 0.13),
    stretch: between(0.8, 3.4),
    arc: 2 * Math.PI,
  }
}

const CANISTER_BURST: Burst = {
  count: 40,
  rgb: PALETTE.canister,
  pace: 0.9,
  lifeSeconds: 0.6,
  size: 0.2,
  stretch: 3,
  arc: 2 * Math.PI,
}
const WRECK_BURST: Burst = {
  count: SPARKS,
  rgb: PALETTE.ember,
  pace: 1.9,
  lifeSeconds: 1.1,
  size: 0.17,
  stretch: 1.3,
  arc: 2 * Math.PI,
}

interface Spark extends Particle {
  readonly velocity: Vector3
  age: number
  burst: Burst
}

function createSpark(): Spark {
  return { ...createParticle(PALETTE.ring), velocity: new Vector3(), age: Infinity, burst: CANISTER_BURST }
}

const DRAG_RATE = 1.6

function move(spark: Spark, { seconds }: FlightFrame): void {
  const { velocity, burst } = spark
  spark.age += seconds
  spark.x += velocity.x * seconds
  spark.y += velocity.y * seconds
  spark.z += velocity.z * seconds
  velocity.multiplyScalar(Math.exp(-DRAG_RATE * seconds))
  velocity.y -= GRAVITY * seconds
  const left = Math.min(1, 1 - spark.age / burst.lifeSeconds)
  spark.size = burst.size * (0.2 + 0.8 * left)
  spark.stretch = burst.stretch * left
  spark.opacity = left
}

export function createSparks() {
  const sparks = Array.from({ length: SPARKS }, createSpark)
  let next = 0
  let burstSerial = 0
  let ringsSeen = 0
  let canistersSeen = 0
  let isWreckSeen = false

  /** Starts sparks on a circle, or on an arc of it about the angle `middle`. */
  const emit = (burst: Burst, { x, y, z, radius }: Circle, { craft, motion }: FlightFrame, middle = 0): void => {
    burstSerial += 1
    const count = motion.decoration ? burst.count : Math.ceil(burst.count * CALM_SHARE)
    for (let index = 0; index < count; index += 1) {
      const spark = sparks[next]
      next = (next + 1) % SPARKS
      const place = (index + chance(SPARK_SEED, burstSerial, index)) / count
      const angle = middle + (place - 0.5) * burst.arc
      const speed = (8 + 26 * chance(SPARK_SEED + 1, burstSerial, index)) * burst.pace
      spark.x = x + Math.cos(angle) * radius
      spark.y = y + Math.sin(angle) * radius
      spark.z = z
      // They move along with the craft for a while: otherwise they would be behind the camera before they were seen.
      const along = -craft.speed * (0.7 + 0.5 * chance(SPARK_SEED + 2, burstSerial, index))
      spark.velocity.set(Math.cos(angle) * speed, Math.sin(angle) * speed + 5, along)
      spark.age = -0.12 * chance(SPARK_SEED + 3, burstSerial, index)
      spark.burst = burst
      spark.rgb = index % 3 === 0 ? PALETTE.ringCore : burst.rgb
    }
  }

  const emitNew = (frame: FlightFrame): void => {
    const { state, craft, ending, motion } = frame
    if (state.ringsCollected > ringsSeen) {
      const ring = passedRing(state)
      if (ring?.status === 'collected') emit(ringBurst(ring.precision), ring, frame, Math.atan2(ring.passY, ring.passX))
    }
    ringsSeen = state.ringsCollected
    if (state.canistersCollected > canistersSeen) emit(CANISTER_BURST, { ...craft, z: craft.z - 4, radius: 1.5 }, frame)
    canistersSeen = state.canistersCollected
    const isWrecked = ending === 'wrecked'
    if (isWrecked && !isWreckSeen && motion.decoration) {
      emit(WRECK_BURST, { ...craft, y: craft.y + 1, radius: 0.6 }, frame)
      // Back from the rock, towards the camera.
      for (const { velocity } of sparks) velocity.set(velocity.x * 0.9, velocity.y + 8, velocity.z * -0.22)
    }
    isWreckSeen = isWrecked
  }

  return {
    /** Starts at any moment of a flight: what has happened before it bursts no more. */
    restart: ({ state, ending }: FlightFrame): void => {
      for (const spark of sparks) spark.age = Infinity
      ringsSeen = state.ringsCollected
      canistersSeen = state.canistersCollected
      isWreckSeen = ending === 'wrecked'
    },
    update: (frame: FlightFrame, sink: ParticleSink): void => {
      emitNew(frame)
      for (let index = 0; index < SPARKS; index += 1) {
        const spark = sparks[index]
        if (spark.age >= spark.burst.lifeSeconds) continue
        move(spark, frame)
        if (spark.opacity > 0) sink(spark)
      }
    },
  }
}

/** Particles, and two of their sources: the motes that show speed, and the smoke over a wreck. */
import { mixRgb, PALETTE, type Rgb } from '../colour/palette.ts'
import { MAX_SPEED, MIN_SPEED } from '../../simulation/craft/aircraft.ts'
import { clamp, smoothstep } from '../../simulation/easing.ts'
import { chance } from '../../simulation/random.ts'
import type { FlightFrame } from '../frame/flight-frame.ts'
import type { Detail } from '../quality/detail.ts'

/** One particle of a frame. */
export interface Particle {
  /** In metres of the world. */
  x: number
  y: number
  z: number
  /** Half width and additional half length along the flight, in metres. */
  size: number
  stretch: number
  /** Radians about the direction of flight. */
  turn: number
  rgb: Rgb
  /** In [0, 1]. */
  opacity: number
}

/** Copies one particle into this frame. */
export type ParticleSink = (particle: Particle) => void

/** A particle that a source fills again for each one that it adds, so that nothing is allocated. */
export function createParticle(rgb: Rgb): Particle {
  return { x: 0, y: 0, z: 0, size: 0, stretch: 0, turn: 0, rgb, opacity: 0 }
}

/** The box around the camera that motes are in, in metres; they repeat beyond it. */
const WIDTH = 70
const HEIGHT = 44
const DEPTH = 100
const MOTE_SEED = 0x0307e
/** Half of a streak in metres, for each m/s, and how many times longer and wider a whole wake makes it. */
const STREAK_SECONDS = 0.035
const WAKE_LENGTH = 2.2
const WAKE_WIDTH = 1.6
/** How far a whole wake turns the mood's light, which streaks have, to that of the rings. */
const WAKE_TINT = 0.4
/** Slopes from straight ahead, to any side, at which streaks begin to be seen and are seen whole: none stands before the next ring. */
const ASIDE = [0.32, 0.7] as const
/** Slopes upwards at which streaks begin to fade, and from which on none is seen: the sky has none. */
const UPWARDS = [-0.02, 0.04] as const
/** Nearer to the camera than this none is seen, and from `FULL_METRES` on each is as bright as it gets. */
const NEAREST_METRES = 4
const FULL_METRES = 16
/** Of a streak's length, what counts for that: with all of it a strong wake hid its own streaks. */
const NEAR_SHARE = 0.35

const MOST = 128
const spots = new Float64Array(MOST * 3)
for (let mote = 0; mote < MOST; mote += 1) {
  for (let axis = 0; axis < 3; axis += 1) spots[mote * 3 + axis] = chance(MOTE_SEED, mote, axis)
}

/** The colour of all streaks of a picture: overwritten, so that nothing is allocated. */
const streakRgb: [number, number, number] = [1, 1, 1]
const streak = createParticle(streakRgb)

/** A place of a pattern that repeats every `size` metres, brought to within half of that of `around`. */
function wrapped(place: number, around: number, size: number): number {
  const away = (place - around) / size
  return around + (away - Math.floor(away + 0.5)) * size
}

/** How many motes show a speed in m/s. */
function motesAt(speed: number, [slow, fast]: Detail['motes']): number {
  return Math.round(slow + (fast - slow) * clamp((speed - MIN_SPEED) / (MAX_SPEED - MIN_SPEED), 0, 1) ** 2)
}

/**
 * Adds motes near the camera, whose streaks show the speed of the flight: more of them the faster it is, longer and brighter
 * in a wake; with reduced motion neither. They stand still in the world and lie along the flight, so that each streak points
 * at where the craft is going.
 *
 * @param motes how many at the least speed and at the most, up to 128
 */
export function addMotes(frame: FlightFrame, motes: Detail['motes'], sink: ParticleSink): void {
  const { camera, motion } = frame
  const { sunGlow } = frame.sky.mood
  const middleZ = camera.z - DEPTH * 0.5
  const wake = motion.decoration ? frame.wake : 0
  const count = motion.decoration ? motesAt(frame.craft.speed, motes) : motes[0]
  streak.stretch = frame.craft.speed * STREAK_SECONDS * (1 + WAKE_LENGTH * wake)
  streak.size = 0.05 * (1 + WAKE_WIDTH * wake)
  for (let channel = 0; channel < 3; channel += 1)
    streakRgb[channel] = sunGlow[channel] + (PALETTE.ringCore[channel] - sunGlow[channel]) * WAKE_TINT * wake
  for (let mote = 0; mote < count; mote += 1) {
    streak.x = wrapped(spots[mote * 3] * WIDTH, camera.x, WIDTH)
    streak.y = wrapped(spots[mote * 3 + 1] * HEIGHT, camera.y, HEIGHT)
    streak.z = wrapped(spots[mote * 3 + 2] * DEPTH, middleZ, DEPTH)
    const ahead = camera.z - streak.z
    // Faded in at the far end and out before the camera, so that none pops in or out.
    const near = (ahead - NEAR_SHARE * streak.stretch - NEAREST_METRES) / (FULL_METRES - NEAREST_METRES)
    // At its far end, which is the nearest to the middle of the picture.
    const far = Math.max(1, ahead + streak.stretch)
    const up = (streak.y - camera.y) / far
    const beside = (streak.x - camera.x) / far
    // Not Math.hypot, which allocates.
    const aside = smoothstep(ASIDE[0], ASIDE[1], Math.sqrt(beside * beside + up * up))
    const low = 1 - smoothstep(UPWARDS[0], UPWARDS[1], up)
    const ends = Math.min(1, (DEPTH - ahead) / 60, Math.max(0, near))
    streak.opacity = (0.08 + 0.92 * wake) * ends * aside * low
    sink(streak)
  }
}

export const PUFFS = 16
/** Seconds a puff lasts; they follow one another evenly. */
const LIFE_SECONDS = 3.6
const RISE = 5.5
const PUFF_SEED = 0x50ce

/** The fire lights the smoke that has just risen. Steps of its colour by age, made once so that none is allocated in flight. */
const SMOKE_PAINTS = Array.from({ length: 9 }, (_, step) =>
  mixRgb(PALETTE.smoke, PALETTE.ember, 0.6 * (1 - step / 8) ** 3),
)

const smoke = createParticle(PALETTE.smoke)

/** Adds the smoke over a wreck: dark puffs that rise, grow and fade, one after the other. */
export function addWreckSmoke(frame: FlightFrame, sink: ParticleSink): void {
  if (frame.ending !== 'wrecked') return
  const { place } = frame.wreck.pieces[0]
  for (let puff = 0; puff < PUFFS; puff += 1) {
    const turn = frame.strikeSeconds / LIFE_SECONDS - puff / PUFFS
    if (turn < 0) continue
    const cycle = Math.floor(turn)
    const age = turn - cycle
    const sway = 2 * chance(PUFF_SEED, puff, cycle) - 1
    smoke.x = place.x + sway * (0.6 + 3.4 * age) + 2.2 * age
    smoke.y = place.y + 0.5 + RISE * age * LIFE_SECONDS * (1 - 0.35 * age)
    smoke.z = place.z + (2 * chance(PUFF_SEED + 1, puff, cycle) - 1) * (0.5 + 2 * age)
    smoke.size = 0.5 + 2.4 * age
    smoke.rgb = SMOKE_PAINTS[Math.round(8 * age)]
    smoke.opacity = 0.55 * Math.min(1, age * 8) * (1 - age)
    // Each is turned differently: upright, all of them would look like firs.
    smoke.turn = 2 * Math.PI * chance(PUFF_SEED + 2, puff, cycle) + sway * age * 2
    sink(smoke)
  }
}

/**
 * Motes near the camera, whose streaks show the speed of the flight. They stand still in the world and lie along the flight,
 * so that each streak points at where the craft is going.
 */
import { chance } from '../../simulation/random.ts'
import type { FlightFrame } from '../flight-frame.ts'
import { PALETTE } from '../palette.ts'
import { createParticle, type ParticleSink } from './particle-sink.ts'

/** The box around the camera that motes are in, in metres; they repeat beyond it. */
const WIDTH = 70
const HEIGHT = 44
const DEPTH = 100
const MOTE_SEED = 0x0307e
/** Half of a streak in metres, for each m/s: what the craft flies in a twenty-fifth of a second. */
const STREAK_SECONDS = 0.04

const MOST = 128
const spots = new Float64Array(MOST * 3)
for (let mote = 0; mote < MOST; mote += 1) {
  for (let axis = 0; axis < 3; axis += 1) spots[mote * 3 + axis] = chance(MOTE_SEED, mote, axis)
}

const particle = { ...createParticle(PALETTE.mote), size: 0.05 }

/** A place of a pattern that repeats every `size` metres, brought to within half of that of `around`. */
function wrapped(place: number, around: number, size: number): number {
  const away = (place - around) / size
  return around + (away - Math.floor(away + 0.5)) * size
}

/** @param count at most 128 */
export function addMotes(frame: FlightFrame, count: number, sink: ParticleSink): void {
  const { camera } = frame
  const middleZ = camera.z - DEPTH * 0.5
  particle.stretch = frame.craft.speed * STREAK_SECONDS
  for (let mote = 0; mote < count; mote += 1) {
    particle.x = wrapped((spots[mote * 3] ?? 0) * WIDTH, camera.x, WIDTH)
    particle.y = wrapped((spots[mote * 3 + 1] ?? 0) * HEIGHT, camera.y, HEIGHT)
    particle.z = wrapped((spots[mote * 3 + 2] ?? 0) * DEPTH, middleZ, DEPTH)
    const ahead = camera.z - particle.z
    // Faded in at the far end and out before the camera, so that none pops in or out.
    particle.opacity = 0.4 * Math.min(1, (DEPTH - ahead) / 60, Math.max(0, (ahead - 5) / 14))
    sink(particle)
  }
}

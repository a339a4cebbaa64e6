/** Motes drifting near the camera: they cost nothing and give the air a speed. */
import { chance } from '../../simulation/random'
import type { FlightFrame } from '../flight-frame'
import { PALETTE } from '../palette'
import type { ParticleSink } from './particle-sink'

/** The box around the camera's way that motes are in, in metres; they repeat beyond it. */
const WIDTH = 70
const HEIGHT = 44
const DEPTH = 130
const LOOK_SEED = 0x0307e
const DRIFT = 1.6

const MOST = 128
const spots = new Float64Array(MOST * 3)
for (let mote = 0; mote < MOST; mote++) {
  for (let axis = 0; axis < 3; axis++) spots[mote * 3 + axis] = chance(LOOK_SEED, mote, axis)
}

/** A place of a pattern that repeats every `size` metres, brought to within half of that of `around`. */
function wrapped(place: number, around: number, size: number): number {
  const away = (place - around) / size
  return around + (away - Math.floor(away + 0.5)) * size
}

/** @param count at most 128 */
export function addMotes(frame: FlightFrame, count: number, sink: ParticleSink): void {
  const { camera } = frame
  const middleZ = camera.z - DEPTH * 0.5
  const streak = Math.min(1.2, frame.craft.speed * 0.011)
  for (let mote = 0; mote < count; mote++) {
    const sway = Math.sin(frame.time * 0.7 + mote) * DRIFT
    const x = wrapped((spots[mote * 3] ?? 0) * WIDTH + sway, camera.x, WIDTH)
    const y = wrapped((spots[mote * 3 + 1] ?? 0) * HEIGHT - sway * 0.5, camera.y, HEIGHT)
    const z = wrapped((spots[mote * 3 + 2] ?? 0) * DEPTH, middleZ, DEPTH)
    const ahead = camera.z - z
    // In from the far end and out before the lens, so that none appears or vanishes.
    const shown = Math.min(1, (DEPTH - ahead) / 40, Math.max(0, (ahead - 5) / 14))
    sink(x, y, z - frame.originZ, 0.035, streak, PALETTE.mote, 0.45 * shown)
  }
}

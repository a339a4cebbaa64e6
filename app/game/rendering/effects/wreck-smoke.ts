/** Smoke over a wreck: dark puffs that rise, grow and thin out, one after the other. */
import { chance } from '../../simulation/random'
import type { FlightFrame } from '../flight-frame'
import { PALETTE } from '../palette'
import type { ParticleSink } from './particle-sink'

export const PUFFS = 16
/** Seconds a puff lasts; they follow one another evenly. */
const LIFE_SECONDS = 3.6
const RISE = 5.5
const LOOK_SEED = 0x50ce

export function addWreckSmoke(frame: FlightFrame, sink: ParticleSink): void {
  const body = frame.wreck[0]
  if (frame.ending !== 'wrecked' || body === undefined) return
  for (let puff = 0; puff < PUFFS; puff++) {
    const turn = frame.strikeSeconds / LIFE_SECONDS - puff / PUFFS
    if (turn < 0) continue
    const age = turn - Math.floor(turn)
    const sway = 2 * chance(LOOK_SEED, puff, Math.floor(turn)) - 1
    const x = body.x + sway * (0.6 + 3.4 * age) + 2.2 * age
    const y = body.y + 0.5 + RISE * age * LIFE_SECONDS * (1 - 0.35 * age)
    const z = body.z + (2 * chance(LOOK_SEED + 1, puff, Math.floor(turn)) - 1) * (0.5 + 2 * age)
    const cover = 0.55 * Math.min(1, age * 8) * (1 - age)
    // Each tumbles its own way: upright, all of them would be firs.
    const tumble = 2 * Math.PI * chance(LOOK_SEED + 2, puff, Math.floor(turn)) + sway * age * 2
    sink(x, y, z - frame.originZ, 0.5 + 2.4 * age, 0, PALETTE.smoke, cover, tumble)
  }
}

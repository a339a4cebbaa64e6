/** Smoke over a wreck: dark puffs that rise, grow and fade, one after the other. */
import { chance } from '../../simulation/random.ts'
import type { FlightFrame } from '../flight-frame.ts'
import { PALETTE } from '../palette.ts'
import { createParticle, type ParticleSink } from './particle-sink.ts'

export const PUFFS = 16
/** Seconds a puff lasts; they follow one another evenly. */
const LIFE_SECONDS = 3.6
const RISE = 5.5
const PUFF_SEED = 0x50ce

const particle = createParticle(PALETTE.smoke)

export function addWreckSmoke(frame: FlightFrame, sink: ParticleSink): void {
  if (frame.ending !== 'wrecked') return
  const { place } = frame.wreck.pieces[0]
  for (let puff = 0; puff < PUFFS; puff += 1) {
    const turn = frame.strikeSeconds / LIFE_SECONDS - puff / PUFFS
    if (turn < 0) continue
    const cycle = Math.floor(turn)
    const age = turn - cycle
    const sway = 2 * chance(PUFF_SEED, puff, cycle) - 1
    particle.x = place.x + sway * (0.6 + 3.4 * age) + 2.2 * age
    particle.y = place.y + 0.5 + RISE * age * LIFE_SECONDS * (1 - 0.35 * age)
    particle.z = place.z + (2 * chance(PUFF_SEED + 1, puff, cycle) - 1) * (0.5 + 2 * age)
    particle.size = 0.5 + 2.4 * age
    particle.opacity = 0.55 * Math.min(1, age * 8) * (1 - age)
    // Each is turned differently: upright, all of them would look like firs.
    particle.turn = 2 * Math.PI * chance(PUFF_SEED + 2, puff, cycle) + sway * age * 2
    sink(particle)
  }
}

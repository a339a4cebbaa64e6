/** The dust of a craft that strikes: it rolls over the ground to all sides, and settles. */
import { PALETTE, type Rgb } from '../colour/palette.ts'
import { chance } from '../../simulation/random.ts'
import type { FlightFrame } from '../frame/flight-frame.ts'
import { createParticle, type ParticleSink } from './particles.ts'

/** Puffs of a strike; for how many scene seconds, how far from it they roll over the ground, and how large they become, in metres. */
export const BLAST_PUFFS = 14
const BLAST_SECONDS = 1.6
const BLAST_METRES = 9
const BLAST_SIZE = 2.7
const STRIKE_SEED = 0x0d057

const blast = createParticle(PALETTE.mote)

/** Adds the dust of a strike. `rgb`: its colour. */
export function addStrikeDust(
  { ending, strikeSeconds, craft, terrain }: FlightFrame,
  rgb: Rgb,
  sink: ParticleSink,
): void {
  if (ending !== 'wrecked' || strikeSeconds >= BLAST_SECONDS) return
  const share = strikeSeconds / BLAST_SECONDS
  const spread = 1 - (1 - share) ** 3
  blast.rgb = rgb
  for (let puff = 0; puff < BLAST_PUFFS; puff += 1) {
    const angle = ((puff + chance(STRIKE_SEED, puff, 7)) / BLAST_PUFFS) * 2 * Math.PI
    const along = 1.5 + BLAST_METRES * spread * (0.55 + 0.45 * chance(STRIKE_SEED, puff, 8))
    const acrossX = Math.cos(angle)
    const acrossZ = Math.sin(angle)
    // As far on a slope as on level ground: on a wall the puffs would be too far apart to be a cloud.
    const rise = terrain.heightAt(craft.x + acrossX * along, craft.z + acrossZ * along) - craft.y
    const away = along ** 2 / Math.hypot(along, rise)
    blast.x = craft.x + acrossX * away
    blast.z = craft.z + acrossZ * away
    blast.y = terrain.heightAt(blast.x, blast.z) + 0.4 + 2 * spread * chance(STRIKE_SEED, puff, 9)
    blast.size = BLAST_SIZE * (0.3 + 0.7 * spread) * (0.6 + 0.4 * chance(STRIKE_SEED, puff, 10))
    blast.turn = angle + puff
    blast.opacity = 0.24 * Math.min(1, 12 * share) * (1 - share) ** 2
    sink(blast)
  }
}

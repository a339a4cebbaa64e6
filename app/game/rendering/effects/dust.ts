/** Dust that a craft near rock tears from it: on the side where the rock is, the more the nearer; and the dust of a craft that strikes. */
import { type Rgb, mixRgb, PALETTE } from '../colour/palette.ts'
import { chance } from '../../simulation/random.ts'
import { nearnessOf, type FlightFrame } from '../frame/flight-frame.ts'
import { createParticle, type Particle, type ParticleSink } from './particles.ts'

const LIFE_SECONDS = 0.55
const DUST_SEED = 0x0d057
/** How far ahead of the craft the first of it rises, and over how many metres; the shares of the craft's speed that it takes along. */
const FIRST_METRES = 40
const ALONG_METRES = 38
const CARRIED = 0.5
/** How fast it leaves the rock, and its half width at first and what that grows by, in metres. */
const LEAVE_SPEED = 9
const SIZE = 0.08
const GROWTH = 0.42
/** Half of what a puff is longer along the flight, at first and at its end: drawn out by the speed, it is dust and not stones. */
const STRETCH = 3
const STRETCH_GROWTH = 7
/** How far from the rock it rises, in metres, so that the rock does not cover it. */
const OFF_METRES = 1
/** How far to either side of the craft it rises from rock below. */
const ASIDE_METRES = 5

/** Puffs of a strike, which are no more than the least detail has room for; for how many scene seconds, how far from it they roll over the ground, and how large they become, in metres. */
const BLAST_PUFFS = 14
const BLAST_SECONDS = 1.6
const BLAST_METRES = 9
const BLAST_SIZE = 2.7

const blast = createParticle(PALETTE.mote)

/** Adds the dust of a strike. `rgb`: its colour. */
function addBlast({ ending, strikeSeconds, craft, terrain }: FlightFrame, rgb: Rgb, sink: ParticleSink): void {
  if (ending !== 'wrecked' || strikeSeconds >= BLAST_SECONDS) return
  const share = strikeSeconds / BLAST_SECONDS
  const spread = 1 - (1 - share) ** 3
  blast.rgb = rgb
  for (let puff = 0; puff < BLAST_PUFFS; puff += 1) {
    const angle = ((puff + chance(DUST_SEED, puff, 7)) / BLAST_PUFFS) * 2 * Math.PI
    const along = 1.5 + BLAST_METRES * spread * (0.55 + 0.45 * chance(DUST_SEED, puff, 8))
    const acrossX = Math.cos(angle)
    const acrossZ = Math.sin(angle)
    // As far on a slope as on level ground: on a wall the puffs would be too far apart to be a cloud.
    const rise = terrain.heightAt(craft.x + acrossX * along, craft.z + acrossZ * along) - craft.y
    const away = along ** 2 / Math.hypot(along, rise)
    blast.x = craft.x + acrossX * away
    blast.z = craft.z + acrossZ * away
    blast.y = terrain.heightAt(blast.x, blast.z) + 0.4 + 2 * spread * chance(DUST_SEED, puff, 9)
    blast.size = BLAST_SIZE * (0.3 + 0.7 * spread) * (0.6 + 0.4 * chance(DUST_SEED, puff, 10))
    blast.turn = angle + puff
    blast.opacity = 0.24 * Math.min(1, 12 * share) * (1 - share) ** 2
    sink(blast)
  }
}

interface Puff extends Particle {
  age: number
  velocityX: number
  velocityY: number
  velocityZ: number
}

function createPuff(): Puff {
  return { ...createParticle(PALETTE.mote), age: Infinity, velocityX: 0.5, velocityY: 0.5, velocityZ: 0.5 }
}

function move(puff: Puff, { seconds }: FlightFrame, nearness: number): void {
  puff.age += seconds
  puff.x += puff.velocityX * seconds
  puff.y += puff.velocityY * seconds
  puff.z += puff.velocityZ * seconds
  const share = puff.age / LIFE_SECONDS
  puff.size = SIZE + GROWTH * share
  puff.stretch = STRETCH + STRETCH_GROWTH * share
  puff.opacity = (0.42 + 0.25 * nearness) * Math.min(1, 5 * share) * (1 - share)
}

/** @param most puffs at a time */
export function createDust(most: number) {
  const puffs = Array.from({ length: most }, createPuff)
  let rgb: Rgb = PALETTE.mote
  let serial = 0
  /** Of the puffs that are to rise: a field, because a captured variable would allocate whenever it is written. */
  const owed = { puffs: 0.5 }
  let live = 0

  const raise = (puff: Puff, { craft }: FlightFrame): void => {
    serial += 1
    const roll = (purpose: number): number => 2 * chance(DUST_SEED, serial, purpose) - 1
    const side = craft.rockSide
    const down = Math.sqrt(Math.max(0, 1 - side * side))
    puff.age = 0
    puff.rgb = rgb
    const away = craft.rockMetres - OFF_METRES
    puff.x = craft.x + side * away + down * ((serial % 2 === 0 ? 1 : -1) * ASIDE_METRES + 2 * roll(0))
    puff.y = craft.y - down * away + 2 * roll(1) * Math.abs(side)
    puff.z = craft.z - FIRST_METRES + ALONG_METRES * chance(DUST_SEED, serial, 2)
    puff.velocityX = -side * LEAVE_SPEED + 3 * roll(3)
    puff.velocityY = (0.4 + down) * LEAVE_SPEED + 3 * roll(4)
    puff.velocityZ = -craft.speed * CARRIED * (1 + 0.3 * roll(5))
    puff.turn = Math.PI * roll(6)
  }

  return {
    restart: ({ sky }: FlightFrame): void => {
      for (const puff of puffs) puff.age = Infinity
      rgb = mixRgb(sky.mood.sunGlow, PALETTE.mote, 0.3)
      owed.puffs = 0
      live = 0
    },
    update: (frame: FlightFrame, sink: ParticleSink): void => {
      addBlast(frame, rgb, sink)
      const nearness = nearnessOf(frame)
      if (nearness === 0 && live === 0) return
      // Where all are in the air none is owed for later.
      const due = Math.sqrt(nearness) * most * (frame.seconds / LIFE_SECONDS)
      owed.puffs = nearness > 0 ? Math.min(owed.puffs, 1) + due : 0
      live = 0
      for (let index = 0; index < most; index += 1) {
        const puff = puffs[index]
        if (puff.age >= LIFE_SECONDS) {
          if (owed.puffs < 1) continue
          owed.puffs -= 1
          raise(puff, frame)
        }
        move(puff, frame, nearness)
        if (puff.age >= LIFE_SECONDS) continue
        live += 1
        sink(puff)
      }
    },
  }
}

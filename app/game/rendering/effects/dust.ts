/** Dust that a craft near rock tears from it, on the side where the rock is, and the spray under a craft low over the river: the more the nearer. */
import { type Rgb, mixRgb, PALETTE } from '../colour/palette.ts'
import { clamp } from '../../simulation/easing.ts'
import { FACET_METRES } from '../../simulation/ground/terrain.ts'
import { chance } from '../../simulation/random.ts'
import { nearnessOf, type FlightFrame } from '../frame/flight-frame.ts'
import { inlandAt, RIVER_LEVEL, setRiverRow, type RiverRow } from '../terrain/river.ts'
import { createParticle, type Particle, type ParticleSink } from './particles.ts'
import { addStrikeDust } from './strike-dust.ts'

const LIFE_SECONDS = 0.55
const DUST_SEED = 0x0d057
/** How far ahead of the craft the first of it rises, and the share of the craft's speed that it takes along. */
const FIRST_METRES = 26
const CARRIED = 0.6
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
/** How fast it spreads to either side from rock or water below. */
const SPREAD_SPEED = 12
/** Lower than this over the river the craft throws spray, and no more of it below the second height, in metres. */
const SPRAY_METRES = 13
const MOST_SPRAY_METRES = 5
/** Spray rises at the craft, from so many metres ahead on. */
const SPRAY_FIRST_METRES = 12

interface Puff extends Particle {
  age: number
  velocityX: number
  velocityY: number
  velocityZ: number
}

function createPuff(): Puff {
  return { ...createParticle(PALETTE.mote), age: Infinity, velocityX: 0.5, velocityY: 0.5, velocityZ: 0.5 }
}

/** The shores beside the craft. */
const shores: RiverRow = { left: 0, right: 0 }

/** How near the river is below the craft, in [0, 1]. */
function sprayOf({ craft, terrain, ending }: FlightFrame): number {
  const above = craft.y - RIVER_LEVEL
  if (above >= SPRAY_METRES || ending !== 'none') return 0
  setRiverRow(shores, terrain, Math.round(craft.z / FACET_METRES) * FACET_METRES)
  return inlandAt(shores, craft.x) < 0 ? clamp((SPRAY_METRES - above) / (SPRAY_METRES - MOST_SPRAY_METRES), 0, 1) : 0
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
  let foam: Rgb = PALETTE.mote
  let serial = 0
  /** Of the puffs that are to rise: a field, because a captured variable would allocate whenever it is written. */
  const owed = { puffs: 0.5 }
  let live = 0

  const raise = (puff: Puff, { craft }: FlightFrame, isSpray: boolean): void => {
    serial += 1
    const roll = (purpose: number): number => 2 * chance(DUST_SEED, serial, purpose) - 1
    const side = isSpray ? 0 : craft.rockSide
    const down = Math.sqrt(Math.max(0, 1 - side * side))
    const away = isSpray ? craft.y - RIVER_LEVEL : craft.rockMetres - OFF_METRES
    const first = isSpray ? SPRAY_FIRST_METRES : FIRST_METRES
    const aside = down * (serial % 2 === 0 ? 1 : -1)
    puff.age = 0
    puff.rgb = isSpray ? foam : rgb
    puff.x = craft.x + side * away + aside * ASIDE_METRES + down * 2 * roll(0)
    puff.y = craft.y - down * away + 2 * roll(1) * Math.abs(side)
    puff.z = craft.z - first * chance(DUST_SEED, serial, 2)
    puff.velocityX = aside * SPREAD_SPEED - side * LEAVE_SPEED + 3 * roll(3)
    puff.velocityY = (0.4 + down) * LEAVE_SPEED + 3 * roll(4)
    puff.velocityZ = -craft.speed * CARRIED * (1 + 0.3 * roll(5))
    puff.turn = Math.PI * roll(6)
  }

  return {
    restart: ({ sky }: FlightFrame): void => {
      for (const puff of puffs) puff.age = Infinity
      rgb = mixRgb(sky.mood.sunGlow, PALETTE.mote, 0.3)
      foam = mixRgb(sky.mood.sunGlow, PALETTE.ivory, 0.75)
      owed.puffs = 0
      live = 0
    },
    update: (frame: FlightFrame, sink: ParticleSink): void => {
      addStrikeDust(frame, rgb, sink)
      const spray = sprayOf(frame)
      const rock = nearnessOf(frame)
      const isSpray = spray > rock
      const nearness = Math.max(spray, rock)
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
          raise(puff, frame, isSpray)
        }
        move(puff, frame, nearness)
        if (puff.age >= LIFE_SECONDS) continue
        live += 1
        sink(puff)
      }
    },
  }
}

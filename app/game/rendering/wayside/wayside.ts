/**
 * What stands beside the way for scale, 4 m high at most: cairns on the valley's floor, huts and masts on the rocks. A pure
 * function of the course. It is drawn and not struck, so it stands where no craft can touch it: below the lowest wingtip, or
 * outside the corridor.
 */
import { between } from '../../simulation/easing.ts'
import type { Terrain } from '../../simulation/ground/terrain.ts'
import { chance } from '../../simulation/random.ts'
import { MAX_HORIZONTAL } from '../../simulation/rules.ts'
import { drawnAt } from '../terrain/drawn-height.ts'
import { HIGHEST_WATER } from '../terrain/river.ts'

const [HUT, CAIRN, MAST] = [0, 1, 2]

/** Half of each kind's width at its foot, at its middle and along its ridge, and the heights of middle and ridge, in metres. */
export const WAYSIDE_SHAPES = [
  { foot: 2.2, middle: 2.2, ridge: 2.4, middleHeight: 2.3, height: 4, pane: [0, 1.2, 0.66, 0.68] },
  { foot: 1.2, middle: 0.6, ridge: 0.1, middleHeight: 1.5, height: 2.8, pane: [0, 0.9, 0.3, 0.36] },
  { foot: 0.3, middle: 0.2, ridge: 0.15, middleHeight: 3.2, height: 4, pane: [1, 3.2, 0.85, 0.5] },
] as const

/** Metres along the flight from one site to the next. */
export const SITE_METRES = 26
/** So many sites in a row hold one group: a line of cairns, a hamlet, or (this share) nothing. */
const GROUP = 6
const NOTHING = 0.07
/** The share of lines of cairns among the groups: in the wide mouth of the valley, and between the walls, which hide huts. */
const CAIRNS_SHARE = { mouth: 0.35, valley: 0.66 } as const
const MOUTH_GROUPS = 4
/** Cairns in a line, which ends before the next begins. */
const CAIRNS = 4
/** Cairns stand this far from the valley line, and end below the tip of a banked wing at the least altitude: in metres. */
const CAIRN_ASIDE = [12, 17] as const
const CAIRN_TOP = 5
/** Where a spur is in the way they stand nearer, down to this share of that. */
const CAIRN_NEAREST = 0.3
/** Huts stand from here outwards, past the tip of a wing at the edge of the corridor, within so many metres. */
const NEAREST = MAX_HORIZONTAL + 8
const OUTWARDS = 42
/** Ground is level enough for a hut where it rises by no more than this over `LEVEL_METRES` to either side. */
const LEVEL_RISE = 4.5
const LEVEL_METRES = 9
const TRIES = 6

const DRAW = { group: 0x3a11, kind: 0x3a12, place: 0x3a13, side: 0x3a14, size: 0x3a15, turn: 0x3a16 }

export interface WaysideSite {
  /** An index of `WAYSIDE_SHAPES`. */
  kind: number
  /** Its foot in metres. */
  x: number
  y: number
  z: number
  /** About the y axis, in radians. */
  turn: number
  /** Its shape is multiplied by this; 0 where nothing stands. */
  size: number
}

export function createWaysideSite(): WaysideSite {
  return { kind: 0, x: 0.5, y: 0.5, z: 0.5, turn: 0.5, size: 0.5 }
}

/** Sets `into` to site number `serial` of a course, from 0 at the start. Allocates nothing. */
export function setWaysideSite(into: WaysideSite, seed: number, terrain: Terrain, serial: number): void {
  const group = Math.floor(serial / GROUP)
  const draw = chance(seed, group, DRAW.group)
  into.z = -SITE_METRES * (serial + 0.15 + 0.7 * chance(seed, serial, DRAW.place))
  into.turn = 0.9 * (chance(seed, serial, DRAW.turn) - 0.5)
  into.size = 0
  if (draw < (group < MOUTH_GROUPS ? CAIRNS_SHARE.mouth : CAIRNS_SHARE.valley)) setCairn(into, seed, terrain, serial)
  else if (draw < 1 - NOTHING) {
    setHut(into, seed, terrain, serial)
    if (into.size === 0) setCairn(into, seed, terrain, serial)
  }
}

function setCairn(into: WaysideSite, seed: number, terrain: Terrain, serial: number): void {
  into.kind = CAIRN
  const inLine = serial % GROUP
  if (inLine >= CAIRNS) return
  const side = (inLine & 1) === 0 ? 1 : -1
  const aside = between(CAIRN_ASIDE, chance(seed, serial, DRAW.side))
  for (let nearer = 1; nearer > CAIRN_NEAREST && into.size === 0; nearer -= 0.25) {
    into.x = terrain.valleyAt(into.z) + side * aside * nearer
    into.y = terrain.heightAt(into.x, into.z)
    const room = (CAIRN_TOP - into.y) / WAYSIDE_SHAPES[CAIRN].height
    if (room > 0.5) into.size = Math.min(0.8 + 0.2 * chance(seed, serial, DRAW.size), room)
  }
}

function setHut(into: WaysideSite, seed: number, terrain: Terrain, serial: number): void {
  const side = chance(seed, Math.floor(serial / GROUP), DRAW.side) < 0.5 ? 1 : -1
  into.kind = serial % GROUP === 2 ? MAST : HUT
  for (let attempt = 0; attempt < TRIES && into.size === 0; attempt += 1) {
    into.x = side * (NEAREST + OUTWARDS * chance(seed, serial * TRIES + attempt, DRAW.kind))
    into.y = drawnAt(terrain, into.x, into.z)
    const rise = Math.max(
      Math.abs(drawnAt(terrain, into.x + LEVEL_METRES, into.z) - into.y),
      Math.abs(drawnAt(terrain, into.x - LEVEL_METRES, into.z) - into.y),
    )
    if (into.y > HIGHEST_WATER && rise <= LEVEL_RISE) into.size = 0.8 + 0.2 * chance(seed, serial, DRAW.size)
  }
}

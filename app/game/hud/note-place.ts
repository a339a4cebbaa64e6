/** Where a note about the craft stands: near the craft, inside the outlook, and never over the next ring. Pure; all in pixels. */

/** From the picture's left and top. */
export interface Spot {
  x: number
  y: number
}

/** A note: `x` and `y` are its middle. */
export interface Box extends Spot {
  halfWidth: number
  halfHeight: number
}

/** The next ring as the picture shows it; `radius` 0: it shows none. */
export interface Disc extends Spot {
  radius: number
}

/** The part of the picture that no instrument covers. */
export interface Outlook {
  left: number
  top: number
  right: number
  bottom: number
}

/** A place beside the craft. */
export interface Wish {
  /** Left of the craft, in its middle, or right of it. */
  readonly side: -1 | 0 | 1
  /** Between the craft's middle and the near edge of a note at its side, as a share of the picture's size. */
  readonly aside: number
  /** How far the note's middle is above the craft's, as the same share. */
  readonly up: number
}

const nearCraft = (side: Wish['side']): Wish => ({ side, aside: 0.06, up: 0.13 })
const inSky = (side: Wish['side']): Wish => ({ side, aside: 0.1, up: 0.44 })

/** Just above the craft or in the sky: on `side` if there is room, else in the middle, and last on the other side. */
export function aboveCraft(side: Wish['side']): readonly Wish[] {
  if (side === 0) return [nearCraft(0), nearCraft(1), nearCraft(-1), inSky(0), inSky(1), inSky(-1)]
  const other = side === 1 ? -1 : 1
  return [nearCraft(side), inSky(side), nearCraft(0), inSky(0), nearCraft(other), inSky(other)]
}

/** At the top of the picture, for the end of a mission: the camera goes alongside, and the craft fills the middle. */
export const AT_TOP: readonly Wish[] = [{ side: 0, aside: 0, up: 1 }]

/** Where rock is rather below than beside the craft: up to 30° off. */
const BELOW_SIDE = 0.5

/** Beside the wing on the side of rock (`CraftState.rockSide`), else below the craft. */
export function besideCraft(side: number): readonly Wish[] {
  if (Math.abs(side) < BELOW_SIDE) return BELOW_CRAFT
  return side < 0 ? LEFT_OF_CRAFT : RIGHT_OF_CRAFT
}

const LEFT: Wish = { side: -1, aside: 0.14, up: 0.01 }
const RIGHT: Wish = { side: 1, aside: 0.14, up: 0.01 }
const BELOW: Wish = { side: 0, aside: 0, up: -0.08 }
const LEFT_OF_CRAFT = [LEFT, BELOW]
const RIGHT_OF_CRAFT = [RIGHT, BELOW]
const BELOW_CRAFT = [BELOW, RIGHT, LEFT]

/** Free room around the next ring: a share of its radius, which grows while a note is shown, and pixels. */
const ROOM_SHARE = 0.35
const ROOM_PIXELS = 6
/** More room when a note about a ring is placed, as a share of the picture's size, because the next ring moves while it is shown. */
export const ROOM_TO_MOVE = 0.12

/** `more`: extra room, in pixels. */
export function isOverRing({ x, y, halfWidth, halfHeight }: Box, ring: Disc, more = 0): boolean {
  if (ring.radius === 0) return false
  const room = ring.radius * (1 + ROOM_SHARE) + ROOM_PIXELS + more
  const across = Math.max(0, Math.abs(x - ring.x) - halfWidth)
  const down = Math.max(0, Math.abs(y - ring.y) - halfHeight)
  return across * across + down * down < room * room
}

/** What a note stands among. */
export interface Surroundings {
  readonly craft: Spot
  readonly ring: Disc
  readonly outlook: Outlook
  /** The picture's height, or 1.5 times its width where that is less. */
  size: number
}

/**
 * Moves `note` to the first of its wishes that is clear of the ring by `room` more, a share of the picture's size, else to the first
 * that is clear of it, or else to the last.
 */
export function placeNote(
  note: Box,
  wishes: readonly Wish[],
  { craft, ring, outlook, size }: Surroundings,
  room: number,
): void {
  for (const more of [room * size, 0]) {
    for (const { side, aside, up } of wishes) {
      note.x = within(craft.x + side * (aside * size + note.halfWidth), note.halfWidth, outlook.left, outlook.right)
      note.y = within(craft.y - up * size, note.halfHeight, outlook.top, outlook.bottom)
      if (!isOverRing(note, ring, more)) return
    }
  }
}

/** The middle of what reaches `half` to each side, moved into [low, high]. */
function within(middle: number, half: number, low: number, high: number): number {
  return Math.max(low + half, Math.min(high - half, middle))
}

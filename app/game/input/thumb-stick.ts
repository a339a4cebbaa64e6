/**
 * A stick under a thumb on glass. It stands wherever the thumb comes down, so that either hand can fly, and it is towed
 * along when the thumb goes too far, so that turning back acts at once.
 */
import { shapeStick, type Stick } from './stick.ts'

/** Full deflection, in CSS pixels from where the thumb came down: a comfortable reach of a thumb's tip. */
export const THUMB_REACH = 56
const DEAD_ZONE = 0.08
/** A finger that waits for the stick takes it by moving this far, in CSS pixels: one that only rests does not. */
const TAKE_OVER = 10

export type ThumbStick = Readonly<ReturnType<typeof createThumbStick>>

/** Screen coordinates in, y growing downwards; deflection out, up positive. */
export function createThumbStick() {
  /** The deflection now; at the centre while no thumb is down. */
  const stick: Stick = { x: 0, y: 0 }
  /** Where the stick is, in the coordinates given to `begin`. */
  const centre: Stick = { x: 0, y: 0 }
  let owner: number | undefined
  /** The last finger that came down while another had the stick, and where. */
  let waiting: { finger: number; x: number; y: number } | undefined

  /** Gives the stick, at its centre, to a finger, or to none. */
  function giveTo(finger: number | undefined): void {
    owner = finger
    stick.x = 0
    stick.y = 0
  }

  function take(finger: number, x: number, y: number): void {
    giveTo(finger)
    waiting = undefined
    centre.x = x
    centre.y = y
  }

  function deflect(x: number, y: number): void {
    const length = Math.hypot(x - centre.x, y - centre.y)
    if (length > THUMB_REACH) {
      const tow = 1 - THUMB_REACH / length
      centre.x += (x - centre.x) * tow
      centre.y += (y - centre.y) * tow
    }
    shapeStick((x - centre.x) / THUMB_REACH, (centre.y - y) / THUMB_REACH, DEAD_ZONE, stick)
  }

  return {
    stick: stick as Readonly<Stick>,
    centre: centre as Readonly<Stick>,
    /** A finger came down at `x`, `y`. False where another finger has the stick already; it keeps it until it is lifted. */
    begin(finger: number, x: number, y: number): boolean {
      if (owner !== undefined) {
        waiting = { finger, x, y }
        return false
      }
      take(finger, x, y)
      return true
    },
    /** False where this finger does not have the stick. */
    move(finger: number, x: number, y: number): boolean {
      if (owner === undefined && finger === waiting?.finger && Math.hypot(x - waiting.x, y - waiting.y) > TAKE_OVER)
        take(finger, x, y)
      if (owner !== finger) return false
      deflect(x, y)
      return true
    },
    /** False where this finger does not have the stick. */
    end(finger: number): boolean {
      if (finger === waiting?.finger) waiting = undefined
      if (owner !== finger) return false
      giveTo(undefined)
      return true
    },
    /** Releases the stick until the next finger comes down. */
    release(): void {
      waiting = undefined
      giveTo(undefined)
    },
  }
}

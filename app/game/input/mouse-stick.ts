/** The stick that a mouse moves: the pointer's offset from the middle of the picture. */
import { shapeStick, type Stick } from './stick.ts'

/** Full deflection, as a share of the way from the middle to the nearer edge. */
const REACH = 0.6
/** Around the middle, as a share of the reach: wide enough to fly straight in without looking. */
export const MOUSE_DEAD_ZONE = 0.08

export type MouseStick = Readonly<ReturnType<typeof createMouseStick>>

export function createMouseStick() {
  /** The deflection now; at the centre until the mouse is moved in flight. */
  const stick: Stick = { x: 0, y: 0 }
  return {
    stick: stick as Readonly<Stick>,
    /** The pointer is at `x`, `y` from the top left corner of a picture of this size, in CSS pixels. */
    point(x: number, y: number, width: number, height: number): void {
      const reach = (REACH * Math.min(width, height)) / 2
      shapeStick((x - width / 2) / reach, (height / 2 - y) / reach, MOUSE_DEAD_ZONE, stick)
    },
    /** Centres it along the axes that keys steer, until the mouse is moved again: it would steer on after the key. */
    yieldTo(keys: Readonly<Stick>): void {
      if (keys.x !== 0) stick.x = 0
      if (keys.y !== 0) stick.y = 0
    },
    /** Centres the stick until the mouse is moved again. */
    release(): void {
      stick.x = stick.y = 0
    },
  }
}

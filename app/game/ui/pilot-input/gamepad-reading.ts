/** What a gamepad says, in the words of the game: pure functions of what `navigator.getGamepads()` gives. */
import { shapeStick, strongerOf, type Stick } from './stick.ts'

/** Places in the "standard" mapping of the Gamepad specification; pads without one mostly agree on the first of them. */
const BUTTONS = { press: 0, back: 1, select: 8, start: 9, up: 12, down: 13, left: 14, right: 15 } as const

/** Worn sticks rest up to a sixth of the way out. */
const DEAD_ZONE = 0.16
/** How far a stick must lean to count as a press of the d-pad in a menu. */
const LEAN = 0.6

/** The part of a browser's `Gamepad` that is read. */
export interface PadState {
  readonly connected: boolean
  readonly mapping: string
  readonly axes: readonly number[]
  readonly buttons: readonly { readonly pressed: boolean }[]
}

/** One bit for each thing that a pad can ask of a menu. */
export const PAD_ASKS = { press: 1, back: 2, pause: 4, up: 8, down: 16, left: 32, right: 64 } as const

export interface PadReading extends Stick {
  /** The bits of `PAD_ASKS` that are held at this moment. */
  asks: number
}

const shaped: Stick = { x: 0, y: 0 }

/** Adds a pad to what was read of others, so that any of several can fly. A missing axis or button is one at rest. */
export function addPad(pad: PadState, into: PadReading): void {
  if (!pad.connected) return
  const isHeld = (button: number): boolean => pad.buttons[button]?.pressed === true
  const isStandard = pad.mapping === 'standard'
  const isDown = isStandard && isHeld(BUTTONS.down)
  const isUp = isStandard && isHeld(BUTTONS.up)
  const isLeft = isStandard && isHeld(BUTTONS.left)
  const isRight = isStandard && isHeld(BUTTONS.right)

  shapeStick(pad.axes[0] ?? 0, -(pad.axes[1] ?? 0), DEAD_ZONE, shaped)
  into.x = strongerOf(into.x, strongerOf(shaped.x, Number(isRight) - Number(isLeft)))
  into.y = strongerOf(into.y, strongerOf(shaped.y, Number(isUp) - Number(isDown)))

  if (isHeld(BUTTONS.press)) into.asks |= PAD_ASKS.press
  if (isHeld(BUTTONS.back)) into.asks |= PAD_ASKS.back
  if (isHeld(BUTTONS.start) || isHeld(BUTTONS.select)) into.asks |= PAD_ASKS.pause
  if (isUp || shaped.y > LEAN) into.asks |= PAD_ASKS.up
  if (isDown || shaped.y < -LEAN) into.asks |= PAD_ASKS.down
  if (isLeft || shaped.x < -LEAN) into.asks |= PAD_ASKS.left
  if (isRight || shaped.x > LEAN) into.asks |= PAD_ASKS.right
}

export function clearReading(reading: PadReading): void {
  reading.x = 0
  reading.y = 0
  reading.asks = 0
}

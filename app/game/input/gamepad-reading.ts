/** What is read from a gamepad: pure functions of what `navigator.getGamepads()` gives. */
import { shapeStick, strongerOf, type Stick } from './stick.ts'

/** Places in the "standard" mapping of the Gamepad specification; pads without one mostly agree on the first of them. */
const BUTTONS = { press: 0, back: 1, startOver: 3, select: 8, start: 9, up: 12, down: 13, left: 14, right: 15 } as const

/** Worn sticks rest up to a sixth of the way out. */
const DEAD_ZONE = 0.16
/** How far a stick must lean to count as a press of the d-pad in a menu. */
const LEAN = 0.6

/** What is read of a browser's `Gamepad`. */
export interface PadState {
  readonly index: number
  readonly connected: boolean
  readonly mapping: string
  readonly axes: readonly number[]
  readonly buttons: readonly { readonly pressed: boolean }[]
}

/** One bit for each thing that a pad can do in a menu; `pause` and `startOver` act in flight as well. */
export const MENU_ACTIONS = {
  press: 1,
  back: 2,
  pause: 4,
  up: 8,
  down: 16,
  left: 32,
  right: 64,
  startOver: 128,
} as const

export interface PadReading extends Stick {
  /** The bits of `MENU_ACTIONS` that are held at this moment. */
  actions: number
}

/** What is remembered of one pad for as long as it is plugged in. */
export interface PadMemory {
  /** Whether each axis of the stick was ever near its centre. One that never was may be a pedal or a trigger at rest. */
  readonly wasCentred: [boolean, boolean]
  /** The buttons that were ever seen released. One that never was may be a switch, or was pressed for something else. */
  readonly released: Set<number>
  /** Whether it ever steered or pressed anything. */
  isUsed: boolean
}

export function createPadMemory(): PadMemory {
  return { wasCentred: [false, false], released: new Set(), isUsed: false }
}

/** Nothing that is held or tilted now counts until it has been at rest. */
export function expectRest({ wasCentred, released }: PadMemory): void {
  wasCentred[0] = wasCentred[1] = false
  released.clear()
}

const shaped: Stick = { x: 0, y: 0 }

/** Adds a pad to what was read of others, so that any of several can fly. A missing axis or button is one at rest. */
export function addPad(pad: PadState, memory: PadMemory, into: PadReading): void {
  if (!pad.connected) return
  const isHeld = (button: number): boolean => {
    const isDown = pad.buttons.at(button)?.pressed ?? false
    if (!isDown) memory.released.add(button)
    return isDown && memory.released.has(button)
  }
  const isStandard = pad.mapping === 'standard'
  const isDown = isStandard && isHeld(BUTTONS.down)
  const isUp = isStandard && isHeld(BUTTONS.up)
  const isLeft = isStandard && isHeld(BUTTONS.left)
  const isRight = isStandard && isHeld(BUTTONS.right)

  shapeStick(deflectionOf(pad, memory, 0), -deflectionOf(pad, memory, 1), DEAD_ZONE, shaped)
  into.x = strongerOf(into.x, strongerOf(shaped.x, Number(isRight) - Number(isLeft)))
  into.y = strongerOf(into.y, strongerOf(shaped.y, Number(isUp) - Number(isDown)))

  let actions = 0
  if (isHeld(BUTTONS.press)) actions |= MENU_ACTIONS.press
  if (isHeld(BUTTONS.back)) actions |= MENU_ACTIONS.back
  if (isHeld(BUTTONS.startOver)) actions |= MENU_ACTIONS.startOver
  if (isHeld(BUTTONS.start)) actions |= MENU_ACTIONS.pause
  if (isHeld(BUTTONS.select)) actions |= MENU_ACTIONS.pause
  if (isUp || shaped.y > LEAN) actions |= MENU_ACTIONS.up
  if (isDown || shaped.y < -LEAN) actions |= MENU_ACTIONS.down
  if (isLeft || shaped.x < -LEAN) actions |= MENU_ACTIONS.left
  if (isRight || shaped.x > LEAN) actions |= MENU_ACTIONS.right
  into.actions |= actions
  if (actions !== 0 || shaped.x !== 0 || shaped.y !== 0) memory.isUsed = true
}

function deflectionOf(pad: PadState, { wasCentred }: PadMemory, axis: 0 | 1): number {
  const deflection = pad.axes.at(axis) ?? 0
  if (Math.abs(deflection) <= DEAD_ZONE) wasCentred[axis] = true
  return wasCentred[axis] ? deflection : 0
}

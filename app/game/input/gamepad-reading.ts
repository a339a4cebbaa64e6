/** What is read from a gamepad: pure functions of what `navigator.getGamepads()` gives. */
import { AXIS_INPUTS, type PadInput, type PadSettings, type PadUse } from '../player-data/pad-settings.ts'
import { shapeStick, strongerOf, type Stick } from './stick.ts'

/** From which deflection a stick or an axis counts as pressed, and below which as released again: hysteresis, because worn sticks tremble. */
const PRESSED_FROM = 0.6
const RELEASED_BELOW = 0.4
/** The uses in a menu of buttons, or of axes that are assigned to them. */
const PRESSES = ['press', 'back', 'startOver', 'pause'] as const

/** What is read of a connected `Gamepad`. */
export interface PadState {
  readonly index: number
  readonly id: string
  readonly mapping: GamepadMappingType
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
  /** The axes that were ever near their centre. One that never was may be a pedal or a trigger at rest. */
  readonly centred: Set<number>
  /** The buttons that were ever seen released. One that never was may be a switch, or was pressed for something else. */
  readonly released: Set<number>
  /** The bits of `MENU_ACTIONS` that were held at the last reading. */
  held: number
  /** Whether it ever steered or pressed anything. */
  isUsed: boolean
}

export function createPadMemory(): PadMemory {
  return { centred: new Set(), released: new Set(), held: 0, isUsed: false }
}

/** Nothing that is held or tilted now counts until it has been at rest. */
export function expectRest({ centred, released }: PadMemory): void {
  centred.clear()
  released.clear()
}

/** Takes note of every button and axis that is at rest now. `deadZone`: of an axis, in [0, 1). */
export function noteRest({ axes, buttons }: PadState, { centred, released }: PadMemory, deadZone: number): void {
  for (let axis = 0; axis < axes.length; axis += 1) if (Math.abs(axes[axis]) <= deadZone) centred.add(axis)
  for (let button = 0; button < buttons.length; button += 1) if (!buttons[button].pressed) released.add(button)
}

/** How far an input is pressed or moved, in [0, 1]; 0 where the pad has none such, and until it was seen at rest. */
export function inputOf({ axes, buttons }: PadState, { centred, released }: PadMemory, input: PadInput): number {
  if (input < AXIS_INPUTS) return buttons.at(input)?.pressed && released.has(input) ? 1 : 0
  const axis = (input - AXIS_INPUTS) >> 1
  if (!centred.has(axis)) return 0
  const deflection = axes.at(axis) ?? 0
  return Math.max(0, input % 2 === 0 ? -deflection : deflection)
}

const shaped: Stick = { x: 0, y: 0 }

/** Adds a pad to what was read of others, so that any of several can fly. A missing axis or button is one at rest. */
export function addPad(pad: PadState, memory: PadMemory, { inputs, deadZone }: PadSettings, into: PadReading): void {
  noteRest(pad, memory, deadZone)
  /** The strongest of a use's inputs, of its axes alone or of its buttons alone. */
  const strongest = (use: PadUse, isOfAxes: boolean): number => {
    let most = 0
    for (const input of inputs[use])
      if (input !== null && input >= AXIS_INPUTS === isOfAxes) most = Math.max(most, inputOf(pad, memory, input))
    return most
  }
  const across = (isOfAxes: boolean) => strongest('turn-right', isOfAxes) - strongest('turn-left', isOfAxes)
  const up = (isOfAxes: boolean) => strongest('climb', isOfAxes) - strongest('dive', isOfAxes)
  const leans = (deflection: number, action: number) =>
    deflection > (memory.held & action ? RELEASED_BELOW : PRESSED_FROM)
  const isOn = (use: PadUse, action: number) => strongest(use, false) > 0 || leans(strongest(use, true), action)

  shapeStick(across(true), up(true), deadZone, shaped)
  const [x, y] = [strongerOf(shaped.x, across(false)), strongerOf(shaped.y, up(false))]
  into.x = strongerOf(into.x, x)
  into.y = strongerOf(into.y, y)

  let actions = 0
  for (const use of PRESSES) if (isOn(use, MENU_ACTIONS[use])) actions |= MENU_ACTIONS[use]
  if (leans(y, MENU_ACTIONS.up)) actions |= MENU_ACTIONS.up
  if (leans(-y, MENU_ACTIONS.down)) actions |= MENU_ACTIONS.down
  if (leans(-x, MENU_ACTIONS.left)) actions |= MENU_ACTIONS.left
  if (leans(x, MENU_ACTIONS.right)) actions |= MENU_ACTIONS.right
  memory.held = actions
  into.actions |= actions
  if (actions !== 0 || shaped.x !== 0 || shaped.y !== 0) memory.isUsed = true
}

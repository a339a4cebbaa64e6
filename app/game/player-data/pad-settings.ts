/**
 * The assignment of gamepads and flight sticks: what each button, and each way of each axis, does. Kept for each device by its
 * `Gamepad.id`, from the first change on; until then its default inputs count.
 */
import { FLIGHT_COMMANDS } from './flight-command.ts'
import { isWholeWithin, objectFrom } from './stored-object.ts'

/** What a pad can be told to do, in the order in which it is listed. `press` and `back` act in menus. */
export const PAD_USES = [...FLIGHT_COMMANDS, 'pause', 'startOver', 'press', 'back'] as const
export type PadUse = (typeof PAD_USES)[number]

/** A button by its number, or from `AXIS_INPUTS` on one way of an axis: 100 is axis 0 below its centre, 101 above it. */
export type PadInput = number
export const AXIS_INPUTS = 100
const MOST_INPUTS = 200

/** Two inputs for each use; null: none. */
export type PadInputs = Readonly<Record<PadUse, readonly (PadInput | null)[]>>

export interface PadSettings {
  readonly inputs: PadInputs
  /** What is still at rest around the centre of a stick, in [0, MOST_DEAD_ZONE]. */
  readonly deadZone: number
}

export type Pads = Readonly<Partial<Record<string, PadSettings>>>

/** Worn sticks rest up to a sixth of the way out. */
const DEAD_ZONE = 0.16
export const MOST_DEAD_ZONE = 0.5
/** The cookies policy names both: so many devices, the one changed longest ago is forgotten, and so many bytes for each. */
const MOST_PADS = 6
const LONGEST_ID = 120
const PLACES = 2

/** Places in the "standard" mapping of the Gamepad specification. */
const STANDARD: PadInputs = {
  climb: [102, 12],
  dive: [103, 13],
  'turn-left': [100, 14],
  'turn-right': [101, 15],
  pause: [9, 8],
  startOver: [3, null],
  press: [0, null],
  back: [1, null],
}
/** Pads without it mostly agree on the first stick and the first buttons. */
const UNKNOWN: PadInputs = {
  ...STANDARD,
  climb: [102, null],
  dive: [103, null],
  'turn-left': [100, null],
  'turn-right': [101, null],
}
const STANDARD_SETTINGS: PadSettings = { inputs: STANDARD, deadZone: DEAD_ZONE }
const UNKNOWN_SETTINGS: PadSettings = { inputs: UNKNOWN, deadZone: DEAD_ZONE }

/** What is read of a `Gamepad` to tell which it is. */
export type PadKind = Pick<Gamepad, 'id' | 'mapping'>

function keyOf({ id }: PadKind): string {
  return id.slice(0, LONGEST_ID)
}

export function padSettingsOf(pads: Pads, pad: PadKind): PadSettings {
  return pads[keyOf(pad)] ?? (pad.mapping === 'standard' ? STANDARD_SETTINGS : UNKNOWN_SETTINGS)
}

/** The pads after `pad` was given other settings; undefined: its default ones. */
export function padsWith(pads: Pads, pad: PadKind, settings: PadSettings | undefined): Pads {
  const others = Object.entries(pads).filter(([key]) => key !== keyOf(pad))
  if (settings === undefined) return Object.fromEntries(others)
  return Object.fromEntries([...others.slice(1 - MOST_PADS), [keyOf(pad), settings]])
}

/** The inputs after `input` was assigned to a use; what it did before gets the replaced one. */
export function inputsWith(inputs: PadInputs, use: PadUse, place: number, input: PadInput): PadInputs {
  const replaced = inputs[use][place]
  const next = { ...inputs }
  for (const other of PAD_USES)
    next[other] = inputs[other].map((each, at) =>
      other === use && at === place ? input : each === input ? replaced : each,
    )
  return next
}

/** The inputs with two uses exchanged: what inverts an axis. */
export function inputsSwapped(inputs: PadInputs, one: PadUse, other: PadUse): PadInputs {
  return { ...inputs, [one]: inputs[other], [other]: inputs[one] }
}

/** The use of an input; undefined: none. */
export function purposeOf(inputs: PadInputs, input: PadInput): PadUse | undefined {
  return PAD_USES.find((use) => inputs[use].includes(input))
}

/** Whether a stored value may be the pads. All or nothing, as with the keys. */
export function arePads(value: unknown): boolean {
  const pads = objectFrom(value)
  if (pads === undefined) return false
  const entries = Object.entries(pads)
  return entries.length <= MOST_PADS && entries.every(([id, pad]) => id.length <= LONGEST_ID && isPadSettings(pad))
}

function isPadSettings(value: unknown): boolean {
  const { inputs, deadZone } = objectFrom(value) ?? {}
  const lists = objectFrom(inputs) ?? {}
  const given = PAD_USES.flatMap((use) => lists[use]).filter((input) => input !== null)
  return (
    typeof deadZone === 'number' &&
    deadZone >= 0 &&
    deadZone <= MOST_DEAD_ZONE &&
    PAD_USES.every((use) => Array.isArray(lists[use]) && lists[use].length === PLACES) &&
    given.every((input) => isWholeWithin(input, 0, MOST_INPUTS)) &&
    new Set(given).size === given.length
  )
}

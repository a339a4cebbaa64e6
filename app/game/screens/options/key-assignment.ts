/** Which key may do what, and what a new one replaces. Pure: key-fields.tsx shows it. */
import { FLIGHT_COMMANDS, type FlightCommand } from '../../player-data/flight-command.ts'
import {
  HOTKEYS,
  hotkeysWith,
  isHotkeyCode,
  isSteeringKey,
  keysWith,
  type Hotkey,
} from '../../player-data/key-settings.ts'
import type { Settings } from '../../player-data/settings.ts'

type Bindings = Pick<Settings, 'keys' | 'hotkeys'>

/** The place of a key: one of a command's keys, or the only one of a hotkey. */
export type KeySlot = { readonly command: FlightCommand; readonly place: number } | { readonly hotkey: Hotkey }

export interface Assignment {
  readonly change: Partial<Bindings>
  /** What the key did before, and the key (null: none) that does it now; null where it did nothing or is where it was. */
  readonly swapped: { readonly purpose: FlightCommand | Hotkey; readonly code: string | null } | null
}

export function codeAt({ keys, hotkeys }: Bindings, slot: KeySlot): string | null {
  return 'hotkey' in slot ? hotkeys[slot.hotkey] : (keys[slot.command].at(slot.place) ?? null)
}

export function purposeOf(slot: KeySlot): FlightCommand | Hotkey {
  return 'hotkey' in slot ? slot.hotkey : slot.command
}

/** The change that puts `code` into a slot; null where that key has a use of another kind. */
export function assignKey(bindings: Bindings, slot: KeySlot, code: string): Assignment | null {
  const { keys, hotkeys } = bindings
  const replaced = codeAt(bindings, slot)
  const commandBefore = FLIGHT_COMMANDS.find((command) => keys[command].includes(code))
  const hotkeyBefore = HOTKEYS.find((hotkey) => hotkeys[hotkey] === code)
  const purposeBefore = commandBefore ?? hotkeyBefore
  const swapped = purposeBefore === undefined || code === replaced ? null : { purpose: purposeBefore, code: replaced }
  if ('hotkey' in slot) {
    if (!isHotkeyCode(code) || commandBefore !== undefined) return null
    return { change: { hotkeys: hotkeysWith(hotkeys, slot.hotkey, code) }, swapped }
  }
  if (!isSteeringKey(code) || hotkeyBefore !== undefined) return null
  return { change: { keys: keysWith(keys, slot.command, slot.place, code) }, swapped }
}

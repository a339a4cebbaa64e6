/** The assignment of keys: which keys may be assigned, and how an assignment swaps two uses. */
import { FLIGHT_COMMANDS, type FlightCommand } from './flight-command.ts'
import { objectFrom } from './stored-object.ts'

const MOST_KEYS_PER_COMMAND = 2

/** The keys of each command by `KeyboardEvent.code`: one to `MOST_KEYS_PER_COMMAND`, none of them twice or reserved. */
export type CommandKeys = Readonly<Record<FlightCommand, readonly string[]>>

/** What a hotkey does anywhere in the dialog, in the order in which they are listed. */
export const HOTKEYS = ['pause', 'mute', 'fullscreen', 'startOver', 'startOverToo'] as const
export type Hotkey = (typeof HOTKEYS)[number]
/** The key of each by `KeyboardEvent.code`, none of them twice or among the commands'; null: switched off. */
export type Hotkeys = Readonly<Record<Hotkey, string | null>>

/** Keys with a meaning of their own, in the game (Escape), on its buttons, or in the browser. */
const RESERVED_KEYS: ReadonlySet<string> = new Set([
  ...['Escape', 'Enter', 'NumpadEnter', 'Tab', 'ContextMenu', 'CapsLock', 'NumLock', 'ScrollLock'],
  ...['ControlLeft', 'ControlRight', 'AltLeft', 'AltRight', 'MetaLeft', 'MetaRight', 'PrintScreen', 'Pause'],
])
/** Keys that press, scroll, move a slider, or belong to another. */
const NO_HOTKEY = /^(?:Space|Arrow.*|Page.*|Home|End|Shift.*|Delete)$/
/** A letter of any alphabet stands for a key that is known by its name alone. */
const KEY_CODE = /^(?:[A-Z][A-Za-z]{0,20}\d{0,2}|Key\p{L})$/u
const FUNCTION_KEY = /^F\d{1,2}$/

/** Whether `code`, a `KeyboardEvent.code`, may steer. False for every text that no keyboard sends. */
export function isSteeringKey(code: string): boolean {
  return KEY_CODE.test(code) && !FUNCTION_KEY.test(code) && !RESERVED_KEYS.has(code)
}

/** Whether `code` may be a hotkey. */
export function isHotkeyCode(code: string): boolean {
  return isSteeringKey(code) && !NO_HOTKEY.test(code)
}

/** The keys after `code` was assigned to `command` as its key number `place`; its former command gets the replaced key. */
export function keysWith(keys: CommandKeys, command: FlightCommand, place: number, code: string): CommandKeys {
  const replaced = keys[command].at(place) ?? code
  const next = { ...keys }
  for (const other of FLIGHT_COMMANDS)
    next[other] = keys[other].map((key) => (key === replaced ? code : key === code ? replaced : key))
  return next
}

/** The hotkeys after `code` was assigned to `hotkey`; its former use gets the replaced key. */
export function hotkeysWith(hotkeys: Hotkeys, hotkey: Hotkey, code: string): Hotkeys {
  const replaced = hotkeys[hotkey]
  return { ...mapHotkeys(hotkeys, (other) => (other === code ? replaced : other)), [hotkey]: code }
}

/** The hotkeys with every code changed. */
function mapHotkeys(hotkeys: Hotkeys, change: (code: string | null, hotkey: Hotkey) => string | null): Hotkeys {
  return Object.fromEntries(HOTKEYS.map((hotkey) => [hotkey, change(hotkeys[hotkey], hotkey)])) as Hotkeys
}

/** The hotkey that a key is; undefined: none. */
export function hotkeyOf(code: string, hotkeys: Hotkeys): Hotkey | undefined {
  return HOTKEYS.find((hotkey) => hotkeys[hotkey] === code)
}

/**
 * The hotkeys that are stored. One that is missing, because the release that stored them did not have it, is `initial`. One
 * whose key steers, or is stored for another hotkey, has none.
 */
export function hotkeysFrom(stored: Partial<Hotkeys>, initial: Hotkeys, steering: ReadonlySet<string>): Hotkeys {
  const taken = new Set<string | null | undefined>([...steering, ...Object.values(stored)])
  return mapHotkeys(initial, (first, hotkey) => {
    const own = stored[hotkey]
    if (own === undefined) return taken.has(first) ? null : first
    return own !== null && steering.has(own) ? null : own
  })
}

/** Whether a stored value may be the hotkeys, or some of them. */
export function areHotkeys(value: unknown): boolean {
  const hotkeys = objectFrom(value)
  if (hotkeys === undefined) return false
  const given = Object.values(hotkeys).filter((code) => code !== null)
  return given.every((code) => typeof code === 'string' && isHotkeyCode(code)) && new Set(given).size === given.length
}

/** Whether a stored value may be the keys. All or nothing: half of a set of keys could leave a craft that cannot climb. */
export function areCommandKeys(value: unknown): boolean {
  const keys = objectFrom(value) ?? {}
  const lists = FLIGHT_COMMANDS.map((command) => keys[command])
  const codes = lists.flat()
  return (
    lists.every((list) => Array.isArray(list) && list.length >= 1 && list.length <= MOST_KEYS_PER_COMMAND) &&
    codes.every((code) => typeof code === 'string' && isSteeringKey(code)) &&
    new Set(codes).size === codes.length
  )
}

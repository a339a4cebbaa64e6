/**
 * What the player has set. Pure: what it may hold, and how it is read back from a text that anyone may have written.
 * settings-store.ts keeps it.
 */
import { FLIGHT_COMMANDS, type FlightCommand } from './flight-command.ts'
import { objectFrom, objectFromText } from './stored-object.ts'

/** The keys of each command by `KeyboardEvent.code`: one to `MOST_KEYS_PER_COMMAND`, none of them twice or reserved. */
export type CommandKeys = Readonly<Record<FlightCommand, readonly string[]>>

/** What a single key does wherever the player is in the dialog, in the order in which they are listed. */
export const HOTKEYS = ['pause', 'mute'] as const
export type Hotkey = (typeof HOTKEYS)[number]
/** The key of each by `KeyboardEvent.code`, none of them twice or among the commands'; null: switched off. */
export type Hotkeys = Readonly<Record<Hotkey, string | null>>

/** `auto`: fits itself to the machine. */
export type DetailChoice = 'auto' | 'low' | 'medium' | 'high'

/** How the sound guide tells left from right: by stereo, or, where both sound alike, in words. */
export type GuideChoice = 'off' | 'stereo' | 'mono'

/** What draws the picture. `auto`: WebGL, or the flat view where that is refused or lost for good. */
export type ViewChoice = 'auto' | '3d' | 'flat'

export interface Settings {
  readonly version: 1
  /** False: up climbs. True: up dives, as on a real stick pushed forward. */
  readonly invertClimb: boolean
  /** Share of the full deflection that a control is worth; see `SETTING_RANGES`. Above 1 a stick is full before its stop. */
  readonly sensitivity: number
  readonly engineVolume: number
  readonly effectsVolume: number
  readonly isMuted: boolean
  readonly soundGuide: GuideChoice
  readonly guideVolume: number
  /** The three motions of the camera. Where the system asks for reduced motion all are off, whatever stands here. */
  readonly lean: boolean
  readonly shake: boolean
  readonly widening: boolean
  readonly view: ViewChoice
  readonly detail: DetailChoice
  /** Whether the craft of a rival is drawn. */
  readonly showsRival: boolean
  /** No fuel is burnt and rings are wider; takes effect with the next flight. */
  readonly isRelaxed: boolean
  /** Flown seconds per real second. */
  readonly flightPace: number
  readonly keys: CommandKeys
  readonly hotkeys: Hotkeys
}

export interface SettingRange {
  readonly least: number
  readonly most: number
  /** What one press on the slider changes. */
  readonly step: number
}

export type RangeSetting = 'sensitivity' | 'engineVolume' | 'effectsVolume' | 'guideVolume' | 'flightPace'

export const SETTING_RANGES: Readonly<Record<RangeSetting, SettingRange>> = {
  sensitivity: { least: 0.5, most: 1.5, step: 0.05 },
  engineVolume: { least: 0, most: 1, step: 0.05 },
  effectsVolume: { least: 0, most: 1, step: 0.05 },
  guideVolume: { least: 0, most: 1, step: 0.05 },
  flightPace: { least: 0.7, most: 1, step: 0.05 },
}

export const DETAIL_CHOICES: readonly DetailChoice[] = ['auto', 'low', 'medium', 'high']

export const GUIDE_CHOICES: readonly GuideChoice[] = ['off', 'stereo', 'mono']

export const VIEW_CHOICES: readonly ViewChoice[] = ['auto', '3d', 'flat']

export const MOST_KEYS_PER_COMMAND = 2

export const DEFAULT_SETTINGS: Settings = {
  version: 1,
  invertClimb: false,
  sensitivity: 1,
  engineVolume: 1,
  effectsVolume: 1,
  isMuted: false,
  soundGuide: 'off',
  guideVolume: 1,
  lean: true,
  shake: true,
  widening: true,
  view: 'auto',
  detail: 'auto',
  showsRival: true,
  isRelaxed: false,
  flightPace: 1,
  keys: {
    climb: ['ArrowUp', 'KeyW'],
    dive: ['ArrowDown', 'KeyS'],
    'turn-left': ['ArrowLeft', 'KeyA'],
    'turn-right': ['ArrowRight', 'KeyD'],
  },
  hotkeys: { pause: 'KeyP', mute: 'KeyM' },
}

/** Longer text than any version could have written is junk, and is not even parsed. */
const LONGEST_TEXT = 4000

/** Keys with a meaning of their own, in the game (Escape), on its buttons, or in the browser. */
const RESERVED_KEYS: ReadonlySet<string> = new Set([
  ...['Escape', 'Enter', 'NumpadEnter', 'Tab', 'ContextMenu', 'CapsLock', 'NumLock', 'ScrollLock'],
  ...['ControlLeft', 'ControlRight', 'AltLeft', 'AltRight', 'MetaLeft', 'MetaRight', 'PrintScreen', 'Pause'],
])
/** Keys that press, scroll, move a slider, or belong to another. */
const NO_HOTKEY = /^(?:Space|Arrow.*|Page.*|Home|End|Shift.*|Backspace|Delete)$/
const KEY_CODE = /^[A-Z][A-Za-z]{0,20}\d{0,2}$/
const FUNCTION_KEY = /^F\d{1,2}$/

/** Whether `code`, a `KeyboardEvent.code`, may steer. False for every text that no keyboard sends. */
export function isSteeringKey(code: string): boolean {
  return KEY_CODE.test(code) && !FUNCTION_KEY.test(code) && !RESERVED_KEYS.has(code)
}

/** Whether `code` may be a hotkey. */
export function isHotkeyCode(code: string): boolean {
  return isSteeringKey(code) && !NO_HOTKEY.test(code)
}

const isSwitch = (value: unknown) => typeof value === 'boolean'
const isWithin = ({ least, most }: SettingRange) => {
  return (value: unknown) => typeof value === 'number' && value >= least && value <= most
}
const isOneOf = (choices: readonly unknown[]) => (value: unknown) => choices.includes(value)

/** Whether a stored value may stand in a field. */
const FIELD_CHECKS: Readonly<Record<keyof Settings, (value: unknown) => boolean>> = {
  version: (value) => value === DEFAULT_SETTINGS.version,
  invertClimb: isSwitch,
  sensitivity: isWithin(SETTING_RANGES.sensitivity),
  engineVolume: isWithin(SETTING_RANGES.engineVolume),
  effectsVolume: isWithin(SETTING_RANGES.effectsVolume),
  isMuted: isSwitch,
  soundGuide: isOneOf(GUIDE_CHOICES),
  guideVolume: isWithin(SETTING_RANGES.guideVolume),
  lean: isSwitch,
  shake: isSwitch,
  widening: isSwitch,
  view: isOneOf(VIEW_CHOICES),
  detail: isOneOf(DETAIL_CHOICES),
  showsRival: isSwitch,
  isRelaxed: isSwitch,
  flightPace: isWithin(SETTING_RANGES.flightPace),
  keys: areCommandKeys,
  hotkeys: areHotkeys,
}

/**
 * The settings that a stored text holds. Text that this version did not write gives the defaults; so does, by itself,
 * each field that is missing or out of its range.
 */
export function settingsFromText(text: string | null): Settings {
  const stored = objectFromText(text, LONGEST_TEXT)
  if (stored?.['version'] !== DEFAULT_SETTINGS.version) return DEFAULT_SETTINGS
  const valid = Object.entries(FIELD_CHECKS)
    .filter(([name, isValid]) => isValid(stored[name]))
    .map(([name]) => [name, stored[name]])
  const settings = { ...DEFAULT_SETTINGS, ...(Object.fromEntries(valid) as Partial<Settings>) }
  const steering = new Set(Object.values(settings.keys).flat())
  const isTaken = (code: string | null) => code !== null && steering.has(code)
  // No version writes this; of a key with two uses the one that steers is kept.
  return HOTKEYS.some((hotkey) => isTaken(settings.hotkeys[hotkey]))
    ? { ...settings, hotkeys: mapHotkeys(settings.hotkeys, (code) => (isTaken(code) ? null : code)) }
    : settings
}

export function textFromSettings(settings: Settings): string {
  return JSON.stringify(settings)
}

/** The keys after `code` was given to `command` as its key number `place`; who had it before gets the replaced one. */
export function keysWith(keys: CommandKeys, command: FlightCommand, place: number, code: string): CommandKeys {
  const replaced = keys[command][place]
  if (!isSteeringKey(code) || replaced === undefined || replaced === code) return keys
  const next = { ...keys }
  for (const other of FLIGHT_COMMANDS) {
    next[other] = keys[other].map((key) => (key === code ? replaced : key))
  }
  next[command] = next[command].map((key, index) => (index === place ? code : key))
  return next
}

/** The hotkeys after `code` was given to `hotkey`; the other one that had it gets the replaced one. */
export function hotkeysWith(hotkeys: Hotkeys, hotkey: Hotkey, code: string): Hotkeys {
  const replaced = hotkeys[hotkey]
  return { ...mapHotkeys(hotkeys, (other) => (other === code ? replaced : other)), [hotkey]: code }
}

function mapHotkeys(hotkeys: Hotkeys, change: (code: string | null) => string | null): Hotkeys {
  return { pause: change(hotkeys.pause), mute: change(hotkeys.mute) }
}

function areHotkeys(value: unknown): boolean {
  const hotkeys = objectFrom(value) ?? {}
  const codes = HOTKEYS.map((hotkey) => hotkeys[hotkey])
  const given = codes.filter((code) => code !== null)
  return (
    Object.keys(hotkeys).length === HOTKEYS.length &&
    given.every((code) => typeof code === 'string' && isHotkeyCode(code)) &&
    new Set(given).size === given.length
  )
}

/** All or nothing: half of a set of keys could leave a craft that cannot climb. */
function areCommandKeys(value: unknown): boolean {
  const keys = objectFrom(value) ?? {}
  const lists = FLIGHT_COMMANDS.map((command) => keys[command])
  const codes = lists.flat()
  return (
    Object.keys(keys).length === FLIGHT_COMMANDS.length &&
    lists.every((list) => Array.isArray(list) && list.length >= 1 && list.length <= MOST_KEYS_PER_COMMAND) &&
    codes.every((code) => typeof code === 'string' && isSteeringKey(code)) &&
    new Set(codes).size === codes.length
  )
}

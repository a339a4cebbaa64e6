/**
 * What the player has set. Pure: what it may hold, and how it is read back from a text that anyone may have written.
 * settings-store.ts keeps it.
 */
import type { FlightCommand } from './pilot-input/flight-command.ts'

/** The keys of each command by `KeyboardEvent.code`: one to `MOST_KEYS_PER_COMMAND`, none of them twice or reserved. */
export type CommandKeys = Readonly<Record<FlightCommand, readonly string[]>>

/** `auto`: fits itself to the machine. */
export type DetailChoice = 'auto' | 'low' | 'medium' | 'high'

export interface Settings {
  readonly version: 1
  /** False: up climbs. True: up dives, as on a real stick pushed forward. */
  readonly invertClimb: boolean
  /** Share of the full deflection that a control is worth; see `SETTING_RANGES`. Above 1 a stick is full before its stop. */
  readonly sensitivity: number
  readonly engineVolume: number
  readonly effectsVolume: number
  readonly isMuted: boolean
  /** The three motions of the camera. Where the system asks for reduced motion all are off, whatever stands here. */
  readonly lean: boolean
  readonly shake: boolean
  readonly widening: boolean
  readonly detail: DetailChoice
  /** No fuel is burnt and rings are wider; takes effect with the next flight. */
  readonly isRelaxed: boolean
  /** Flown seconds per real second. */
  readonly flightPace: number
  readonly keys: CommandKeys
}

export interface SettingRange {
  readonly least: number
  readonly most: number
  /** What one press on the slider changes. */
  readonly step: number
}

export type RangeSetting = 'sensitivity' | 'engineVolume' | 'effectsVolume' | 'flightPace'
type SwitchSetting = 'invertClimb' | 'isMuted' | 'lean' | 'shake' | 'widening' | 'isRelaxed'

export const SETTING_RANGES: Readonly<Record<RangeSetting, SettingRange>> = {
  sensitivity: { least: 0.5, most: 1.5, step: 0.05 },
  engineVolume: { least: 0, most: 1, step: 0.05 },
  effectsVolume: { least: 0, most: 1, step: 0.05 },
  flightPace: { least: 0.7, most: 1, step: 0.05 },
}

export const DETAIL_CHOICES: readonly DetailChoice[] = ['auto', 'low', 'medium', 'high']

/** In the order in which they are listed to the player. */
export const FLIGHT_COMMANDS: readonly FlightCommand[] = ['climb', 'dive', 'turn-left', 'turn-right']

export const MOST_KEYS_PER_COMMAND = 2

export const DEFAULT_SETTINGS: Settings = {
  version: 1,
  invertClimb: false,
  sensitivity: 1,
  engineVolume: 1,
  effectsVolume: 1,
  isMuted: false,
  lean: true,
  shake: true,
  widening: true,
  detail: 'auto',
  isRelaxed: false,
  flightPace: 1,
  keys: {
    climb: ['ArrowUp', 'KeyW'],
    dive: ['ArrowDown', 'KeyS'],
    'turn-left': ['ArrowLeft', 'KeyA'],
    'turn-right': ['ArrowRight', 'KeyD'],
  },
}

/** Longer text than any version could have written is junk, and is not even parsed. */
const LONGEST_TEXT = 4000

/** Keys with a meaning of their own, in the game (P, M, Escape), on its buttons, or in the browser. */
const RESERVED_KEYS: ReadonlySet<string> = new Set([
  ...['Escape', 'KeyP', 'KeyM', 'Enter', 'NumpadEnter', 'Tab', 'ContextMenu', 'CapsLock', 'NumLock', 'ScrollLock'],
  ...['ControlLeft', 'ControlRight', 'AltLeft', 'AltRight', 'MetaLeft', 'MetaRight', 'PrintScreen', 'Pause'],
])
const KEY_CODE = /^[A-Z][A-Za-z]{0,20}\d{0,2}$/
const FUNCTION_KEY = /^F\d{1,2}$/

/** Whether `code`, a `KeyboardEvent.code`, may steer. False for every text that no keyboard sends. */
export function isSteeringKey(code: string): boolean {
  return KEY_CODE.test(code) && !FUNCTION_KEY.test(code) && !RESERVED_KEYS.has(code)
}

/**
 * The settings that a stored text holds. Text that this version did not write gives the defaults; so does, by itself,
 * each field that is missing or out of its range.
 */
export function settingsFromText(text: string | null): Settings {
  if (text === null || text.length > LONGEST_TEXT) return DEFAULT_SETTINGS
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return DEFAULT_SETTINGS
  }
  const fields = fieldsOf(stored)
  if (fields?.get('version') !== DEFAULT_SETTINGS.version) return DEFAULT_SETTINGS

  function range(name: RangeSetting): number {
    const value = fields?.get(name)
    const { least, most } = SETTING_RANGES[name]
    return typeof value === 'number' && value >= least && value <= most ? value : DEFAULT_SETTINGS[name]
  }
  function isOn(name: SwitchSetting): boolean {
    const value = fields?.get(name)
    return typeof value === 'boolean' ? value : DEFAULT_SETTINGS[name]
  }
  return {
    version: DEFAULT_SETTINGS.version,
    invertClimb: isOn('invertClimb'),
    sensitivity: range('sensitivity'),
    engineVolume: range('engineVolume'),
    effectsVolume: range('effectsVolume'),
    isMuted: isOn('isMuted'),
    lean: isOn('lean'),
    shake: isOn('shake'),
    widening: isOn('widening'),
    detail: DETAIL_CHOICES.find((choice) => choice === fields.get('detail')) ?? DEFAULT_SETTINGS.detail,
    isRelaxed: isOn('isRelaxed'),
    flightPace: range('flightPace'),
    keys: commandKeysFrom(fields.get('keys')) ?? DEFAULT_SETTINGS.keys,
  }
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

/** All or nothing: a half-kept set of keys could leave a craft that cannot climb. */
function commandKeysFrom(stored: unknown): CommandKeys | null {
  const fields = fieldsOf(stored)
  if (fields === null) return null
  const taken = new Set<string>()
  const keys: Partial<Record<FlightCommand, readonly string[]>> = {}
  for (const command of FLIGHT_COMMANDS) {
    const codes = fields.get(command)
    if (!Array.isArray(codes) || codes.length < 1 || codes.length > MOST_KEYS_PER_COMMAND) return null
    const own: string[] = []
    for (const code of codes as readonly unknown[]) {
      if (typeof code !== 'string' || !isSteeringKey(code) || taken.has(code)) return null
      taken.add(code)
      own.push(code)
    }
    keys[command] = own
  }
  return keys as CommandKeys
}

/** A map, so that no name in the text, `__proto__` for one, can reach an object's own workings. */
function fieldsOf(stored: unknown): ReadonlyMap<string, unknown> | null {
  return typeof stored === 'object' && stored !== null ? new Map(Object.entries(stored)) : null
}

/**
 * What the player has set. Pure: what it may hold, and how it is read back from a text that anyone may have written.
 * settings-store.ts keeps it.
 */
import { areCommandKeys, areHotkeys, HOTKEYS, mapHotkeys, type CommandKeys, type Hotkeys } from './key-settings.ts'
import { objectFromText } from './stored-object.ts'

/** `auto`: fits itself to the machine. */
export const DETAIL_CHOICES = ['auto', 'low', 'medium', 'high'] as const
export type DetailChoice = (typeof DETAIL_CHOICES)[number]

/** How the sound guide tells left from right: by stereo, or, where both sound alike, in words. */
const GUIDE_CHOICES = ['off', 'stereo', 'mono'] as const
export type GuideChoice = (typeof GUIDE_CHOICES)[number]

/** What draws the picture. `auto`: WebGL, or the flat view where that is refused, lost for good, or slower. */
const VIEW_CHOICES = ['auto', '3d', 'flat'] as const
export type ViewChoice = (typeof VIEW_CHOICES)[number]

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
  /** The three motions of the camera. The system's reduced motion turns all of them off. */
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

type IsValid = (value: unknown) => boolean

const isSwitch: IsValid = (value) => typeof value === 'boolean'
function isOneOf(...choices: readonly unknown[]): IsValid {
  return (value) => choices.includes(value)
}
function isInRangeOf(setting: RangeSetting): IsValid {
  const { least, most } = SETTING_RANGES[setting]
  return (value) => typeof value === 'number' && value >= least && value <= most
}

const KEYS: CommandKeys = {
  climb: ['ArrowUp', 'KeyW'],
  dive: ['ArrowDown', 'KeyS'],
  'turn-left': ['ArrowLeft', 'KeyA'],
  'turn-right': ['ArrowRight', 'KeyD'],
}

/** The default of each setting, and whether a stored value may stand for it. */
const FIELDS: { readonly [Name in keyof Settings]: readonly [value: Settings[Name], isValid: IsValid] } = {
  version: [1, isOneOf(1)],
  invertClimb: [false, isSwitch],
  sensitivity: [1, isInRangeOf('sensitivity')],
  engineVolume: [1, isInRangeOf('engineVolume')],
  effectsVolume: [1, isInRangeOf('effectsVolume')],
  isMuted: [false, isSwitch],
  soundGuide: ['off', isOneOf(...GUIDE_CHOICES)],
  guideVolume: [1, isInRangeOf('guideVolume')],
  lean: [true, isSwitch],
  shake: [true, isSwitch],
  widening: [true, isSwitch],
  view: ['auto', isOneOf(...VIEW_CHOICES)],
  detail: ['auto', isOneOf(...DETAIL_CHOICES)],
  showsRival: [true, isSwitch],
  isRelaxed: [false, isSwitch],
  flightPace: [1, isInRangeOf('flightPace')],
  keys: [KEYS, areCommandKeys],
  hotkeys: [{ pause: 'KeyP', mute: 'KeyM' }, areHotkeys],
}

/** The settings with the value that `valueOf` gives for each. */
function settingsOf(valueOf: (name: keyof Settings) => unknown): Settings {
  return Object.fromEntries(
    Object.keys(FIELDS).map((name) => [name, valueOf(name as keyof Settings)]),
  ) as unknown as Settings
}

export const DEFAULT_SETTINGS = settingsOf((name) => FIELDS[name][0])

/** Longer text than any version could have written is junk, and is not even parsed. */
const LONGEST_TEXT = 4000

/**
 * The settings that a stored text holds. Text that this version did not write gives the defaults; so does, by itself,
 * each field that is missing or out of its range.
 */
export function settingsFromText(text: string | null): Settings {
  const stored = objectFromText(text, LONGEST_TEXT)
  if (stored?.['version'] !== DEFAULT_SETTINGS.version) return DEFAULT_SETTINGS
  const settings = settingsOf((name) => (FIELDS[name][1](stored[name]) ? stored[name] : DEFAULT_SETTINGS[name]))
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

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
export const GUIDE_CHOICES = ['off', 'stereo', 'mono'] as const
export type GuideChoice = (typeof GUIDE_CHOICES)[number]

/** What draws the picture. `auto`: WebGL, or the flat view where that is refused or lost for good. */
export const VIEW_CHOICES = ['auto', '3d', 'flat'] as const
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

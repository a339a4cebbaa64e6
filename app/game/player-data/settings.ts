/**
 * What the player has set. Pure: what it may hold, and how it is read back from a text that anyone may have written.
 * settings-store.ts keeps it.
 */
import { areCommandKeys, areHotkeys, hotkeysFrom, type CommandKeys, type Hotkeys } from './key-settings.ts'
import { arePads, type Pads } from './pad-settings.ts'
import { objectFromText } from './stored-object.ts'

/** `auto`: fits itself to the machine. */
const DETAIL_CHOICES = ['auto', 'low', 'medium', 'high'] as const
export type DetailChoice = (typeof DETAIL_CHOICES)[number]

/** Whether the sound guide is on, and how it tells left from right: by stereo, or, where both sound alike, in words. */
const GUIDE_CHOICES = ['off', 'stereo', 'mono'] as const
export type GuideChoice = (typeof GUIDE_CHOICES)[number]

/** What draws the picture: 3D is WebGL, flat the 2D renderer, `auto` WebGL where a GPU draws it. Where one cannot be had, the other draws. */
const VIEW_CHOICES = ['auto', '3d', 'flat'] as const
export type ViewChoice = (typeof VIEW_CHOICES)[number]

/** How far behind the craft the camera is. */
const CAMERA_CHOICES = ['near', 'normal', 'far'] as const
export type CameraChoice = (typeof CAMERA_CHOICES)[number]

/** `distinct`: colours that any colour vision tells apart, by their lightness. */
const COLOUR_CHOICES = ['standard', 'distinct'] as const
export type ColourChoice = (typeof COLOUR_CHOICES)[number]

const HUD_SIZES = ['normal', 'large', 'largest'] as const
export type HudSize = (typeof HUD_SIZES)[number]

export const SETTING_RANGES = {
  sensitivity: { least: 0.5, most: 1.5 },
  engineVolume: { least: 0, most: 1 },
  effectsVolume: { least: 0, most: 1 },
  musicVolume: { least: 0, most: 1 },
  guideVolume: { least: 0, most: 1 },
  flightPace: { least: 0.7, most: 1 },
  viewWidth: { least: 0.8, most: 1.25 },
} as const
export type RangeSetting = keyof typeof SETTING_RANGES

/** One setting: its value until the player changes it, and whether a stored value may stand for it. */
interface Setting<Value> {
  readonly initial: Value
  readonly isValid: (stored: unknown) => boolean
}

function onOff(initial: boolean): Setting<boolean> {
  return { initial, isValid: (stored) => typeof stored === 'boolean' }
}

function oneOf<Choice>(initial: Choice, choices: readonly Choice[]): Setting<Choice> {
  return { initial, isValid: (stored) => choices.some((choice) => choice === stored) }
}

function ranged(setting: RangeSetting): Setting<number> {
  const { least, most } = SETTING_RANGES[setting]
  return { initial: 1, isValid: (stored) => typeof stored === 'number' && stored >= least && stored <= most }
}

const KEYS: CommandKeys = {
  climb: ['ArrowUp', 'KeyW'],
  dive: ['ArrowDown', 'KeyS'],
  'turn-left': ['ArrowLeft', 'KeyA'],
  'turn-right': ['ArrowRight', 'KeyD'],
}
const HOTKEY_CODES: Hotkeys = {
  pause: 'KeyP',
  mute: 'KeyM',
  fullscreen: 'KeyF',
  startOver: 'KeyR',
  startOverToo: 'Backspace',
}

const NO_PADS: Pads = {}

/** Every setting. The type and the defaults follow from this table. */
const SETTINGS = {
  version: oneOf(1, [1]),
  /** False: up climbs. True: up dives, as on a real stick pushed forward. */
  invertClimb: onOff(false),
  /** Share of the full deflection that a control is worth. Above 1 a stick is full before its stop. */
  sensitivity: ranged('sensitivity'),
  /** Whether the craft follows the pointer of a mouse. */
  steersByMouse: onOff(false),
  engineVolume: ranged('engineVolume'),
  effectsVolume: ranged('effectsVolume'),
  musicVolume: ranged('musicVolume'),
  isMuted: onOff(false),
  soundGuide: oneOf<GuideChoice>('off', GUIDE_CHOICES),
  guideVolume: ranged('guideVolume'),
  /** Whether gamepad or phone lets events be felt, where it can. */
  rumble: onOff(true),
  /** The three motions of the camera. The system's reduced motion turns all of them off. */
  lean: onOff(true),
  shake: onOff(true),
  widening: onOff(true),
  camera: oneOf<CameraChoice>('normal', CAMERA_CHOICES),
  /** How wide the view is, as a share of what is tuned. */
  viewWidth: ranged('viewWidth'),
  view: oneOf<ViewChoice>('auto', VIEW_CHOICES),
  detail: oneOf<DetailChoice>('auto', DETAIL_CHOICES),
  colours: oneOf<ColourChoice>('standard', COLOUR_CHOICES),
  hudSize: oneOf<HudSize>('normal', HUD_SIZES),
  /** Whether the craft of a rival is drawn. */
  showsRival: onOff(true),
  /** No fuel is burnt and rings are wider; takes effect with the next flight. */
  isRelaxed: onOff(false),
  /** Flown seconds per real second. */
  flightPace: ranged('flightPace'),
  /** Whether the player has been offered to save all of it to a file; not an option, but kept like one. */
  isSaveOffered: onOff(false),
  keys: { initial: KEYS, isValid: areCommandKeys },
  hotkeys: { initial: HOTKEY_CODES, isValid: areHotkeys },
  /** What is assigned to gamepads and flight sticks, by the device. */
  pads: { initial: NO_PADS, isValid: arePads },
}

export type Settings = { readonly [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]['initial'] }

/** The settings with each stored value that may stand for one, and the defaults for the rest. */
function settingsWith(stored: Readonly<Record<string, unknown>>): Settings {
  return Object.fromEntries(
    Object.entries(SETTINGS).map(([name, { initial, isValid }]) => [
      name,
      isValid(stored[name]) ? stored[name] : initial,
    ]),
  ) as Settings
}

export const DEFAULT_SETTINGS = settingsWith({})

/**
 * The settings that a stored text holds. Text that this version did not write gives the defaults; so does, by itself,
 * each field that is missing or out of its range.
 */
export function settingsFromText(text: string | null): Settings {
  const stored = objectFromText(text)
  if (stored?.['version'] !== DEFAULT_SETTINGS.version) return DEFAULT_SETTINGS
  const settings = settingsWith(stored)
  const steering = new Set(Object.values(settings.keys).flat())
  return { ...settings, hotkeys: hotkeysFrom(settings.hotkeys, HOTKEY_CODES, steering) }
}

export function textFromSettings(settings: Settings): string {
  return JSON.stringify(settings)
}

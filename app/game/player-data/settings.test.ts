import { expect, test } from 'vitest'

import { JUNK_TEXTS, memoryStorage } from '../../../testing/fakes/memory-storage.ts'
import { createSettingsStore, SETTINGS_KEY } from './settings-store.ts'
import { DEFAULT_SETTINGS, settingsFromText, textFromSettings, type Settings } from './settings.ts'

const CHANGED: Settings = {
  ...DEFAULT_SETTINGS,
  invertClimb: true,
  sensitivity: 0.6,
  isMuted: true,
  engineVolume: 0,
  view: 'flat',
  detail: 'low',
  soundGuide: 'mono',
  guideVolume: 0.3,
  flightPace: 0.7,
  keys: { ...DEFAULT_SETTINGS.keys, climb: ['KeyZ'] },
}

test('stored settings are read back unchanged', () => {
  expect(settingsFromText(textFromSettings(CHANGED))).toEqual(CHANGED)
})

test.each([
  ...JUNK_TEXTS,
  '{"isMuted":true}',
  textFromSettings(CHANGED).replace('"version":1', '"version":2'),
  `{"__proto__":${textFromSettings(CHANGED)}}`,
])('stored text %s gives the defaults', (text) => {
  expect(settingsFromText(text)).toBe(DEFAULT_SETTINGS)
})

test.each([
  ['sensitivity', 0.4],
  ['engineVolume', -0.1],
  ['flightPace', 2],
  ['view', '2d'],
  ['soundGuide', true],
  ['isMuted', 1],
  ['keys', { ...DEFAULT_SETTINGS.keys, climb: [] }],
  ['keys', { ...DEFAULT_SETTINGS.keys, climb: ['KeyS'] }],
  ['keys', { ...DEFAULT_SETTINGS.keys, climb: ['Escape'] }],
  ['keys', { climb: ['KeyW'] }],
  ['hotkeys', { pause: 'KeyP', mute: 'KeyP' }],
  ['hotkeys', { pause: 'Space', mute: null }],
] as const)('a stored %s of %j is replaced by its default, and the rest is kept', (name, value) => {
  const text = JSON.stringify({ ...DEFAULT_SETTINGS, invertClimb: true, [name]: value })
  expect(settingsFromText(text)).toEqual({ ...DEFAULT_SETTINGS, invertClimb: true })
})

test('hotkeys that are switched off are read back', () => {
  const off = {
    ...DEFAULT_SETTINGS,
    hotkeys: { pause: null, mute: null, fullscreen: null, startOver: null, startOverToo: null },
  }
  expect(settingsFromText(textFromSettings(off))).toEqual(off)
})

test('a stored key used for both steering and pausing is kept for steering', () => {
  const keys = { ...DEFAULT_SETTINGS.keys, climb: ['KeyP'] }
  const text = textFromSettings({ ...DEFAULT_SETTINGS, keys })
  expect(settingsFromText(text)).toEqual({
    ...DEFAULT_SETTINGS,
    keys,
    hotkeys: { ...DEFAULT_SETTINGS.hotkeys, pause: null },
  })
})

test('hotkeys stored before there were more get the new ones, but for keys that are in use', () => {
  const read = (stored: object) => settingsFromText(JSON.stringify({ ...DEFAULT_SETTINGS, ...stored })).hotkeys
  expect(read({ hotkeys: { pause: null, mute: 'KeyU' } })).toEqual({
    ...DEFAULT_SETTINGS.hotkeys,
    pause: null,
    mute: 'KeyU',
  })
  const keys = { ...DEFAULT_SETTINGS.keys, climb: ['Backspace'] }
  expect(read({ keys, hotkeys: { pause: 'KeyR', mute: 'KeyM' } })).toEqual({
    pause: 'KeyR',
    mute: 'KeyM',
    fullscreen: 'KeyF',
    startOver: null,
    startOverToo: null,
  })
})

test('nothing is stored before a change, and nothing is left after a reset', () => {
  const storage = memoryStorage()
  const store = createSettingsStore(() => storage)
  store.change({ isMuted: false })
  expect(storage.length).toBe(0)
  store.change({ isMuted: true })
  expect(storage.key(0)).toBe(SETTINGS_KEY)
  expect(createSettingsStore(() => storage).getState()).toEqual({ ...DEFAULT_SETTINGS, isMuted: true })
  store.erase()
  expect(store.getState()).toEqual(DEFAULT_SETTINGS)
  expect(storage.length).toBe(0)
})

test('an older page leaves the settings of a later release as they are', () => {
  const later = JSON.stringify({ version: DEFAULT_SETTINGS.version + 1, isMuted: 'no' })
  const storage = memoryStorage({ [SETTINGS_KEY]: later })
  const store = createSettingsStore(() => storage)
  store.change({ flightPace: 0.8 })
  store.change({ isMuted: true })
  expect(store.getState()).toMatchObject({ flightPace: 0.8, isMuted: true })
  expect(storage.getItem(SETTINGS_KEY)).toBe(later)
})

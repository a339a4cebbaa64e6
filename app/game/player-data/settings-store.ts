import { DEFAULT_SETTINGS, settingsFromText, textFromSettings, type Settings } from './settings.ts'
import { createStoredValue } from './stored-value.ts'

/** The cookie policy lists this key. */
export const SETTINGS_KEY = 'ringwake.settings'

export type SettingsStore = Readonly<ReturnType<typeof createSettingsStore>>

/** The settings, back to the defaults when they are erased. */
export function createSettingsStore(storage: () => Storage = () => window.localStorage) {
  const { version } = DEFAULT_SETTINGS
  const stored = { key: SETTINGS_KEY, version, fromText: settingsFromText, toText: textFromSettings }
  const { change, ...store } = createStoredValue<Settings>(stored, storage)
  return {
    ...store,
    /** Sets some of it; silent when nothing changes. */
    change: (part: Partial<Omit<Settings, 'version'>>) => change((before) => ({ ...before, ...part })),
  }
}

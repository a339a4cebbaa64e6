import { createStore } from 'zustand/vanilla'

import { tryOrUndefined } from './try-or-undefined.ts'
import { DEFAULT_SETTINGS, settingsFromText, textFromSettings, type Settings } from './settings.ts'

/** The cookie policy lists this key. */
export const SETTINGS_KEY = 'ringwake.settings'

export type SettingsStore = Readonly<ReturnType<typeof createSettingsStore>>

/** `storage` gives the browser's store or throws; whatever throws, the settings hold until the page goes. */
export function createSettingsStore(storage: () => Storage = () => window.localStorage) {
  const stored = settingsFromText(tryOrUndefined(() => storage().getItem(SETTINGS_KEY)) ?? null)
  const { setState, ...store } = createStore(() => stored)
  return {
    ...store,
    /** Sets some of it, tells the listeners at once and remembers all of it; silent when nothing changes. */
    change: (part: Partial<Omit<Settings, 'version'>>): void => {
      const before = store.getState()
      const next = { ...before, ...part }
      const text = textFromSettings(next)
      if (text === textFromSettings(before)) return
      tryOrUndefined(() => storage().setItem(SETTINGS_KEY, text))
      setState(next, true)
    },
    /** Back to the defaults, and nothing left on the device. */
    erase: (): void => {
      tryOrUndefined(() => storage().removeItem(SETTINGS_KEY))
      setState(DEFAULT_SETTINGS, true)
    },
  }
}

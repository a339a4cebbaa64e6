import { attempt } from './attempt.ts'
import { createObservable, type Observable } from './observable.ts'
import { DEFAULT_SETTINGS, settingsFromText, textFromSettings, type Settings } from './settings.ts'

/** The cookie policy lists this key. */
export const SETTINGS_KEY = 'ringwake.settings'

export interface SettingsStore extends Pick<Observable<Settings>, 'current' | 'subscribe'> {
  /** Sets some of it, tells the listeners at once and remembers all of it; silent when nothing changes. */
  readonly change: (part: Partial<Omit<Settings, 'version'>>) => void
  /** Back to the defaults, and nothing left on the device. */
  readonly erase: () => void
}

/** `storage` gives the browser's store or throws; whatever throws, the settings hold until the page goes. */
export function createSettingsStore(storage: () => Storage = () => window.localStorage): SettingsStore {
  const settings = createObservable(settingsFromText(attempt(() => storage().getItem(SETTINGS_KEY)) ?? null))
  return {
    current: settings.current,
    subscribe: settings.subscribe,
    change(part) {
      const before = settings.current()
      const next = { ...before, ...part }
      const text = textFromSettings(next)
      if (text === textFromSettings(before)) return
      attempt(() => storage().setItem(SETTINGS_KEY, text))
      settings.change(next)
    },
    erase() {
      attempt(() => storage().removeItem(SETTINGS_KEY))
      settings.change(DEFAULT_SETTINGS)
    },
  }
}

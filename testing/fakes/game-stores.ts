import { createStore } from 'zustand/vanilla'

import { LOGBOOK_KEY, createLogbookStore } from '../../app/game/player-data/logbook/logbook-store.ts'
import { EMPTY_LOGBOOK, textFromLogbook, type Logbook } from '../../app/game/player-data/logbook/logbook.ts'
import { createSettingsStore } from '../../app/game/player-data/settings-store.ts'
import type { Settings } from '../../app/game/player-data/settings.ts'
import { createSessionStore } from '../../app/game/session/session-store.ts'
import { openSession, type Session } from '../../app/game/session/session.ts'
import { memoryStorage } from './memory-storage.ts'

export interface StoredBefore {
  readonly session?: Partial<Session>
  readonly settings?: Partial<Settings>
  readonly logbook?: Partial<Logbook>
}

/** What the screens of a game read: by default a session on course 7 that has not started, on a device that has stored nothing. */
export function createStores({ session, settings: changed = {}, logbook }: StoredBefore = {}) {
  const storage = memoryStorage({ [LOGBOOK_KEY]: textFromLogbook({ ...EMPTY_LOGBOOK, ...logbook }) })
  const settings = createSettingsStore(() => storage)
  settings.change(changed)
  return {
    settings,
    logbook: createLogbookStore(() => storage),
    session: createSessionStore({ ...openSession(7), ...session }),
    watchTick: createStore(() => 0),
  }
}

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { memoryStorage } from '../../../testing/fakes/memory-storage.ts'
import stored from '../../../testing/fixtures/stored-by-earlier-releases.json' with { type: 'json' }
import { COMPLETE } from '../../../testing/flights/flight-summaries.ts'
import { createLogbookStore, LOGBOOK_KEY } from './logbook/logbook-store.ts'
import { LOGBOOK_VERSION } from './logbook/logbook.ts'
import { entriesFromFile, fileFromEntries, SAVED_KEYS, storedEntries, storeEntries } from './saved-file.ts'
import { createSettingsStore, SETTINGS_KEY } from './settings-store.ts'

/** A device on which a player has set and earned something. */
function usedStorage(): Storage {
  const storage = memoryStorage()
  createSettingsStore(() => storage).change({ invertClimb: true, keys: { ...KEYS, climb: ['KeyÜ'] } })
  const logbook = createLogbookStore(() => storage)
  logbook.record(COMPLETE)
  logbook.keepLink(COMPLETE, 'Abc_-9')
  return storage
}

const KEYS = { climb: ['ArrowUp'], dive: ['ArrowDown'], 'turn-left': ['ArrowLeft'], 'turn-right': ['ArrowRight'] }
const DAY = '2026-11-26'

function readFile(text: string) {
  const content = entriesFromFile(text)
  if (content.status !== 'read') throw new Error(`The file is ${content.status}.`)
  return content
}

test('what is saved, erased and loaded is the same byte for byte', () => {
  const { text: older } = stored.logbook
  for (const storage of [
    usedStorage(),
    memoryStorage({ [LOGBOOK_KEY]: older }),
    memoryStorage({ [LOGBOOK_KEY]: '{"version":1}' }),
  ]) {
    const before = storedEntries(storage)
    const file = fileFromEntries(before, DAY)
    for (const key of SAVED_KEYS) storage.removeItem(key)
    storeEntries(storage, readFile(file).entries)
    expect(storedEntries(storage)).toEqual(before)
  }
})

test('a file says when it was saved and what it brings', () => {
  const { savedOn, logbook } = readFile(fileFromEntries(storedEntries(usedStorage()), DAY))
  expect(savedOn).toBe(DAY)
  expect(logbook).toMatchObject({ standard: { flights: 1 }, courses: [{ seed: 7 }], flights: [{ text: 'Abc_-9' }] })
})

test('a file that is cut off anywhere is refused', () => {
  const file = fileFromEntries(storedEntries(usedStorage()), DAY)
  fc.assert(
    fc.property(fc.nat(file.length - 1), (at) => {
      expect(entriesFromFile(file.slice(0, at)).status).not.toBe('read')
    }),
  )
})

test.each([
  ['', 'unreadable'],
  ['{}', 'unreadable'],
  ['[1]', 'unreadable'],
  ['{"file":"other","version":1}', 'unreadable'],
  ['{"file":"ringwake","version":1}', 'unreadable'],
  ['{"file":"ringwake","version":2}', 'newer'],
  [fileFromEntries({ other: '{"version":1}' }, DAY), 'unreadable'],
  [fileFromEntries({ [SETTINGS_KEY]: 'junk' }, DAY), 'unreadable'],
  [fileFromEntries({ [LOGBOOK_KEY]: `{"version":${String(LOGBOOK_VERSION + 1)}}` }, DAY), 'newer'],
])('the file %s is %s', (text, status) => {
  expect(entriesFromFile(text)).toEqual({ status })
})

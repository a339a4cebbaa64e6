/**
 * The file that holds what a player has set and earned: the stored texts as they are, so that a load gives them back byte for byte.
 */
import { logbookFromText, LOGBOOK_VERSION, type Logbook } from './logbook/logbook.ts'
import { LOGBOOK_KEY } from './logbook/logbook-store.ts'
import { DEFAULT_SETTINGS } from './settings.ts'
import { SETTINGS_KEY } from './settings-store.ts'
import { isWholeWithin, objectFrom, objectFromText } from './stored-object.ts'

/** Raised by hand when the layout of the file changes. */
const FILE_VERSION = 1
const FILE_MARK = 'ringwake'
/** Larger than a file can be, in bytes. */
export const LARGEST_FILE = 2_000_000

/** The stored entries that a file holds, each with the latest version that can be read. */
const ENTRY_VERSIONS: Readonly<Partial<Record<string, number>>> = {
  [SETTINGS_KEY]: DEFAULT_SETTINGS.version,
  [LOGBOOK_KEY]: LOGBOOK_VERSION,
}
export const SAVED_KEYS = Object.keys(ENTRY_VERSIONS)

/** Stored texts by their keys; an entry that is not stored is missing. */
export type SavedEntries = Readonly<Partial<Record<string, string>>>

/** `unreadable`: no file of this game, or a damaged one; `newer`: written by a later release. */
export type FileContent =
  | { readonly status: 'read'; readonly entries: SavedEntries; readonly savedOn: string; readonly logbook: Logbook }
  | { readonly status: 'unreadable' | 'newer' }

/** The entries that are stored now. @throws what `storage` throws */
export function storedEntries(storage: Storage): SavedEntries {
  return Object.fromEntries(
    SAVED_KEYS.map((key) => [key, storage.getItem(key)] as const).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    ),
  )
}

/** `savedOn`: a date as YYYY-MM-DD. */
export function fileFromEntries(entries: SavedEntries, savedOn: string): string {
  return JSON.stringify({ file: FILE_MARK, version: FILE_VERSION, savedOn, entries }, null, 1)
}

/** Reads a file that anyone may have written. Never throws. */
export function entriesFromFile(text: string): FileContent {
  const { file, version, savedOn, entries: found } = objectFromText(text) ?? {}
  if (file !== FILE_MARK || !isWholeWithin(version, 1, Infinity)) return { status: 'unreadable' }
  if (version > FILE_VERSION) return { status: 'newer' }
  const entries = Object.entries(objectFrom(found) ?? {})
  const texts: Record<string, string> = {}
  for (const [key, entry] of entries) {
    const entryVersion = typeof entry === 'string' ? objectFromText(entry)?.['version'] : undefined
    const latest = ENTRY_VERSIONS[key]
    if (latest === undefined || typeof entry !== 'string' || !isWholeWithin(entryVersion, 1, Infinity))
      return { status: 'unreadable' }
    if (entryVersion > latest) return { status: 'newer' }
    texts[key] = entry
  }
  if (entries.length === 0 || typeof savedOn !== 'string') return { status: 'unreadable' }
  return { status: 'read', entries: texts, savedOn, logbook: logbookFromText(texts[LOGBOOK_KEY] ?? null) }
}

/** Replaces what is stored by the entries. @throws what `storage` throws, as where the browser forbids it */
export function storeEntries(storage: Storage, entries: SavedEntries): void {
  for (const key of SAVED_KEYS) {
    const text = entries[key]
    if (text === undefined) storage.removeItem(key)
    else storage.setItem(key, text)
  }
}

/** What is kept on this device: how much it is, and its way into a file and back. */
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'

import { saveFile } from '../../page/save-file.ts'
import { type LogbookStore, LOGBOOK_KEY } from '../../player-data/logbook/logbook-store.ts'
import { flightsIn, logbookFromText, textFromLogbook, type Logbook } from '../../player-data/logbook/logbook.ts'
import { mergedLogbook } from '../../player-data/logbook/merged-logbook.ts'
import {
  entriesFromFile,
  fileFromEntries,
  LARGEST_FILE,
  storedEntries,
  storeEntries,
  type FileContent,
} from '../../player-data/saved-file.ts'
import { SETTINGS_KEY } from '../../player-data/settings-store.ts'
import { tryOrUndefined } from '../../player-data/stored-object.ts'
import { EraseData } from '../elements/erase-data.tsx'
import { ScreenButton } from '../elements/screen-button.tsx'
import styles from './data-fields.module.css'

type ReadFile = Extract<FileContent, { readonly status: 'read' }>

const REFUSED_WORDS = {
  unreadable: 'This isn’t a file from this game, or it is damaged, so nothing was changed.',
  newer: 'This file was saved by a newer version of this game, so nothing was changed.',
} as const
const NO_STORAGE = 'Your browser keeps nothing for this site, so nothing was changed.'

interface DataFieldsProps {
  readonly logbook: LogbookStore
}

/** Says how much is kept, saves it to a file, loads such a file, and erases the best flights. */
export function DataFields({ logbook: store }: DataFieldsProps) {
  const logbook = useStore(store)
  const [note, setNote] = useState('')
  const [file, setFile] = useState<ReadFile | null>(null)
  const picker = useRef<HTMLInputElement>(null)
  const load = useRef<HTMLButtonElement>(null)

  function finish(words: string): void {
    setFile(null)
    setNote(words)
    load.current?.focus()
  }

  return (
    <div className={styles['data']}>
      <p>{sizeWords(logbook)}</p>
      <EraseData
        what="best flights"
        question="Erase the flights that you can race and watch? Your records stay. This can’t be undone."
        isEmpty={logbook.flights.length === 0}
        onErase={store.eraseFlights}
      />
      <div className={styles['buttons']}>
        <ScreenButton variant="quiet" onClick={() => setNote(saveToFile())}>
          Save to a file
        </ScreenButton>
        <ScreenButton variant="quiet" ref={load} onClick={() => picker.current?.click()}>
          Load from a file
        </ScreenButton>
      </div>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="File to load"
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.item(0)
          if (!chosen) return
          void readFile(chosen).then((content) => {
            setFile(content.status === 'read' ? content : null)
            setNote(content.status === 'read' ? '' : REFUSED_WORDS[content.status])
          })
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      {file !== null && <LoadQuestion file={file} onDone={finish} />}
      <p role="status">{note}</p>
    </div>
  )
}

interface LoadQuestionProps {
  readonly file: ReadFile
  readonly onDone: (words: string) => void
}

/** What a file brings, and how it is to be taken in. */
function LoadQuestion({ file, onDone }: LoadQuestionProps) {
  return (
    <div role="group" aria-label="The file">
      <p>{fileWords(file)}</p>
      <p>“Add” keeps the better of each, and your options. “Replace” erases what is here now.</p>
      <div className={styles['buttons']}>
        <ScreenButton variant="quiet" ref={focusOnce} onClick={() => onDone(add(file))}>
          Add
        </ScreenButton>
        <ScreenButton variant="quiet" onClick={() => onDone(replace(file))}>
          Replace
        </ScreenButton>
        <ScreenButton variant="quiet" onClick={() => onDone('')}>
          Cancel
        </ScreenButton>
      </div>
    </div>
  )
}

const focusOnce = (button: HTMLButtonElement | null): void => button?.focus()

async function readFile(file: File): Promise<FileContent> {
  if (file.size > LARGEST_FILE) return { status: 'unreadable' }
  try {
    return entriesFromFile(await file.text())
  } catch {
    return { status: 'unreadable' }
  }
}

function add({ entries, logbook }: ReadFile): string {
  return take((storage) => {
    const own = storedEntries(storage)
    const merged = mergedLogbook(logbookFromText(own[LOGBOOK_KEY] ?? null), logbook)
    storeEntries(storage, { ...entries, ...own, [LOGBOOK_KEY]: textFromLogbook(merged) })
  }, 'The file is added to what was here.')
}

function replace({ entries }: ReadFile): string {
  return take((storage) => storeEntries(storage, entries), 'Everything is as it was in the file.')
}

function take(store: (storage: Storage) => void, words: string): string {
  const isStored = tryOrUndefined(() => {
    store(window.localStorage)
    return true
  })
  // The open game follows it as it follows another tab.
  window.dispatchEvent(new StorageEvent('storage'))
  return isStored === true ? words : NO_STORAGE
}

/** Has the browser save a file with all that is kept. Returns what came of it. */
function saveToFile(): string {
  const entries = tryOrUndefined(() => storedEntries(window.localStorage)) ?? {}
  if (Object.keys(entries).length === 0) return 'There is nothing to save yet.'
  const day = new Date().toLocaleDateString('sv')
  const name = `${window.location.hostname}-${day}.json`
  saveFile(new Blob([fileFromEntries(entries, day)], { type: 'application/json' }), name)
  // A browser does not tell whether it did.
  return `Your browser saves ${name}.`
}

/** Safari, and every browser of an iPhone, erases what a script has stored where the site is not visited for seven days. */
const ERASES_AFTER_A_WEEK = navigator.vendor.startsWith('Apple')

/** Offers to save what is kept to a file. Its button also asks the browser not to erase it. */
export function SaveOffer() {
  const [note, setNote] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  // An answer removes the button that had the focus.
  useEffect(() => {
    if (note !== '') status.current?.focus()
  }, [note])
  return (
    <div className={styles['data']}>
      {note === '' && (
        <>
          <p>
            Your records are kept in this browser alone
            {ERASES_AFTER_A_WEEK ? ', which erases them after a week without a visit.' : '.'}
          </p>
          <div className={styles['buttons']}>
            <ScreenButton
              variant="quiet"
              onClick={() => {
                setNote(saveToFile())
                void keepStorage()
              }}
            >
              Save to a file
            </ScreenButton>
            <ScreenButton
              variant="quiet"
              onClick={() => setNote('You can save to a file at any time, in the options.')}
            >
              Not now
            </ScreenButton>
          </div>
        </>
      )}
      <p ref={status} role="status" tabIndex={-1}>
        {note}
      </p>
    </div>
  )
}

async function keepStorage(): Promise<void> {
  try {
    await navigator.storage.persist()
  } catch {
    // Unsupported, or not a secure page.
  }
}

/** "Options 0.6 kB, logbook 12.3 kB, best flights 8.1 kB." of what is stored now. */
function sizeWords({ flights }: Logbook): string {
  const entries = tryOrUndefined(() => storedEntries(window.localStorage)) ?? {}
  const flightsLength = flights.length === 0 ? 0 : JSON.stringify(flights).length
  const logbookLength = (entries[LOGBOOK_KEY]?.length ?? 0) - flightsLength
  return `Options ${kilobytes(entries[SETTINGS_KEY]?.length ?? 0)}, logbook ${kilobytes(Math.max(0, logbookLength))}, best flights ${kilobytes(flightsLength)}.`
}

/** The size of a text of ASCII letters, which take a byte each. */
function kilobytes(length: number): string {
  return `${(length / 1000).toFixed(1)} kB`
}

function fileWords({ entries, savedOn, logbook }: ReadFile): string {
  const counts = [
    countWords(flightsIn(logbook), 'flight'),
    `records on ${countWords(logbook.courses.length, 'course')}`,
    `medals on ${countWords(logbook.medals.length, 'course')}`,
    countWords(logbook.flights.length, 'best flight'),
    ...(SETTINGS_KEY in entries ? ['options'] : []),
  ]
  return `Saved on ${savedOn}: ${counts.join(', ')}.`
}

function countWords(count: number, what: string): string {
  return `${String(count)} ${what}${count === 1 ? '' : 's'}`
}

import { useEffect, useId, useRef, useState } from 'react'

import { flightTextFromAddress } from '../../flight-link/flight-hash.ts'
import { openFlightText } from '../../flight-link/flight-links.ts'
import { betterFirst } from '../../player-data/logbook/course-records.ts'
import { MOST_IN_FIELD, type Field } from '../../session/rival.ts'
import type { SessionStore } from '../../session/session-store.ts'
import controls from '../elements/controls.module.css'
import { resultWords } from '../elements/record-words.ts'
import { ScreenButton } from '../elements/screen-button.tsx'
import styles from './paste-rivals.module.css'

/** Longer words before a link are a sentence, not a name. */
const LONGEST_NAME = 24

/** Takes the links of several flights, to be raced at once. */
export function PasteRivals({ session }: { readonly session: SessionStore }) {
  const noteId = useId()
  const [isOpen, setOpen] = useState(false)
  const [note, setNote] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const reading = useRef(new AbortController())
  useEffect(() => () => reading.current.abort(), [])
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])

  async function race(): Promise<void> {
    reading.current.abort()
    reading.current = new AbortController()
    const { signal } = reading.current
    const read = await fieldFromLines(field.current?.value ?? '', signal)
    if (signal.aborted) return
    if (typeof read === 'string') {
      setNote(read)
      field.current?.focus()
      return
    }
    const [fastest] = read
    const { seed } = fastest.flight
    session.dispatch({ type: 'choose-course', seed, origin: 'link' })
    session.dispatch({ type: 'choose-rival', choice: 'field', field: read })
    setNote(
      `${String(read.length)} ${read.length === 1 ? 'rival' : 'rivals'} on course ${String(seed)}, the best with ${resultWords(fastest.splits) ?? 'no ring'}. TAKE OFF starts the race.`,
    )
  }

  return (
    <div className={styles['paste']}>
      <ScreenButton variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Race several flights
      </ScreenButton>
      {isOpen && (
        <>
          <label className={styles['label']}>
            {`Links of flights on one course, one a line, up to ${String(MOST_IN_FIELD)}. A name may stand before each.`}
            <textarea
              ref={field}
              className={`${controls['field'] ?? ''} ${styles['links'] ?? ''}`}
              rows={4}
              autoComplete="off"
              spellCheck={false}
              aria-describedby={noteId}
            />
          </label>
          <ScreenButton variant="quiet" onClick={() => void race()}>
            Race them
          </ScreenButton>
        </>
      )}
      <p id={noteId} role="status">
        {note}
      </p>
    </div>
  )
}

/** What every link has, also one that has lost its end. */
const LINK = /:\/\/|flight=/i

/**
 * The field of flights that lines of links hold, or what is wrong with them. Lines of words, which messengers write between the links,
 * are skipped. Each flight is flown again to be sure of it.
 */
export async function fieldFromLines(text: string, signal: AbortSignal): Promise<Field | string> {
  const lines = text
    .split('\n')
    // Links that were pasted one after the other stand on one line.
    .map((line) => line.replaceAll(/(flight=.+?)(?=https?:)/gi, '$1\n').split('\n'))
    .flatMap((links, at) => links.map((line) => ({ line, name: `Line ${String(at + 1)}` })))
    .filter(({ line }) => LINK.test(line))
  if (lines.length === 0) return 'Paste at least one link.'
  if (lines.length > MOST_IN_FIELD) return `These are more than ${String(MOST_IN_FIELD)} links.`
  const opened = await Promise.all(
    lines.map(({ line }) => openFlightText(flightTextFromAddress(line) ?? '', signal).catch(() => undefined)),
  )
  const field: Field[number][] = []
  for (const [at, each] of opened.entries()) {
    const { line, name } = lines[at]
    if (each?.status === 'older' || each?.status === 'newer') return `${name} was flown under ${each.status} rules.`
    if (each?.status !== 'flown') return `${name} holds no flight that can be read.`
    const { flight, splits } = each.result
    const first = field[0]?.flight ?? flight
    if (flight.seed !== first.seed) return `${name} is on course ${String(flight.seed)}, not ${String(first.seed)}.`
    if (flight.isRelaxed !== first.isRelaxed)
      return `${name} is ${flight.isRelaxed ? '' : 'not '}relaxed, unlike the first.`
    field.push({ label: nameIn(line) ?? `Flight ${String(at + 1)}`, flight, splits })
  }
  return field.toSorted((one, other) => betterFirst(one.splits, other.splits))
}

/** The name that stands before a link; undefined where there is none. */
function nameIn(line: string): string | undefined {
  const name = /^(.*?)[\s:,–-]*(?:https?:|#flight|flight=)/i.exec(line)?.[1]?.trim() ?? ''
  return name.length > 0 && name.length <= LONGEST_NAME ? name : undefined
}

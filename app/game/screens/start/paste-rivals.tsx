import { useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'

import { wholeFlightLink } from '../../flight-link/addresses.ts'
import { flightTextFromAddress } from '../../flight-link/flight-hash.ts'
import { openFlightText } from '../../flight-link/flight-links.ts'
import { textFromFlight } from '../../flight-link/link-text.ts'
import type { FlightResult } from '../../flight-link/resimulate.ts'
import { betterFirst } from '../../player-data/logbook/course-records.ts'
import { linkedFlightOn } from '../../session/link-state.ts'
import { fieldOn, MOST_IN_FIELD, type Field, type FieldFlight } from '../../session/rival.ts'
import type { SessionStore } from '../../session/session-store.ts'
import controls from '../elements/controls.module.css'
import { resultWords } from '../elements/record-words.ts'
import { ScreenButton } from '../elements/screen-button.tsx'
import { useScrollIntoView } from '../elements/use-scroll-into-view.ts'
import styles from './paste-rivals.module.css'

/** Longer words before a link are a sentence, not a name. */
const LONGEST_NAME = 24

interface PasteRivalsProps {
  readonly session: SessionStore
  /** The flights have become the rivals of the coming one. */
  readonly onRace: () => void
}

/** Takes the links of several flights, to be raced at once. */
export function PasteRivals({ session, onRace }: PasteRivalsProps) {
  const { seed, link, field, startPart } = useStore(session)
  const isOpen = startPart === 'paste'
  const noteId = useId()
  const [note, setNote] = useState('')
  const [isRefused, setRefused] = useState(false)
  // What is accepted leads the focus to TAKE OFF.
  const status = useScrollIntoView(isRefused ? note : '')
  const links = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isOpen) links.current?.focus()
  }, [isOpen])

  async function race(): Promise<void> {
    const read = await fieldFromLines(links.current?.value ?? '')
    setRefused(typeof read === 'string')
    if (typeof read === 'string') {
      setNote(read)
      links.current?.focus()
      return
    }
    const [fastest] = read
    const { seed } = fastest.flight
    session.dispatch({ type: 'choose-course', seed, origin: 'pasted' })
    session.dispatch({ type: 'choose-rival', choice: 'field', field: read })
    setNote(
      `${String(read.length)} ${read.length === 1 ? 'rival' : 'rivals'} on course ${String(seed)}, the best with ${resultWords(fastest.splits) ?? 'no ring'}. TAKE OFF starts the race.`,
    )
    onRace()
  }

  return (
    <div className={styles['paste']}>
      <ScreenButton
        variant="quiet"
        aria-expanded={isOpen}
        onClick={() => session.dispatch({ type: 'show-part', part: isOpen ? 'more' : 'paste' })}
      >
        Race several flights
      </ScreenButton>
      {isOpen && (
        <>
          <label className={styles['label']}>
            {`Paste up to ${String(MOST_IN_FIELD)} links of flights on one course, each on its own line. You may write a name before each.`}
            <textarea
              ref={links}
              className={`${controls['field']} ${styles['links']}`}
              rows={4}
              defaultValue={linesOf(linkedFlightOn(seed, link), fieldOn(seed, field))}
              autoComplete="off"
              spellCheck={false}
              aria-invalid={isRefused}
              aria-describedby={noteId}
            />
          </label>
          <ScreenButton variant="quiet" onClick={() => void race()}>
            Race them
          </ScreenButton>
        </>
      )}
      <p ref={status} id={noteId} role="status">
        {note}
      </p>
    </div>
  )
}

/** Links of the opened flight and of those that were raced before, each on a line of its own with its name before it: others come below. */
function linesOf(linked: FlightResult | undefined, field: Field): string {
  const flights = [...(linked === undefined ? [] : [{ label: '', ...linked }]), ...field]
  const labels = new Map(flights.map(({ label, flight }) => [textFromFlight(flight), label]))
  return [...labels]
    .slice(0, MOST_IN_FIELD)
    .map(([text, label]) => `${label} ${wholeFlightLink(window.location.href, text)}\n`.trimStart())
    .join('')
}

/** What every link has, also one that has lost its end. */
const LINK = /:\/\/|flight=/i

/**
 * The field of flights that lines of links hold, or what is wrong with them. Lines of words, which messengers write between the links,
 * are skipped. Each flight is flown again to be sure of it.
 */
export async function fieldFromLines(text: string): Promise<Field | string> {
  const lines = text
    .split('\n')
    // Links that were pasted one after the other stand on one line.
    .map((line) => line.replaceAll(/(flight=.+?)(?=https?:)/gi, '$1\n').split('\n'))
    .flatMap((links, at) => links.map((line) => ({ line, name: `Line ${String(at + 1)}` })))
    .filter(({ line }) => LINK.test(line))
  if (lines.length === 0) return 'Paste at least one link.'
  if (lines.length > MOST_IN_FIELD) return `These are more than ${String(MOST_IN_FIELD)} links.`
  const opened = await Promise.all(lines.map(({ line }) => openFlightText(flightTextFromAddress(line) ?? '')))
  const field: FieldFlight[] = []
  for (const [at, each] of opened.entries()) {
    const { line, name } = lines[at]
    if (each.status === 'older' || each.status === 'newer') return `${name} was flown under ${each.status} rules.`
    if (each.status !== 'flown') return `${name} holds no flight that can be read.`
    const { flight, splits } = each.result
    const first = field[0]?.flight ?? flight
    if (flight.seed !== first.seed) return `${name} is on course ${String(flight.seed)}, not ${String(first.seed)}.`
    if (flight.isRelaxed !== first.isRelaxed)
      return `${name} is ${flight.isRelaxed ? '' : 'not '}relaxed, unlike the first.`
    field.push({ label: nameIn(line) ?? `Flight ${String(at + 1)}`, flight, splits })
  }
  return field.toSorted((one, other) => betterFirst(one.splits, other.splits))
}

/** The name that stands before a link; undefined where there is none. What Share writes, and when a messenger got it, is none. */
function nameIn(line: string): string | undefined {
  const [before = ''] = line.split(/https?:|#flight|flight=/i)
  const name = before
    .replace(/(?:ten|\d+ of 10) rings .*/i, '')
    .replace(/^\s*\[.*?\]|^[\d.,:/apm\s]+ - /i, '')
    .replace(/[\s:,<("“*–-]+$/, '')
    .trim()
  return name.length > 0 && name.length <= LONGEST_NAME ? name : undefined
}

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { flownFlight, lineFlight } from '../../../../testing/flights/linked-flights.ts'
import { linkOfEdition } from '../../../../testing/flights/rewritten-link.ts'
import { hashFromFlightText } from '../../flight-link/flight-hash.ts'
import { textFromFlight } from '../../flight-link/link-text.ts'
import { resimulate } from '../../flight-link/resimulate.ts'
import { createSessionStore } from '../../session/session-store.ts'
import { openSession } from '../../session/session.ts'
import { FieldTable } from '../end/field-table.tsx'
import { fieldFromLines, PasteRivals } from './paste-rivals.tsx'

const SEED = 7
const FLIGHTS = [4, 2, 1, 3, 5, 6, 2.5, 1.5].map((aim) => lineFlight(aim, SEED))
const linkOf = (flight: (typeof FLIGHTS)[number]) =>
  `https://ringwake.example/${hashFromFlightText(textFromFlight(flight))}`
const read = (...lines: string[]) => fieldFromLines(lines.join('\n'))

test('eight links are read as a field, the best first, by their names where they have one', async () => {
  const lines = FLIGHTS.map((flight, at) => (at === 2 ? `Ana: ${linkOf(flight)}` : linkOf(flight)))
  const field = await read(...lines, '')
  if (typeof field === 'string') throw new Error(field)
  expect(field).toHaveLength(8)
  const times = field.map(({ splits }) => (splits.length === 10 ? splits[9] : Infinity))
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(field.map(({ label }) => label)).toEqual(expect.arrayContaining(['Ana', 'Flight 1', 'Flight 8']))
})

test('links that were pasted one after the other on one line are told apart', async () => {
  const [one, other] = FLIGHTS.map(linkOf)
  for (const line of [`Ana ${one}${other}`, `Ana ${one} ${other}`])
    expect(await read(line)).toMatchObject([{ label: 'Flight 2' }, { label: 'Ana' }])
})

test('lines that cannot be raced are named, and the reason', async () => {
  const link = linkOf(FLIGHTS[0])
  const elsewhere = linkOf(flownFlight('keys', 34, 7_200))
  expect(await read('')).toBe('Paste at least one link.')
  expect(await read(...Array<string>(9).fill(link))).toBe('These are more than 8 links.')
  expect(await read('hello')).toBe('Paste at least one link.')
  expect(await read(link, '', 'https://ringwake.example/#fli')).toBe('Line 3 holds no flight that can be read.')
  expect(await read(link, elsewhere)).toBe('Line 2 is on course 34, not 7.')
  expect(await read(hashFromFlightText(linkOfEdition(textFromFlight(FLIGHTS[0]), 1)))).toBe(
    'Line 1 was flown under older rules.',
  )
})

test('words that messengers write above and below a link are skipped', async () => {
  const field = await read(
    'Ten rings in 30.20 s on course 7. Can you beat it?',
    linkOf(FLIGHTS[0]),
    '11:02',
    linkOf(FLIGHTS[1]),
  )
  expect(field).toHaveLength(2)
})

test('what friends and messengers write around a link is neither a name nor part of it', async () => {
  const [one, two, three, four, five, six] = FLIGHTS.map(linkOf)
  const field = await read(
    `[11:02, 26.11.2026] Ana: Ten rings in 30.20 s on course 7. Can you beat it? ${one}`,
    `26/11/26, 11:03 pm - Ben: ${two} !`,
    `Cem – <${three}>, quick one`,
    `6 of 10 rings on course 7. Can you get further? ${four}.`,
    `you will never beat this one of mine: ${five}`,
    `Player 2 (${six})`,
  )
  if (typeof field === 'string') throw new Error(field)
  const labels = ['Ana', 'Ben', 'Cem', 'Flight 4', 'Flight 5', 'Player 2']
  expect(field.map(({ label }) => label).toSorted()).toEqual(labels)
})

test('pasted flights become the rivals of the coming flight', async () => {
  const session = createSessionStore(openSession(99))
  const onRace = vi.fn()
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  render(<PasteRivals session={session} onRace={onRace} />)
  await userEvent.click(screen.getByRole('button', { name: 'Race several flights' }))
  const links = screen.getByRole('textbox')
  expect(document.activeElement).toBe(links)
  await userEvent.click(screen.getByRole('button', { name: 'Race them' }))
  const refusal = await screen.findByText('Paste at least one link.')
  expect(scrolled.mock.contexts).toEqual([refusal, document.activeElement])
  expect(links.getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(links)
  await userEvent.paste(FLIGHTS.slice(0, 3).map(linkOf).join('\n'))
  await userEvent.click(screen.getByRole('button', { name: 'Race them' }))
  await vi.waitFor(() => expect(session.getState()).toMatchObject({ seed: SEED, rivalChoice: 'field' }))
  expect(session.getState()).toMatchObject({ courseOrigin: 'pasted', field: { length: 3 } })
  expect(onRace).toHaveBeenCalledOnce()
  expect(await screen.findByText(/^3 rivals on course 7, the best with \d\d\.\d\d s\. /)).toBeTruthy()
})

test('the flight of the opened link is already there', async () => {
  const session = createSessionStore(openSession(SEED))
  const result = resimulate(FLIGHTS[0])
  if (result === undefined) throw new Error('The flight was not flown.')
  session.dispatch({ type: 'link-read', link: { status: 'flown', result } })
  session.dispatch({ type: 'show-part', part: 'paste' })
  render(<PasteRivals session={session} onRace={() => undefined} />)
  const links = screen.getByRole<HTMLTextAreaElement>('textbox')
  expect(await read(links.value, linkOf(FLIGHTS[1]))).toHaveLength(2)
})

test('the flights that were raced before are already there', async () => {
  const session = createSessionStore(openSession(SEED))
  const field = await read(`Ana ${linkOf(FLIGHTS[0])}`, linkOf(FLIGHTS[1]))
  if (typeof field === 'string') throw new Error(field)
  session.dispatch({ type: 'choose-rival', choice: 'field', field })
  session.dispatch({ type: 'show-part', part: 'paste' })
  render(<PasteRivals session={session} onRace={() => undefined} />)
  const again = await read(screen.getByRole<HTMLTextAreaElement>('textbox').value)
  expect(again).toEqual(field)
})

test('the table ranks the player among the field, with each ring, and says how each was flown', () => {
  const [flight] = FLIGHTS
  const field = [
    { label: 'Ana', flight: { ...flight, isSlow: true, isPractice: true }, splits: [120, 360, 600] },
    { label: 'Ben', flight, splits: [360] },
  ]
  render(<FieldTable flight={{ ...flight, isSlow: true, splits: [240, 480], field }} />)
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows[1]).toMatch(/^1Ana, below full speed, in practice3 of 10 rings1\.003\.005\.00–/)
  expect(rows[2]).toMatch(/^2You, below full speed2 of 10 rings2\.004\.00–/)
  expect(rows[3]).toMatch(/^3Ben1 of 10 rings3\.00–/)
})

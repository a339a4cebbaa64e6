import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { COMPLETE } from '../../../../testing/flights/flight-summaries.ts'
import { createLogbookStore, LOGBOOK_KEY } from '../../player-data/logbook/logbook-store.ts'
import { fileFromEntries, storedEntries } from '../../player-data/saved-file.ts'
import { createSettingsStore, SETTINGS_KEY } from '../../player-data/settings-store.ts'
import { DataFields, SaveOffer } from './data-fields.tsx'

beforeEach(() => localStorage.clear())
const button = (name: string) => screen.getByRole('button', { name })
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

/** A device with a flight on course 7, whose fields are open, and a file of another device with one on course 99. */
function renderFields() {
  const logbook = createLogbookStore()
  logbook.record({ ...COMPLETE, seed: 99 })
  createSettingsStore().change({ invertClimb: true })
  const file = fileFromEntries(storedEntries(localStorage), '2026-11-20')
  localStorage.clear()
  logbook.reread()
  logbook.record(COMPLETE)
  window.addEventListener('storage', logbook.reread)
  render(<DataFields logbook={logbook} />)
  const load = (text: string) =>
    userEvent.upload(screen.getByLabelText('File to load'), new File([text], 'a.json', { type: 'application/json' }))
  const courses = () => logbook.getState().courses.map(({ seed }) => seed)
  return { file, load, courses }
}

test('a file is added to what is here once the player has seen what it brings', async () => {
  const { file, load, courses } = renderFields()
  const before = storedEntries(localStorage)
  await load(file)
  expect(
    await screen.findByText(
      'Saved on 2026-11-20: 1 flight, records on 1 course, medals on 1 course, 0 best flights, options.',
    ),
  ).toBeTruthy()
  expect(storedEntries(localStorage)).toEqual(before)
  expect(document.activeElement).toBe(button('Add'))
  await userEvent.keyboard('{Enter}')
  expect(courses()).toEqual([7, 99])
  expect(said()).toContain('The file is added to what was here.')
  expect(document.activeElement).toBe(button('Load from a file'))
})

test('a file replaces what is here, or nothing where the player cancels', async () => {
  const { file, load, courses } = renderFields()
  await load(file)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(courses()).toEqual([7])
  await load(file)
  await userEvent.click(await screen.findByRole('button', { name: 'Replace' }))
  expect(courses()).toEqual([99])
  expect(fileFromEntries(storedEntries(localStorage), '2026-11-20')).toBe(file)
  expect(localStorage.getItem(SETTINGS_KEY)).toContain('"invertClimb":true')
})

test('a file that cannot be read changes nothing, and says so in one sentence', async () => {
  const { file, load } = renderFields()
  const before = storedEntries(localStorage)
  for (const [text, words] of [
    [file.slice(0, 300), 'This isn’t a file from this game, or it is damaged, so nothing was changed.'],
    ['hello', 'This isn’t a file from this game, or it is damaged, so nothing was changed.'],
    [
      file.replace('"version": 1', '"version": 7'),
      'This file was saved by a newer version of this game, so nothing was changed.',
    ],
  ] as const) {
    await load(text)
    await vi.waitFor(() => expect(said()).toContain(words))
    expect(screen.queryByRole('button', { name: 'Replace' })).toBeNull()
    expect(storedEntries(localStorage)).toEqual(before)
  }
})

test('the sizes of what is kept are said', () => {
  renderFields()
  const length = localStorage.getItem(LOGBOOK_KEY)?.length ?? 0
  expect(
    screen.getByText(`Options 0.0 kB, logbook ${(length / 1000).toFixed(1)} kB, best flights 0.0 kB.`),
  ).toBeTruthy()
})

test('the offer saves a file and asks the browser to keep the storage', async () => {
  createSettingsStore().change({ invertClimb: true })
  const persist = vi.fn(() => Promise.resolve(true))
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => undefined }))
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } })
  const onClick = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
  render(<SaveOffer />)
  await userEvent.click(button('Save to a file'))
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(persist).toHaveBeenCalledTimes(1)
  expect(said()).toContainEqual(expect.stringMatching(/^Your browser saves localhost-[\d-]+\.json\.$/))
  expect(document.activeElement).toBe(screen.getByRole('status'))
  cleanup()
  render(<SaveOffer />)
  await userEvent.click(button('Not now'))
  expect(document.activeElement?.textContent).toBe('You can save to a file at any time, in the options.')
  vi.unstubAllGlobals()
})

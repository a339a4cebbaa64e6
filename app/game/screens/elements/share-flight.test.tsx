import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { COMPLETE, CRASHED } from '../../../../testing/flights/flight-summaries.ts'
import { madeUpFlight } from '../../../../testing/flights/linked-flights.ts'
import { textFromFlight } from '../../flight-link/link-text.ts'
import type { RecordedFlight } from '../../simulation/input-recording.ts'
import { ShareFlight, shareWords } from './share-flight.tsx'

afterEach(() => {
  // One test adds a share sheet to jsdom, which has none.
  Reflect.deleteProperty(navigator, 'share')
})

const SHORT = madeUpFlight(1, 60)
/** Noise, of which every step takes room. */
const LONG = madeUpFlight(3, 4_000)
const WORDS = 'Ten rings in 28.40 s on course 7. Can you beat it?'
const ORIGIN = window.location.origin
const COURSE_LINK = `${ORIGIN}/?course=7#play`
const linkOf = (flight: RecordedFlight): string => `${ORIGIN}/#flight=${textFromFlight(flight)}`

/** Presses Share after such a flight, in a browser without a share sheet. Returns the words of the status. */
async function shareByHand(flight: RecordedFlight | null): Promise<string | null> {
  const user = userEvent.setup()
  render(<ShareFlight summary={COMPLETE} latest={flight} />)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  return screen.getByRole('status').textContent
}

test('the text and link of a flight are copied and reported without a share sheet', async () => {
  expect(await shareByHand(SHORT)).toBe('The link is copied.')
  expect(await navigator.clipboard.readText()).toBe(`${WORDS} ${linkOf(SHORT)}`)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a flight too long for a link shares only its course, and says so', async () => {
  expect(linkOf(LONG).length).toBeGreaterThan(2_000)
  for (const flight of [LONG, null]) {
    const said = 'This flight is too long for a link, so only its course is shared. The link is copied.'
    expect(await shareByHand(flight)).toBe(said)
    expect(await navigator.clipboard.readText()).toBe(`${WORDS} ${COURSE_LINK}`)
    cleanup()
  }
})

test('the link is shown for copying by hand if the clipboard is refused', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  render(<ShareFlight summary={COMPLETE} latest={SHORT} />)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(screen.getByRole('status').textContent).toBe('The link can’t be copied here; this is it:')
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveProperty('value', linkOf(SHORT))
})

/** Adds a share sheet that rejects with an error of this name. */
function addShareSheet(errorName: string): ShareData[] {
  const given: ShareData[] = []
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: (data: ShareData) => {
      given.push(data)
      return Promise.reject(new DOMException('', errorName))
    },
  })
  return given
}

test('the link is copied where the system refuses its share sheet', async () => {
  addShareSheet('NotAllowedError')
  expect(await shareByHand(SHORT)).toBe('The link is copied.')
  expect(await navigator.clipboard.readText()).toBe(`${WORDS} ${linkOf(SHORT)}`)
})

test('the system’s share sheet gets the text and the link separately, and may be closed', async () => {
  const given = addShareSheet('AbortError')
  expect(await shareByHand(LONG)).toBe('This flight is too long for a link, so only its course is shared. ')
  expect(given).toEqual([{ text: WORDS, url: COURSE_LINK }])
})

test('the shared text gives the result and the course', () => {
  expect(shareWords(7, CRASHED.splits, ', relaxed')).toBe('3 of 10 rings on course 7, relaxed. Can you get further?')
})

test('the shared text says that a flight was slow and practice', async () => {
  const user = userEvent.setup()
  render(<ShareFlight summary={{ ...COMPLETE, isSlow: true, isPractice: true }} latest={SHORT} />)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(await navigator.clipboard.readText()).toMatch(
    /^Ten rings in 28\.40 s on course 7, below full speed, in practice\. Can you beat it\?/,
  )
})

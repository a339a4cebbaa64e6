import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { endedFlights } from '../../../../testing/flights/linked-flights.ts'
import { textFromFlight } from '../../flight-link/link-text.ts'
import { createSessionStore } from '../../session/session-store.ts'
import { openSession } from '../../session/session.ts'
import { KeptFlights } from './kept-flights.tsx'

const FLIGHTS = endedFlights('keys', [3, 4, 5, 6, 7, 8, 9, 10], 7_200)

function renderFlights(texts: readonly string[]) {
  const session = createSessionStore(openSession(99))
  session.dispatch({ type: 'picture-ready' })
  const onRace = vi.fn()
  const flights = texts.map((text, at) => ({
    seed: at,
    kind: at === 1 ? ('relaxed' as const) : ('standard' as const),
    text,
  }))
  render(<KeptFlights session={session} logbook={{ flights, courses: [] }} kind="standard" onRace={onRace} />)
  return { session, onRace, flights, user: userEvent.setup() }
}

const button = (name: string) => screen.getByRole('button', { name })

test('every best flight that is kept can be chosen as the rival, whatever its kind', async () => {
  const { session, onRace, flights, user } = renderFlights(['a', 'b'])
  await user.click(button('Race: Course 1, relaxed'))
  expect(session.getState()).toMatchObject({
    seed: 1,
    courseOrigin: 'flight',
    rivalChoice: 'best',
    keptRival: { seed: 1, text: flights[1]?.text },
  })
  await user.click(button('Race: Course 0'))
  expect(session.getState()).toMatchObject({ seed: 0, rivalChoice: 'best', keptRival: null })
  expect(onRace).toHaveBeenCalledTimes(2)
})

test('a best flight is watched, and one that cannot be read is said', async () => {
  const [flight] = FLIGHTS
  const { session, user } = renderFlights(['junk', textFromFlight(flight)])
  await user.click(button('Watch: Course 0'))
  expect(await screen.findByText('This flight can’t be read.')).toBeTruthy()
  await user.click(button('Watch: Course 1, relaxed'))
  await vi.waitFor(() => expect(session.getState()).toMatchObject({ stage: 'watching', watch: { flight } }))
})

test('a best flight is shared by its link', async () => {
  const { user } = renderFlights(['a', 'b'])
  await user.click(button('Share: Course 1, relaxed'))
  expect(await screen.findByText('The link is copied.')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(
    `0 of 10 rings on course 1, relaxed. Can you get further? ${window.location.origin}/#flight=b`,
  )
})

test('five are listed at first, and all when asked for', async () => {
  const { user } = renderFlights(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  await user.click(button('Show all 7'))
  expect(screen.getAllByRole('listitem')).toHaveLength(7)
  expect(document.activeElement, 'the button that had the focus is gone').toBe(button('Race: Course 5'))
})

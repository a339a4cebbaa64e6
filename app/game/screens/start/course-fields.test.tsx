import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { madeUpFlight } from '../../../../testing/flights/linked-flights.ts'
import { createStores, type StoredBefore } from '../../../../testing/fakes/game-stores.ts'
import { startFlight } from '../../simulation/flight/flight.ts'
import { RivalField } from './course-fields.tsx'

const SEED = 7

function renderField(before: StoredBefore = {}) {
  const stores = createStores(before)
  render(<RivalField {...stores} onRace={() => undefined} />)
  const choose = (seed: number) => stores.session.dispatch({ type: 'choose-course', seed, origin: 'chance' })
  return { ...stores, choose }
}

const field = () => screen.getByRole('combobox', { name: 'Race against' })
/** What can be chosen. */
const offered = () =>
  screen
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ disabled }) => !disabled)
    .map(({ text }) => text)

test('the rival is whoever leads to the next medal, and the autopilot or no one can be chosen', async () => {
  const { session } = renderField()
  expect(field()).toHaveProperty('value', 'target')
  expect(offered()).toEqual(['The pace of the next medal', 'The autopilot', 'No one'])
  await userEvent.selectOptions(field(), 'The autopilot')
  expect(session.getState().rivalChoice).toBe('autopilot')
  expect(field()).toHaveProperty('value', 'autopilot')
  await userEvent.selectOptions(field(), 'No one')
  expect(session.getState().rivalChoice).toBe('none')
})

test('“Your best here” is offered only with a record of the same kind on the same course', async () => {
  const best = { seed: SEED, kind: 'standard', text: 'A' } as const
  const { session, settings, choose } = renderField({ logbook: { flights: [best] } })
  await userEvent.selectOptions(field(), 'Your best here')
  expect(session.getState().rivalChoice).toBe('best')
  const expectNone = () => {
    expect(offered()).toEqual(['The pace of the next medal', 'The autopilot', 'No one'])
    expect(screen.getByText('Your best here (none yet)')).toBeDefined()
  }
  act(() => choose(SEED + 1))
  expectNone()
  act(() => choose(SEED))
  expect(offered()).toContain('Your best here')
  act(() => settings.change({ isRelaxed: true }))
  expectNone()
})

test('the linked flight is offered only on its course and after it was replayed', async () => {
  const { session, choose } = renderField()
  act(() => session.dispatch({ type: 'link-read', link: { status: 'reading' } }))
  expect(screen.queryByText('The shared flight')).toBeNull()
  const result = { flight: { ...madeUpFlight(1, 10), seed: SEED }, end: startFlight(SEED), splits: [] }
  act(() => session.dispatch({ type: 'link-read', link: { status: 'flown', result } }))
  await userEvent.selectOptions(field(), 'The shared flight')
  expect(session.getState().rivalChoice).toBe('link')
  act(() => choose(SEED + 1))
  expect(offered()).toEqual(['The pace of the next medal', 'The autopilot', 'No one'])
})

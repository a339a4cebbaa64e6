// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'

import { madeUpFlight } from '../../../../testing/flights/linked-flights.ts'
import { createStores, type StoredBefore } from '../../../../testing/fakes/game-stores.ts'
import { startFlight } from '../../simulation/flight.ts'
import { RivalField } from './rival-field.tsx'

afterEach(cleanup)

const SEED = 7

function renderField(before: StoredBefore = {}) {
  const stores = createStores(before)
  render(<RivalField {...stores} />)
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

test('no rival is chosen by default, and the autopilot can be chosen', async () => {
  const { rivals } = renderField()
  expect(field()).toHaveProperty('value', 'none')
  expect(offered()).toEqual(['Nobody', 'The autopilot'])
  await userEvent.selectOptions(field(), 'The autopilot')
  expect(rivals.getState().choice).toBe('autopilot')
  expect(field()).toHaveProperty('value', 'autopilot')
  await userEvent.selectOptions(field(), 'Nobody')
  expect(rivals.getState().choice).toBe('none')
})

test('“Your best here” is offered only with a record of the same kind on the same course', async () => {
  const best = { seed: SEED, kind: 'standard', text: 'A' } as const
  const { rivals, settings, choose } = renderField({ logbook: { flights: [best] } })
  await userEvent.selectOptions(field(), 'Your best here')
  expect(rivals.getState().choice).toBe('best')
  const expectNone = () => {
    expect(offered()).toEqual(['Nobody', 'The autopilot'])
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
  const { rivals, link, choose } = renderField()
  act(() => link.setState({ status: 'reading' }, true))
  expect(screen.queryByText('The linked flight')).toBeNull()
  const result = { flight: { ...madeUpFlight(1, 10), seed: SEED }, end: startFlight(SEED), splits: [] }
  act(() => link.setState({ status: 'flown', result }, true))
  await userEvent.selectOptions(field(), 'The linked flight')
  expect(rivals.getState().choice).toBe('link')
  act(() => choose(SEED + 1))
  expect(offered()).toEqual(['Nobody', 'The autopilot'])
})

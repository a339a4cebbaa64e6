// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'

import { madeUpFlight } from '../../../../testing/flights/linked-flights.ts'
import { DEFAULT_SETTINGS } from '../../player-data/settings.ts'
import { createLink } from '../../session/linked-flight.ts'
import { createRivals } from '../../session/rival.ts'
import { startFlight } from '../../simulation/flight.ts'
import { RivalField, type RivalFieldProps } from './rival-field.tsx'

afterEach(cleanup)

const SEED = 7
const RELAXED = { isRelaxed: true, flightPace: 1 } as const

function renderField(props: Partial<RivalFieldProps> = {}) {
  const stores = { rivals: createRivals(), link: createLink() }
  const given = { ...stores, seed: SEED, logbook: { flights: [] }, settings: DEFAULT_SETTINGS, ...props }
  const { rerender } = render(<RivalField {...given} />)
  return {
    ...stores,
    rerender: (changed: Partial<RivalFieldProps>) => rerender(<RivalField {...given} {...changed} />),
  }
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
  const { rivals, rerender } = renderField({ logbook: { flights: [best] } })
  await userEvent.selectOptions(field(), 'Your best here')
  expect(rivals.getState().choice).toBe('best')
  for (const elsewhere of [{ seed: SEED + 1 }, { settings: RELAXED }]) {
    rerender(elsewhere)
    expect(offered()).toEqual(['Nobody', 'The autopilot'])
    expect(screen.getByText('Your best here (none yet)')).toBeDefined()
  }
})

test('the linked flight is offered only on its course and after it was replayed', async () => {
  const { rivals, link, rerender } = renderField()
  act(() => link.setState({ status: 'reading' }, true))
  expect(screen.queryByText('The linked flight')).toBeNull()
  const result = { flight: { ...madeUpFlight(1, 10), seed: SEED }, end: startFlight(SEED), splits: [] }
  act(() => link.setState({ status: 'flown', result }, true))
  await userEvent.selectOptions(field(), 'The linked flight')
  expect(rivals.getState().choice).toBe('link')
  rerender({ seed: SEED + 1 })
  expect(offered()).toEqual(['Nobody', 'The autopilot'])
})

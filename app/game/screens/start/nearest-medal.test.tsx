import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { createStores } from '../../../../testing/fakes/game-stores.ts'
import type { Medal } from '../../session/medals.ts'
import { autopilotFlight } from '../../simulation/flight/autopilot-flight.ts'
import { NearestMedal } from './nearest-medal.tsx'

/** What gold takes on a course, in ticks. */
const goldOn = (seed: number) => Math.floor((autopilotFlight(seed, { isRelaxed: false }).splits.at(-1) ?? 0) * 1.1)

/** Renders the line after flights that each missed gold by so many ticks; the first is the one flown last. */
function renderAfter(flown: readonly (readonly [seed: number, late: number, held: Medal])[], seed = 99) {
  const courses = flown.map(([course, late]) => {
    const last = goldOn(course) + late
    return { seed: course, standard: Array.from({ length: 10 }, (_, ring) => last - 200 * (9 - ring)) }
  })
  const medals = flown.map(([course, , held]) => ({ seed: course, standard: held }))
  const onChoose = vi.fn<(seed: number) => void>()
  render(<NearestMedal {...createStores({ session: { seed }, logbook: { courses, medals } })} onChoose={onChoose} />)
  return onChoose
}

const line = () => screen.queryByText(/^In reach/)?.textContent

test('the medal that the least time is lacking for is one press away', async () => {
  const onChoose = renderAfter([
    [7, 100, 'silver'],
    [8, 6, 'silver'],
    [9, 50, 'silver'],
  ])
  expect(line(), 'its room is taken at once').toBe('In reach: …')
  await waitFor(() => expect(line()).toMatch(/^In reach: gold, 0\.0[56] s away on course 8\./))
  act(() => screen.getByRole('button', { name: 'Fly there' }).click())
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(8)
})

test('it is not the one of the coming course, nor of one flown long ago, nor one that is left to nobody', async () => {
  renderAfter([[8, 6, 'silver']], 8)
  expect(line()).toBeUndefined()
  cleanup()
  renderAfter([
    [1, 90, 'silver'],
    [2, 60, 'silver'],
    [3, 30, 'silver'],
    [4, 24, 'silver'],
    [8, 6, 'silver'],
  ])
  await waitFor(() => expect(line()).toMatch(/on course 4\./))
  cleanup()
  renderAfter([[8, -400, 'ace']])
  expect(line()).toBeUndefined()
})

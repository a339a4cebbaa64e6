import { expect, test, vi } from 'vitest'

import { createStores } from '../../../testing/fakes/game-stores.ts'
import type { Medal } from '../session/medals.ts'
import { NAMED_COURSES } from '../session/named-courses.ts'
import { createChosenRival } from './chosen-rival.ts'

const [{ seed: NAMED, aceTicks }] = NAMED_COURSES

/** The session once the rival of the next medal is prepared, with a medal that was earned before. */
function prepared(seed: number, medal: Medal | null, isRelaxed = false) {
  const medals = medal === null ? [] : [{ seed, standard: medal, relaxed: medal }]
  const stores = createStores({ session: { seed, picture: 'ready' }, settings: { isRelaxed }, logbook: { medals } })
  createChosenRival(stores).prepare()
  return stores.session
}

test('without a medal the player is alone, and towards silver and gold the autopilot leads', () => {
  expect(prepared(7, null).getState()).toMatchObject({ rival: null, autopilotCourse: null })
  for (const medal of ['bronze', 'silver', 'gold'] as const)
    expect(prepared(7, medal).getState()).toMatchObject({ rival: { name: 'autopilot' }, autopilotCourse: { seed: 7 } })
})

test('from gold on the ace flight leads on a named course, but not where no fuel is used', async () => {
  const session = prepared(NAMED, 'gold')
  await vi.waitFor(() => expect(session.getState().rival).toMatchObject({ name: 'ace', seed: NAMED }), 10_000)
  expect(session.getState().rival?.splits.at(-1)).toBe(aceTicks)
  expect(prepared(NAMED, 'gold', true).getState().rival).toMatchObject({ name: 'autopilot', isRelaxed: true })
})

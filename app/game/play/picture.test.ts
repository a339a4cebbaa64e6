import { beforeEach, expect, test } from 'vitest'

import { createFlight, startFlight } from '../simulation/flight/flight.ts'
import { createFlightRun, flyTicks, startRivalRun, startRun } from './flight-run.ts'
import { showRival } from './picture.ts'

const AUTOPILOT = { name: 'autopilot', seed: 7, isRelaxed: false, flight: null, splits: [] } as const

/** A view that is told whom to show. */
function createView() {
  const told: boolean[] = []
  return { told, rival: createFlight().craft, showRival: (isShown: boolean) => void told.push(isShown) }
}

function race() {
  const run = createFlightRun()
  startRun(run, startFlight(AUTOPILOT.seed))
  return Object.assign(run, { rival: startRivalRun(AUTOPILOT) })
}

let view: ReturnType<typeof createView>
beforeEach(() => (view = createView()))

test('the rival is interpolated between its last two ticks', () => {
  const run = race()
  flyTicks(run, 100)
  showRival(view, run.rival, 0.5, { showsRival: true })
  expect(view.told).toEqual([true])
  const { previous, flight } = run.rival
  expect(previous.z).toBeGreaterThan(flight.state.craft.z)
  expect(view.rival.z).toBeCloseTo((previous.z + flight.state.craft.z) / 2, 9)
})

test('the rival is hidden by its option, and the race continues', () => {
  const run = race()
  showRival(view, run.rival, 0, { showsRival: false })
  flyTicks(run, 100)
  showRival(view, run.rival, 0, { showsRival: false })
  expect(view.told).toEqual([false, false])
  expect(run.rival.flight.state.tick).toBe(100)
  showRival(view, run.rival, 0, { showsRival: true })
  expect(view.told).toEqual([false, false, true])
})

test('a missing rival, or one whose flight has ended, is not shown', () => {
  showRival(view, null, 0, { showsRival: true })
  const rival = startRivalRun(AUTOPILOT)
  rival.flight.fly(Infinity)
  showRival(view, rival, 0, { showsRival: true })
  expect(view.told).toEqual([false, false])
})

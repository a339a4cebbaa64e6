import { expect, test } from 'vitest'

import { startFlight } from '../simulation/flight/flight.ts'
import { CONTROL_STEPS, FLIGHT_EVENTS } from '../simulation/flight-state.ts'
import { NEAR_ROCK_METRES } from '../simulation/ground/near-rock.ts'
import { addInput } from '../simulation/input-recording.ts'
import { TICKS_PER_SECOND } from '../simulation/rules.ts'
import { createFlightRun, flyTicks, startRun } from './flight-run.ts'

/** The ticks at which near rock is raised and told, in a flight that follows the ground at the limit. */
function nearRockTicksOn(seed: number) {
  const run = createFlightRun()
  const ticks = { raised: [] as number[], told: [] as number[] }
  startRun(run, startFlight(seed))
  while (run.current.phase === 'flying') {
    const isClose = run.current.craft.rockMetres < NEAR_ROCK_METRES
    addInput(run.pending, { turn: 0, climb: isClose ? CONTROL_STEPS : -CONTROL_STEPS })
    const told = flyTicks(run, 1)
    if (run.current.events & FLIGHT_EVENTS.nearRock) ticks.raised.push(run.current.tick)
    if (told & FLIGHT_EVENTS.nearRock) ticks.told.push(run.current.tick)
  }
  return ticks
}

const gaps = (ticks: readonly number[]) => ticks.slice(1).map((tick, index) => tick - ticks[index])

test('near rock is told at once, and again after 0.8 s at the earliest', () => {
  const flights = Array.from({ length: 30 }, (_, seed) => nearRockTicksOn(seed))
  const least = 0.8 * TICKS_PER_SECOND
  expect(flights.flatMap(({ raised }) => gaps(raised)).filter((gap) => gap < least).length).toBeGreaterThan(0)
  expect(flights.flatMap(({ told }) => gaps(told)).filter((gap) => gap < least)).toEqual([])
  for (const { raised, told } of flights) expect(told.at(0)).toBe(raised.at(0))
})

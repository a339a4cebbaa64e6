import { beforeEach, expect, test } from 'vitest'

import { MOST_RIVALS } from '../rendering/frame/flight-frame.ts'
import { autopilotFlight } from '../simulation/flight/autopilot-flight.ts'
import { startSteeredFlight, steerByRecording } from '../simulation/flight/steered-flight.ts'
import { MOST_IN_FIELD } from '../session/rival.ts'
import { createFlight, startFlight } from '../simulation/flight/flight.ts'
import { createFlightRun, flyTicks, startRivalRun, startRun } from './flight-run.ts'
import { showRivals } from './picture.ts'

const SEED = 7
const { flight: FLIGHT } = autopilotFlight(SEED, {})
const AUTOPILOT = { name: 'autopilot', flight: FLIGHT, splits: [], paces: [] } as const

/** A view that is told whom to show. */
function createView() {
  const told: number[] = []
  const rivals = Array.from({ length: MOST_RIVALS }, () => createFlight().craft)
  return { told, rivals, showRivals: (count: number) => void told.push(count) }
}

function race() {
  const run = createFlightRun()
  startRun(run, startFlight(SEED))
  return Object.assign(run, { rivals: [startRivalRun(AUTOPILOT)] })
}

test('a whole field can be drawn', () => expect(MOST_RIVALS).toBeGreaterThanOrEqual(MOST_IN_FIELD))

let view: ReturnType<typeof createView>
beforeEach(() => (view = createView()))

test('the rival is interpolated between its last two ticks', () => {
  const run = race()
  flyTicks(run, 100)
  showRivals(view, run, 0.5, { showsRival: true })
  expect(view.told).toEqual([1])
  const { previous, flight } = run.rivals[0]
  expect(previous.z).toBeGreaterThan(flight.state.craft.z)
  expect(view.rivals[0].z).toBeCloseTo((previous.z + flight.state.craft.z) / 2, 9)
})

test('a slower and a faster rival move evenly from their first ring on, in their own time', () => {
  for (const pace of [0.84, 1.03]) {
    const run = createFlightRun()
    startRun(run, startFlight(SEED))
    const rivalRun = startRivalRun({ ...AUTOPILOT, paces: [1, ...Array<number>(9).fill(pace)] })
    run.rivals = [rivalRun]
    while (rivalRun.flight.state.ringsCollected === 0) flyTicks(run, 1)
    expect(rivalRun.time, 'up to its first ring').toBe(run.current.tick)
    const start = rivalRun.time
    const shown: number[] = []
    for (let picture = 0; picture < 200; picture += 1) {
      if (picture % 2 === 0) flyTicks(run, 1)
      showRivals(view, run, (picture % 2) / 2, { showsRival: true })
      shown.push(view.rivals[0].z)
    }
    const steps = shown.slice(1).map((z, at) => shown[at] - z)
    for (const [at, step] of steps.slice(1).entries()) expect(Math.abs(step / steps[at] - 1)).toBeLessThan(0.03)
    const alone = startSteeredFlight(SEED, {}, steerByRecording(FLIGHT.recording))
    alone.fly(Math.round(start + 100 * pace))
    expect(Math.abs(view.rivals[0].z - alone.state.craft.z)).toBeLessThan(1)
  }
})

test('all rivals that fly are shown', () => {
  const run = race()
  run.rivals = [
    ...run.rivals,
    startRivalRun(AUTOPILOT),
    startRivalRun({ ...AUTOPILOT, flight: { ...FLIGHT, isRelaxed: true } }),
  ]
  flyTicks(run, 50)
  run.rivals[1].flight.fly(Infinity)
  showRivals(view, run, 0, { showsRival: true })
  expect(view.told).toEqual([2])
  expect(view.rivals[1]?.z).toBe(run.rivals[2]?.previous.z)
})

test('the rival is hidden by its option, and the race continues', () => {
  const run = race()
  showRivals(view, run, 0, { showsRival: false })
  flyTicks(run, 100)
  showRivals(view, run, 0, { showsRival: false })
  expect(view.told).toEqual([0, 0])
  expect(run.rivals[0].flight.state.tick).toBe(100)
  showRivals(view, run, 0, { showsRival: true })
  expect(view.told).toEqual([0, 0, 1])
})

test('a missing rival, or one whose flight has ended, is not shown', () => {
  showRivals(view, createFlightRun(), 0, { showsRival: true })
  const run = race()
  run.rivals[0].flight.fly(Infinity)
  showRivals(view, run, 0, { showsRival: true })
  expect(view.told).toEqual([0, 0])
})

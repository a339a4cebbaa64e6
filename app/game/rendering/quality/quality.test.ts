import { expect, test } from 'vitest'

import { LONGEST_FRAME_SECONDS } from '../../simulation/clock.ts'
import {
  createQualityGovernor,
  GPU_AIMS,
  observeFrame,
  QUALITY_LEVELS,
  SOFTWARE_AIMS,
  type QualityGovernor,
} from './quality.ts'

/** The time of a frame on an imagined machine, in seconds, at a quality level. */
type Machine = (level: number) => number

/** Shows frames for some seconds of the clock. Returns how often the level changed and when it last did. */
function run(governor: QualityGovernor, machine: Machine, seconds: number, isInFlight = false) {
  let clock = 0
  let changes = 0
  let lastChange = 0
  while (clock < seconds) {
    const frame = machine(governor.level)
    clock += frame
    const before = governor.level
    observeFrame(governor, frame, isInFlight)
    if (governor.level === before) continue
    changes += 1
    lastChange = clock
  }
  return { changes, lastChange }
}

const pixels = (level: number): number => {
  const quality = QUALITY_LEVELS[level]
  return quality.scale ** 2 * (quality.detail === 'high' ? 1.6 : 1)
}

test('the quality settles within 2 s even if the flight starts at once', () => {
  const governor = createQualityGovernor(SOFTWARE_AIMS)
  const machine: Machine = (level) => 0.012 + 0.09 * pixels(level)
  const { changes, lastChange } = run(governor, machine, 30, true)
  expect(changes).toBeGreaterThan(0)
  expect(lastChange).toBeLessThan(2)
  expect(machine(governor.level)).toBeLessThan(0.033)
})

/** Seconds of a frame that the software machines are allowed. */
const ALLOWED = 1 / 30
/** Machines that draw on the CPU, by what a frame costs at least and what a whole picture's pixels cost on top. */
const SOFTWARE_MACHINES: readonly (readonly [least: number, allPixels: number])[] = [
  [0.004, 0.02],
  [0.008, 0.04],
  [0.012, 0.06],
  [0.016, 0.03],
  [0.01, 0.12],
  [0.004, 0.09],
]

for (const isInFlight of [false, true]) {
  test(`the quality on the CPU settles on the sharpest picture that 33 ms allow, ${isInFlight ? 'in flight' : 'behind the start screen'}`, () => {
    for (const [least, allPixels] of SOFTWARE_MACHINES) {
      const machine: Machine = (level) => least + allPixels * pixels(level)
      const governor = createQualityGovernor(SOFTWARE_AIMS)
      run(governor, machine, 25, isInFlight)
      const what = `${String(least)} s and ${String(allPixels)} s`
      expect(machine(governor.level), what).toBeLessThanOrEqual(ALLOWED)
      // The next better level would take longer than is allowed, or all but.
      if (governor.level > SOFTWARE_AIMS.best) expect(machine(governor.level - 1), what).toBeGreaterThan(0.9 * ALLOWED)
      expect(run(governor, machine, 60, isInFlight).changes, `${what}: it rests`).toBe(0)
    }
  })
}

test('the quality on the CPU rises one level at a time within 12 s on a machine that keeps up', () => {
  const governor = createQualityGovernor(SOFTWARE_AIMS)
  let level = governor.level
  for (let clock = 0; clock < 12; clock += 1 / 60) {
    observeFrame(governor, 1 / 60, true)
    expect(level - governor.level).toBeLessThanOrEqual(1)
    level = governor.level
  }
  expect(governor.level).toBe(SOFTWARE_AIMS.best)
})

test('the quality is the same whether frames come evenly or in pairs', () => {
  const even = createQualityGovernor(GPU_AIMS)
  const paired = createQualityGovernor(GPU_AIMS)
  let turn = 0
  run(even, (level) => 0.05 * pixels(level), 4)
  const frameSeconds = (level: number): number => {
    turn += 1
    return 0.05 * pixels(level) * (turn % 2 === 0 ? 1.4 : 0.6)
  }
  run(paired, frameSeconds, 4)
  expect(paired.level).toBe(even.level)
})

test('the quality undoes a step that does not help, and then stays', () => {
  const governor = createQualityGovernor(GPU_AIMS)
  run(governor, () => 1 / 30, 3)
  expect(governor.level).toBe(0)
  expect(run(governor, () => 1 / 30, 60).changes).toBe(0)
})

test('the quality steps down once frames become slower than at an undone step', () => {
  const governor = createQualityGovernor(GPU_AIMS)
  run(governor, () => 1 / 30, 3)
  run(governor, (level) => 0.06 * pixels(level), 4)
  expect(governor.level).toBeGreaterThan(0)
})

test('the quality rises again after a temporary load', () => {
  const governor = createQualityGovernor(GPU_AIMS)
  run(governor, (level) => 0.08 * pixels(level), 3)
  expect(governor.level).toBeGreaterThan(0)
  run(governor, () => 1 / 60, 120)
  expect(governor.level).toBe(0)
})

test('the quality changes at most 9 times in a minute between two levels, then at most twice', () => {
  const governor = createQualityGovernor(GPU_AIMS)
  const machine: Machine = (level) => (level === 0 ? 1 / 36 : 1 / 60)
  const first = run(governor, machine, 60).changes
  const later = run(governor, machine, 60).changes
  expect(first).toBeGreaterThan(later)
  expect(first).toBeLessThanOrEqual(9)
  expect(later).toBeLessThanOrEqual(2)
})

test('the quality never rises in flight and falls only if needed', () => {
  const governor = createQualityGovernor(GPU_AIMS)
  run(governor, () => 1 / 40, 20, true)
  expect(governor.level).toBe(0)
  run(governor, (level) => 0.06 * pixels(level), 20, true)
  const flown = governor.level
  expect(flown).toBeGreaterThan(0)
  run(governor, () => 1 / 60, 60, true)
  expect(governor.level).toBe(flown)
})

test('single stalls do not lower the quality, and frames that are all as long do', () => {
  const governor = createQualityGovernor(GPU_AIMS)
  for (let frame = 0; frame < 600; frame += 1)
    observeFrame(governor, frame % 30 === 0 ? LONGEST_FRAME_SECONDS : 1 / 60, false)
  expect(governor.level).toBe(0)
  run(governor, (level) => (level === 0 ? LONGEST_FRAME_SECONDS : 1 / 60), 2)
  expect(governor.level).toBeGreaterThan(0)
})

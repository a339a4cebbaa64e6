import fc from 'fast-check'
import { expect, test } from 'vitest'

import { steerTowardsCourse } from './flight/autopilot.ts'
import { advanceClock, LONGEST_FRAME_SECONDS } from './clock.ts'
import { advanceFlight, startFlight } from './flight/flight.ts'
import type { Controls, FlightState } from './flight-state.ts'
import { TICKS_PER_SECOND } from './rules.ts'

/** A whole flight of the autopilot’s, written down as its controls per tick. */
function recordFlight(seed: number): { recording: Controls[]; end: FlightState } {
  const recording: Controls[] = []
  const state = startFlight(seed)
  while (state.phase === 'flying') {
    const controls = { turn: 0, climb: 0 }
    steerTowardsCourse(state, controls)
    recording.push(controls)
    advanceFlight(state, controls)
  }
  return { recording, end: state }
}

/** Plays a recording through the clock, frame by frame. Returns the last state and the seconds it took. */
function play(
  seed: number,
  recording: readonly Controls[],
  frames: Iterator<number>,
): { end: FlightState; seconds: number } {
  const clock = { blend: 0 }
  const end = startFlight(seed)
  let seconds = 0
  const isFlying = () => end.phase === 'flying'
  while (isFlying()) {
    const frame = Number(frames.next().value)
    seconds += frame
    for (let due = advanceClock(clock, frame); due > 0 && isFlying(); due -= 1) {
      advanceFlight(end, recording.at(end.tick) ?? { turn: 0, climb: 0 })
    }
    expect(clock.blend).toBeGreaterThanOrEqual(0)
    expect(clock.blend).toBeLessThan(1)
  }
  return { end, seconds }
}

const { recording, end } = recordFlight(77)

test('the clock gives the same flight in real time for any frames up to the longest', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.0001, max: LONGEST_FRAME_SECONDS, noNaN: true }), { minLength: 1, maxLength: 50 }),
      (pattern) => {
        function* frames(): Generator<number> {
          for (;;) yield* [0.05, ...pattern]
        }
        const played = play(77, recording, frames())
        expect(played.end).toEqual(end)
        expect(Math.abs(played.seconds - end.tick / TICKS_PER_SECOND)).toBeLessThan(LONGEST_FRAME_SECONDS + 0.01)
      },
    ),
    { numRuns: 30 },
  )
})

test('the clock gives two ticks a frame at 60 Hz and one at 120 Hz, with nothing left over', () => {
  for (const [rate, ticks] of [
    [60, 2],
    [120, 1],
  ] as const) {
    const clock = { blend: 0 }
    for (let frame = 0; frame < 10_000; frame += 1) {
      expect(advanceClock(clock, 1 / rate)).toBe(ticks)
      expect(clock.blend).toBeLessThan(1e-6)
    }
  }
})

test('the clock slows the flight below full speed, and a replay is faster by its speed however long a frame is', () => {
  const clock = { blend: 0 }
  let ticks = 0
  for (let frame = 0; frame < 600; frame += 1) ticks += advanceClock(clock, 1 / 60, 0.7)
  expect(ticks).toBe(Math.floor(10 * 0.7 * TICKS_PER_SECOND))
  expect(advanceClock({ blend: 0 }, 0.2, 4)).toBe(0.8 * TICKS_PER_SECOND)
  expect(advanceClock({ blend: 0 }, 0)).toBe(0)
})

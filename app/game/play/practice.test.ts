import { expect, test } from 'vitest'

import { endedFlights } from '../../../testing/flights/linked-flights.ts'
import { flightFromText, textFromFlight } from '../flight-link/link-text.ts'
import { CONTROL_STEPS } from '../simulation/flight-state.ts'
import { startSteeredFlight, steerByRecording } from '../simulation/flight/steered-flight.ts'
import { trimRecording, type RecordedFlight } from '../simulation/input-recording.ts'
import { chance, hash } from '../simulation/random.ts'
import { createFlightRun, flyTicks, startPractice } from './flight-run.ts'

/** `npm test` tries fewer. */
const TAKE_OVERS = process.env['RINGWAKE_TEST_ALL'] === 'true' ? 1_000 : 100
const COURSES = Array.from({ length: 12 }, (_, course) => course)
/** The longest flight is stopped here, as nothing else ends one that circles. */
const MOST_TICKS = 7_200

const watched = [...endedFlights('keys', COURSES, MOST_TICKS), ...endedFlights('trembling', COURSES, MOST_TICKS)]

/** Flies on by keys that are pressed and released by chance, in frames of 8 to 100 ms. */
function flyOnByChance(run: ReturnType<typeof createFlightRun>, number: number): void {
  for (let frame = 0; run.current.phase === 'flying' && run.current.tick < MOST_TICKS; frame += 1) {
    if (chance(number, frame, 1) < 0.15) {
      run.pending.turn = ((hash(number, frame, 2) % 3) - 1) * CONTROL_STEPS
      run.pending.climb = ((hash(number, frame, 3) % 3) - 1) * CONTROL_STEPS
    }
    flyTicks(run, 1 + (hash(number, frame, 4) % 12))
  }
}

/** The state in which the flight of a link ends. */
function replayed({ seed, isRelaxed, ticks, recording }: RecordedFlight) {
  const { state, fly } = startSteeredFlight(seed, { isRelaxed }, steerByRecording(recording))
  fly(ticks)
  return state
}

test(
  'flights that were taken over at any tick are replayed from their links to the last bit',
  { timeout: 600_000 },
  () => {
    const run = createFlightRun()
    const takenAt = new Set<number>()
    for (let number = 0; number < TAKE_OVERS; number += 1) {
      const flight = watched[number % watched.length]
      const tick = hash(number, 0, 5) % flight.ticks
      takenAt.add(tick % 4)
      startPractice(run, { flight, tick })
      expect(run.current.tick).toBe(tick)
      flyOnByChance(run, number)

      const { seed, isRelaxed, tick: ticks } = run.current
      const recording = trimRecording(run.recording, ticks)
      const text = textFromFlight({ seed, isRelaxed, isSlow: run.isSlow, isPractice: run.isPractice, ticks, recording })
      const read = flightFromText(text)
      if (read.status !== 'flight') throw new Error(`The link is ${read.status}.`)
      expect(read.flight.isPractice).toBe(true)
      expect(read.flight.recording).toEqual(recording)
      expect(replayed(read.flight), `take-over ${String(number)}`).toEqual(run.current)
    }
    expect(takenAt.size, 'ticks on and off the grid').toBe(4)
  },
)

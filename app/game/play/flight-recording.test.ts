// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'

import { advanceFlight, startFlight } from '../simulation/flight/flight.ts'
import { type Controls } from '../simulation/flight-state.ts'
import { readRecording } from '../simulation/input-recording.ts'
import { SEED, takeOffManually } from '../../../testing/fakes/manual-flight.ts'
import { manualFrames } from '../../../testing/fakes/manual-frames.ts'

let closing: AbortController

const frames = manualFrames()

beforeEach(() => {
  closing = new AbortController()
})

afterEach(() => closing.abort())

test('a flight replayed from its recording ends the same at every frame rate', () => {
  for (const milliseconds of [100, 33, 16.7, 6.9, 3]) {
    const { run, session } = takeOffManually(closing.signal)
    while (session.getState().stage === 'playing') frames.show(1, milliseconds)
    const again = startFlight(SEED)
    const controls: Controls = { turn: 0, climb: 0 }
    while (again.phase === 'flying') {
      readRecording(run.recording, again.tick, controls)
      advanceFlight(again, controls, again)
    }
    expect(again, `${milliseconds} ms a frame`).toEqual(run.current)
    session.dispatch({ type: 'fly-again' })
    session.dispatch({ type: 'pause', reason: 'player' })
  }
})

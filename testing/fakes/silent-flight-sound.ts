/** Fixtures for the tests of the flight’s sound. */
import { vi } from 'vitest'

import { startFlight } from '../../app/game/simulation/flight/flight.ts'
import type { FlightState } from '../../app/game/simulation/flight-state.ts'
import { FlightSound, type FlightSoundOptions, type SoundSettings } from '../../app/game/sound/flight-sound.ts'
import { CountingTarget, recordContexts, type RecordingContext, type RecordingNode } from './recording-audio.ts'

/** Every sound at its full volume. */
export const FULL: SoundSettings = { engine: 1, effects: 1, music: 1, isMuted: false }

/** A flight’s sound on a fake context. `context` returns the latest one opened. */
export function openSilently(changed: Partial<SoundSettings> = {}, options: Partial<FlightSoundOptions> = {}) {
  const { contexts, context, openContext } = recordContexts()
  const gestures = new CountingTarget()
  const sound = new FlightSound({
    settings: { ...FULL, ...changed },
    openContext,
    gestures,
    ...options,
  })
  return { sound, contexts, context, gestures }
}

/** Lets time pass for the context's clock and for the fake timers. */
export function pass(context: RecordingContext, seconds: number): void {
  context.play(seconds)
  vi.advanceTimersByTime(seconds * 1000)
}

/** The mixer's gate. */
export function gateOf(context: RecordingContext): RecordingNode {
  const [echo] = context.all('merger')
  const gate = context.all('gain').find((node) => echo.feeds.has(node))
  if (gate === undefined) throw new Error('no gate')
  return gate
}

/** The sources of the notes played: those that do not loop. */
export function notesOf(context: RecordingContext): RecordingNode[] {
  return context.all('source').filter((node) => !node.loop)
}

/** The state at a flight’s start, with changes. */
export function flown(change: Partial<FlightState> = {}): FlightState {
  return { ...startFlight(3), ...change }
}

/** What the tests of the flight’s sound have in common. */
import { startFlight } from '../simulation/flight.ts'
import type { FlightState } from '../simulation/flight-state.ts'
import { createFlightSound } from './flight-sound.ts'
import type { FlightSoundOptions } from './flight-sound.ts'
import { CountingTarget, RecordingContext } from './recording-audio.ts'
import type { RecordingNode } from './recording-audio.ts'

/** A flight’s sound on audio that plays nothing. `context` gives the latest one opened. */
export function openSilently(options: FlightSoundOptions = {}) {
  const contexts: RecordingContext[] = []
  const gestures = new CountingTarget()
  const sound = createFlightSound({
    openContext: () => {
      const context = new RecordingContext()
      contexts.push(context)
      return context.asAudioContext()
    },
    gestures,
    ...options,
  })
  function context(): RecordingContext {
    const latest = contexts.at(-1)
    if (latest === undefined) throw new Error('no context was opened')
    return latest
  }
  return { sound, contexts, context, gestures }
}

/** The gain through which everything but the menu passes. */
export function gateOf(context: RecordingContext): RecordingNode {
  const [echo] = context.all('merger')
  const gate = context.all('gain').find((node) => echo?.feeds.has(node))
  if (gate === undefined) throw new Error('no gate')
  return gate
}

/** Voices begun: sources of sound that do not loop. */
export function notesOf(context: RecordingContext): RecordingNode[] {
  return context.all('source').filter((node) => !node.loop)
}

/** A state at a flight’s start, changed at will. */
export function flown(change: Partial<FlightState> = {}): FlightState {
  return { ...startFlight(3), ...change }
}

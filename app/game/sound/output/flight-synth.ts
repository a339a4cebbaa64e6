import type { FlightState } from '../../simulation/flight-state.ts'
import type { Patch } from '../cues/patches.ts'

/** The endings of a flight that sound different. */
export type FlightEnding = 'mountain' | 'fuel' | 'complete'

/** What sounds for as long as a flight is on. Times are the audio context's, in seconds. */
export interface FlightSynth {
  start(now: number): void
  /** Follows a craft in flight, some 25 times a second; allocates nothing. */
  update(state: FlightState, now: number): void
  end(ending: FlightEnding, now: number): void
  dispose(): void
}

/** Opens a synth that plays into `destination`. `bufferOf` gives a patch's samples as a buffer. */
export type OpenFlightSynth = (
  context: BaseAudioContext,
  destination: AudioNode,
  bufferOf: (patch: Patch) => AudioBuffer,
) => FlightSynth

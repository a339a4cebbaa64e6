/** All that one audio context plays. */
import type { Buffers } from './sample-cache.ts'
import { createVoices } from './cues/voices.ts'
import { createEngineSynth } from './engine/engine-synth.ts'
import type { FlightSynth, OpenFlightSynth } from './output/flight-synth.ts'
import { createMixer, type SoundVolumes } from './output/mixer.ts'

export type AudioGraph = ReturnType<typeof createAudioGraph>

export function createAudioGraph(context: BaseAudioContext, buffers: Buffers, volumes: SoundVolumes) {
  const mixer = createMixer(context, volumes)
  const engine = createEngineSynth(context, mixer.engine, buffers.wind())
  const voices = createVoices(context, (name) => buffers.patch(name))
  let guide: FlightSynth | null = null

  /** Engine and wind, and the guide where there is one. */
  const flight: FlightSynth = {
    start(now) {
      engine.start(now)
      guide?.start(now)
    },
    update(state, now) {
      engine.update(state, now)
      guide?.update(state, now)
    },
    end(ending, now) {
      engine.end(ending, now)
      guide?.end(ending, now)
    },
    dispose() {
      engine.dispose()
      guide?.dispose()
    },
  }

  return {
    mixer,
    voices,
    flight,
    /** Replaces the guide. */
    setGuide(openGuide: OpenFlightSynth | null): void {
      guide?.dispose()
      guide = openGuide === null ? null : openGuide(context, mixer.guide)
    },
    dispose(): void {
      voices.dispose()
      flight.dispose()
      mixer.dispose()
    },
  }
}

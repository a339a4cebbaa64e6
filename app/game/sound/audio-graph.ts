/** All that one audio context plays. */
import type { Buffers } from './sample-cache.ts'
import { createVoices } from './cues/voices.ts'
import { createEngineSynth } from './engine/engine-synth.ts'
import type { FlightSynth, OpenFlightSynth } from './output/flight-synth.ts'
import { createMixer, type SoundVolumes } from './output/mixer.ts'

export type AudioGraph = ReturnType<typeof createAudioGraph>

/** What is fetched only where the player has it on. */
export type OptionalSound = 'guide' | 'music'

export function createAudioGraph(context: BaseAudioContext, buffers: Buffers, volumes: SoundVolumes) {
  const mixer = createMixer(context, volumes)
  const engine = createEngineSynth(context, mixer.engine, buffers.wind())
  const voices = createVoices(context, (name) => buffers.patch(name))
  const optional: Record<OptionalSound, FlightSynth | null> = { guide: null, music: null }

  /** Engine and wind, and of guide and music what there is. */
  const flight: FlightSynth = {
    start(now) {
      engine.start(now)
      optional.guide?.start(now)
      optional.music?.start(now)
    },
    update(state, now) {
      engine.update(state, now)
      optional.guide?.update(state, now)
      optional.music?.update(state, now)
    },
    end(ending, now) {
      engine.end(ending, now)
      optional.guide?.end(ending, now)
      optional.music?.end(ending, now)
    },
    dispose() {
      engine.dispose()
      optional.guide?.dispose()
      optional.music?.dispose()
    },
  }

  return {
    mixer,
    voices,
    flight,
    /** Replaces the guide or the music. */
    setOptional(sound: OptionalSound, open: OpenFlightSynth | null): void {
      optional[sound]?.dispose()
      optional[sound] = open === null ? null : open(context, mixer[sound], (name) => buffers.patch(name))
    },
    dispose(): void {
      voices.dispose()
      flight.dispose()
      mixer.dispose()
    },
  }
}

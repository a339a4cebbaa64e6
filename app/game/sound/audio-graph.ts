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
  const voices = createVoices(context, (name) => buffers.patch(name))
  const synths: Record<'engine' | OptionalSound, FlightSynth | null> = {
    engine: createEngineSynth(context, mixer.engine, buffers.wind()),
    guide: null,
    music: null,
  }

  const flight: FlightSynth = {
    start(now) {
      for (const synth of Object.values(synths)) synth?.start(now)
    },
    update(state, now) {
      for (const synth of Object.values(synths)) synth?.update(state, now)
    },
    end(ending, now) {
      for (const synth of Object.values(synths)) synth?.end(ending, now)
    },
    dispose() {
      for (const synth of Object.values(synths)) synth?.dispose()
    },
  }

  return {
    mixer,
    voices,
    flight,
    /** Replaces the guide or the music. */
    setOptional(sound: OptionalSound, open: OpenFlightSynth | null): void {
      synths[sound]?.dispose()
      synths[sound] = open === null ? null : open(context, mixer[sound], (name) => buffers.patch(name))
    },
    dispose(): void {
      voices.dispose()
      flight.dispose()
      mixer.dispose()
    },
  }
}

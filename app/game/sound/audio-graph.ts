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
  const engine = createEngineSynth(context, mixer.engine, buffers.wind())
  const optional: Record<OptionalSound, FlightSynth | null> = { guide: null, music: null }
  let synths: readonly FlightSynth[] = [engine]

  const flight: FlightSynth = {
    start(now) {
      for (const synth of synths) synth.start(now)
    },
    update(state, now) {
      for (const synth of synths) synth.update(state, now)
    },
    end(ending, now) {
      for (const synth of synths) synth.end(ending, now)
    },
    dispose() {
      for (const synth of synths) synth.dispose()
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
      synths = [engine, optional.guide, optional.music].filter((synth) => synth !== null)
    },
    dispose(): void {
      voices.dispose()
      flight.dispose()
      mixer.dispose()
    },
  }
}

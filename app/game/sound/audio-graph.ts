/** All that one audio context plays. */
import type { Buffers } from './cues/sample-cache.ts'
import { createVoices } from './cues/voices.ts'
import { createEngineSynth } from './engine/engine-synth.ts'
import type { FlightVoice, OpenFlightVoice } from './flight-voice.ts'
import { createMixer, type SoundVolumes } from './output/mixer.ts'

export type AudioGraph = ReturnType<typeof createAudioGraph>

export function createAudioGraph(context: BaseAudioContext, buffers: Buffers, volumes: SoundVolumes) {
  const mixer = createMixer(context, volumes)
  const engine = createEngineSynth(context, mixer.engine, buffers.wind())
  const voices = createVoices(context, (name) => buffers.patch(name))
  const playing = [engine]

  /** Engine and wind, and the guide where there is one. */
  const flight: FlightVoice = {
    start: (now) => playing.forEach((voice) => voice.start(now)),
    update(state, now) {
      for (const voice of playing) voice.update(state, now)
    },
    end: (ending, now) => playing.forEach((voice) => voice.end(ending, now)),
    dispose: () => playing.forEach((voice) => voice.dispose()),
  }

  return {
    mixer,
    voices,
    flight,
    /** Replaces the guide. */
    setGuide(openGuide: OpenFlightVoice | null): void {
      const [guide] = playing.splice(1)
      guide?.dispose()
      if (openGuide !== null) playing.push(openGuide(context, mixer.guide))
    },
    dispose(): void {
      voices.dispose()
      flight.dispose()
      mixer.dispose()
    },
  }
}

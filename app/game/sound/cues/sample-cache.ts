/** Synthesises all samples once: in idle time, or at once where one is needed first. */
import type { IdleWork } from './idle-work.ts'
import { PATCHES, type Patch } from './patches.ts'
import { otherWindSamples, windSamples } from '../engine/wind.ts'
import { SAMPLE_RATE, type Samples } from './synthesis.ts'

/** The samples as buffers of one audio context, shared by all its voices. */
export interface Buffers {
  patch(name: Patch): AudioBuffer
  /** A loop in stereo. */
  wind(): AudioBuffer
}

const MAKERS = { ...PATCHES, wind: windSamples }

type SoundName = keyof typeof MAKERS

/** In the order in which a player needs them. */
const ORDER: readonly SoundName[] = ['click', 'wind', 'bell', 'rush', 'thud', 'pluck', 'crash', 'tone']

/** Gives what makes the buffers of a context. */
export function createSampleCache(idleWork: IdleWork): (context: BaseAudioContext) => Buffers {
  const made = new Map<SoundName, Samples>()

  function samplesOf(name: SoundName): Samples {
    const known = made.get(name)
    if (known !== undefined) return known
    const samples = MAKERS[name]()
    made.set(name, samples)
    return samples
  }
  for (const name of ORDER) idleWork.add(() => samplesOf(name))

  return (context) => {
    const buffers = new Map<Patch, AudioBuffer>()

    function bufferOf(channels: readonly Samples[]): AudioBuffer {
      const buffer = context.createBuffer(channels.length, channels[0]?.length ?? 1, SAMPLE_RATE)
      for (const [index, samples] of channels.entries()) buffer.copyToChannel(samples, index)
      return buffer
    }

    return {
      patch(name) {
        const known = buffers.get(name)
        if (known !== undefined) return known
        const buffer = bufferOf([samplesOf(name)])
        buffers.set(name, buffer)
        return buffer
      },
      wind() {
        const left = samplesOf('wind')
        return bufferOf([left, otherWindSamples(left)])
      },
    }
  }
}

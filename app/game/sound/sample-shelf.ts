/** All sounds that are made ahead, once each: in idle moments before they are needed, or at once if they are needed first. */
import type { IdleWork } from './idle-work.ts'
import { INSTRUMENTS } from './instruments.ts'
import type { Instrument } from './instruments.ts'
import { otherWindSamples, windSamples } from './wind.ts'
import { SAMPLE_RATE } from './synthesis.ts'
import type { Samples } from './synthesis.ts'

/** The shelf's sounds as one audio context plays them: one buffer each, shared by all its voices. */
export interface Buffers {
  instrument(name: Instrument): AudioBuffer
  /** A loop, left and right. */
  wind(): AudioBuffer
}

export interface SampleShelf {
  buffersFor(context: BaseAudioContext): Buffers
}

const MAKERS = {
  ...INSTRUMENTS,
  wind: windSamples,
} as const

type SoundName = keyof typeof MAKERS

/** In the order in which a player needs them. */
const ORDER: readonly SoundName[] = [...(['tick', 'wind', 'bell', 'rush', 'thud', 'pluck', 'crash', 'tone'] as const)]

export function createSampleShelf(idleWork: IdleWork): SampleShelf {
  const made = new Map<SoundName, Samples>()

  function samplesOf(name: SoundName): Samples {
    const known = made.get(name)
    if (known !== undefined) return known
    const samples = MAKERS[name]()
    made.set(name, samples)
    return samples
  }
  for (const name of ORDER) idleWork.add(() => samplesOf(name))

  return {
    buffersFor(context) {
      const buffers = new Map<Instrument, AudioBuffer>()

      function bufferOf(channels: readonly Samples[]): AudioBuffer {
        const buffer = context.createBuffer(channels.length, channels[0]?.length ?? 1, SAMPLE_RATE)
        for (const [index, samples] of channels.entries()) buffer.copyToChannel(samples, index)
        return buffer
      }

      return {
        instrument(name) {
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
    },
  }
}

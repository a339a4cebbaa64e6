/** Synthesises all samples once: in idle time, or at once where one is needed first. */
import { PATCHES, type Patch } from './cues/patches.ts'
import { otherWindSamples, windSamples } from './engine/wind.ts'
import { SAMPLE_RATE, type Samples } from './synthesis/synthesis.ts'

/** The samples as buffers of one audio context, shared by all its voices. */
export interface Buffers {
  patch(name: Patch): AudioBuffer
  /** A loop in stereo. */
  wind(): AudioBuffer
}

const MAKERS = { ...PATCHES, wind: windSamples }

type SoundName = keyof typeof MAKERS

/** In the order in which a player needs them. */
const ORDER: readonly SoundName[] = ['click', 'wind', 'bell', 'rush', 'thud', 'scrape', 'pluck', 'crash', 'tone']

/** Returns what makes the buffers of a context. */
export function createSampleCache(idleWork: IdleWork): (context: BaseAudioContext) => Buffers {
  const samplesOf = once((name: SoundName): Samples => MAKERS[name]())
  for (const name of ORDER) idleWork.add(() => samplesOf(name))

  return (context) => {
    function bufferOf(channels: readonly Samples[]): AudioBuffer {
      const buffer = context.createBuffer(channels.length, channels[0].length, SAMPLE_RATE)
      for (const [index, samples] of channels.entries()) buffer.copyToChannel(samples, index)
      return buffer
    }

    return {
      patch: once((name) => bufferOf([samplesOf(name)])),
      wind() {
        const left = samplesOf('wind')
        return bufferOf([left, otherWindSamples(left)])
      },
    }
  }
}

/** Calls `make` once for each name, and keeps what it returns. */
function once<Name, Made>(make: (name: Name) => Made): (name: Name) => Made {
  const made = new Map<Name, Made>()
  return (name) => {
    const known = made.get(name)
    if (known !== undefined) return known
    const fresh = make(name)
    made.set(name, fresh)
    return fresh
  }
}

export type IdleWork = ReturnType<typeof createIdleWork>

/** Between two jobs without requestIdleCallback (WebKit), in milliseconds. */
const PAUSE_MILLISECONDS = 60
/** The longest wait for an idle moment on a busy page, in milliseconds. */
const LONGEST_WAIT_MILLISECONDS = 500

/** Runs jobs one at a time while the page is idle. */
export function createIdleWork() {
  const jobs: (() => void)[] = []

  function schedule() {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(next, { timeout: LONGEST_WAIT_MILLISECONDS })
    else setTimeout(next, PAUSE_MILLISECONDS)
  }

  function next() {
    const job = jobs.shift()
    if (jobs.length > 0) schedule()
    job?.()
  }

  return {
    /** Runs `job` later, once, in the order of the calls. */
    add(job: () => void): void {
      if (jobs.push(job) === 1) schedule()
    },
    /** Drops all pending jobs. */
    dispose(): void {
      jobs.length = 0
    },
  }
}

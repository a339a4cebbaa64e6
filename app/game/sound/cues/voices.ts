/** Plays notes, each on a voice of its own. Beyond `MOST_VOICES` at once the oldest is faded out. */
import type { Note } from './cue-notes.ts'
import type { Patch } from './patches.ts'

/** Enough for the chord of the ending over the fullest chime that leads into it. */
export const MOST_VOICES = 30
/** Time constant of a fade-out in seconds: long enough not to click. */
const FADE_SECONDS = 0.012

interface Voice {
  readonly source: AudioBufferSourceNode
  readonly gain: GainNode
  readonly panner: StereoPannerNode | null
}

/** `bufferOf` gives a patch's samples as a buffer. */
export function createVoices(context: BaseAudioContext, bufferOf: (patch: Patch) => AudioBuffer) {
  const sounding = new Set<Voice>()
  /** No longer counted, but still heard for a moment. */
  const fading = new Set<Voice>()

  function release(voice: Voice) {
    disconnect(voice)
    sounding.delete(voice)
    fading.delete(voice)
  }

  function fade(voice: Voice, now: number) {
    sounding.delete(voice)
    fading.add(voice)
    voice.gain.gain.setTargetAtTime(0, now, FADE_SECONDS)
    voice.source.stop(now + 6 * FADE_SECONDS)
  }

  return {
    /** Plays `notes` from `now` on (the context's time). `pan` in [−1, 1] puts them left or right. */
    play(notes: readonly Note[], into: AudioNode, now: number, pan = 0): void {
      for (const note of notes) {
        // A set keeps insertion order.
        const [oldest] = sounding
        if (sounding.size >= MOST_VOICES) fade(oldest, now)
        const voice = connectVoice(context, into, pan)
        voice.source.buffer = bufferOf(note.patch)
        voice.source.playbackRate.value = note.rate
        voice.gain.gain.value = note.gain
        voice.source.onended = () => release(voice)
        voice.source.start(now + note.after)
        sounding.add(voice)
      }
    },
    /** Fades out every voice, also those that have not begun. */
    fadeOut(now: number): void {
      for (const voice of sounding) fade(voice, now)
    },
    /** The voices that sound or have yet to begin. */
    count: () => sounding.size,
    dispose(): void {
      for (const voice of [...sounding, ...fading]) {
        voice.source.stop()
        release(voice)
      }
    },
  }
}

function connectVoice(context: BaseAudioContext, into: AudioNode, pan: number): Voice {
  const source = context.createBufferSource()
  const gain = context.createGain()
  source.connect(gain)
  if (pan === 0) {
    gain.connect(into)
    return { source, gain, panner: null }
  }
  const panner = context.createStereoPanner()
  panner.pan.value = pan
  gain.connect(panner)
  panner.connect(into)
  return { source, gain, panner }
}

function disconnect({ source, gain, panner }: Voice) {
  source.onended = null
  source.disconnect()
  gain.disconnect()
  panner?.disconnect()
}

/** Plays notes, and never more than a few at once: the oldest makes room. */
import type { Note } from './cue-notes.ts'
import type { Instrument } from './instruments.ts'

/** Enough for the fullest chord of the ending over the chime that leads into it. */
export const MOST_VOICES = 20
/** A voice that has to go fades in about this many seconds, so that it does not click. */
const FADE_SECONDS = 0.012

export interface Voices {
  /** Plays `notes` from `now` on (the context's time). `pan` in [−1, 1] puts them left or right. */
  play(notes: readonly Note[], into: AudioNode, now: number, pan?: number): void
  /** Lets everything that sounds or waits fade away at once. */
  hush(now: number): void
  /** Voices sounding or waiting to. */
  count(): number
  dispose(): void
}

interface Voice {
  readonly source: AudioBufferSourceNode
  readonly gain: GainNode
  readonly panner: StereoPannerNode | null
}

/** `bufferOf` gives an instrument's sound, made for this context or for any. */
export function createVoices(context: BaseAudioContext, bufferOf: (instrument: Instrument) => AudioBuffer): Voices {
  const sounding = new Set<Voice>()
  /** Out of the count, though heard for a moment more. */
  const fading = new Set<Voice>()

  function release(voice: Voice) {
    voice.source.onended = null
    voice.source.disconnect()
    voice.gain.disconnect()
    voice.panner?.disconnect()
    sounding.delete(voice)
    fading.delete(voice)
  }

  function fade(voice: Voice, now: number) {
    sounding.delete(voice)
    fading.add(voice)
    voice.gain.gain.setTargetAtTime(0, now, FADE_SECONDS)
    voice.source.stop(now + 6 * FADE_SECONDS)
  }

  function playNote(note: Note, into: AudioNode, now: number, pan: number) {
    // A set keeps the order in which its members came.
    const [oldest] = sounding
    if (sounding.size >= MOST_VOICES && oldest !== undefined) fade(oldest, now)
    const source = context.createBufferSource()
    source.buffer = bufferOf(note.instrument)
    source.playbackRate.value = note.rate
    const gain = context.createGain()
    gain.gain.value = note.gain
    const panner = pan === 0 ? null : context.createStereoPanner()
    source.connect(gain)
    if (panner === null) {
      gain.connect(into)
    } else {
      panner.pan.value = pan
      gain.connect(panner)
      panner.connect(into)
    }
    const voice = { source, gain, panner }
    source.onended = () => {
      release(voice)
    }
    source.start(now + note.after)
    sounding.add(voice)
  }

  return {
    play(notes, into, now, pan = 0) {
      for (const note of notes) playNote(note, into, now, pan)
    },
    hush(now) {
      for (const voice of sounding) fade(voice, now)
    },
    count: () => sounding.size,
    dispose() {
      for (const voice of [...sounding, ...fading]) {
        voice.source.stop()
        release(voice)
      }
    },
  }
}

/** The pad of the music: five held tones, each of two detuned oscillators, that swell and rest in turn. */
import { TONIC_HERTZ } from '../synthesis/scale.ts'
import { gainNode, oscillatorNode, pannerNode, type NodeGraph } from '../output/node-graph.ts'
import { STEPS_PER_CHORD } from './composition.ts'
import type { Chord } from './modes.ts'

/** One held tone. The pad stays above the engine's two lowest octaves, whose pitch follows the speed. */
interface PadTone {
  /** Which tone of the chord, and how many octaves above its place. */
  readonly tone: 0 | 1 | 2
  readonly octave: 0 | 1
  /** The steps of a chord at which it swells and at which it fades. */
  readonly from: number
  readonly to: number
  readonly level: number
  readonly pan: number
  /** The chain from which it sounds. */
  readonly chain: number
}
export const PAD: readonly PadTone[] = [
  { tone: 0, octave: 0, from: 0, to: 20, level: 0.07, pan: -0.4, chain: 0 },
  { tone: 1, octave: 0, from: 4, to: 25, level: 0.06, pan: 0.4, chain: 0 },
  { tone: 2, octave: 0, from: 9, to: 29, level: 0.06, pan: 0, chain: 0 },
  { tone: 1, octave: 1, from: 2, to: 18, level: 0.03, pan: -0.6, chain: 4 },
  { tone: 1, octave: 1, from: 14, to: 28, level: 0.03, pan: 0.6, chain: 9 },
]
const CENTS = 6

/** Time constants in seconds. */
const SWELL = 0.55
const FADE = 0.5
const DROP = 0.12

export interface PadChord {
  readonly chord: Chord
  /** How loud, in [0, 1]. */
  readonly wave: number
}

/** The pitch of a pad's tone over a chord, as a ratio of D4. */
export function padRatio({ tone, octave }: Pick<PadTone, 'tone' | 'octave'>, { tones }: Chord): number {
  return tones[tone] * 2 ** octave
}

/** Silent until the first step. The caller starts the graph's sources. */
export function createPad(graph: NodeGraph, into: AudioNode) {
  const tones = PAD.map((tone) => {
    const triangle = oscillatorNode(graph, 'triangle', TONIC_HERTZ)
    const saw = oscillatorNode(graph, 'sawtooth', TONIC_HERTZ)
    triangle.detune.value = CENTS
    saw.detune.value = -CENTS
    const envelope = gainNode(graph, 0)
    const panner = pannerNode(graph)
    panner.pan.value = tone.pan
    triangle.connect(envelope)
    saw.connect(gainNode(graph, 0.35)).connect(envelope)
    envelope.connect(panner).connect(into)

    function swell({ chord, wave }: PadChord, at: number) {
      const hertz = TONIC_HERTZ * padRatio(tone, chord)
      for (const oscillator of [triangle, saw]) oscillator.frequency.setValueAtTime(hertz, at)
      envelope.gain.setTargetAtTime(tone.level * wave, at, SWELL)
    }
    return { ...tone, isSounding: false, swell, envelope: envelope.gain }
  })

  return {
    /** Swells and fades what is due at a step of the flight. */
    sound(step: number, chain: number, chord: PadChord, at: number): void {
      const place = step % STEPS_PER_CHORD
      for (const tone of tones) {
        if (place === tone.from && chain >= tone.chain) {
          tone.swell(chord, at)
          tone.isSounding = true
        } else if (tone.isSounding && (place === tone.to || chain < tone.chain)) {
          tone.envelope.setTargetAtTime(0, at, chain < tone.chain ? DROP : FADE)
          tone.isSounding = false
        }
      }
    },
    /** Fades what sounds, with a time constant in seconds. */
    fade(at: number, seconds: number): void {
      for (const { envelope } of tones) envelope.setTargetAtTime(0, at, seconds)
    },
    /** The chord fades by itself. */
    playLastChord(chord: PadChord, at: number, seconds: number): void {
      for (const { swell, envelope, chain } of tones) {
        if (chain > 0) continue
        swell(chord, at)
        envelope.setTargetAtTime(0, at + seconds, FADE)
      }
    },
  }
}

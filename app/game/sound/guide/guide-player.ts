/** Plays the sound guide as the player wants to hear it: pan, or words in its place. Loaded only where it is turned on. */
import { gainFromVolume } from '../output/mixer.ts'
import { type GuideCues, BEACON_SECONDS, createGuideCues, readGuideCues, WORD_SECONDS } from './guide-cues.ts'
import { createGuideSynth } from './guide-synth.ts'
import { createGuideWords } from './guide-words.ts'
import type { OpenFlightSynth } from '../output/flight-synth.ts'

/** What the player has set. */
export interface GuidePreferences {
  /** From 0 to 1. */
  readonly guideVolume: number
  /** Mono: the side is told in words, because left and right sound alike. */
  readonly soundGuide: 'off' | 'stereo' | 'mono'
}

/**
 * @param preferences as they are now
 * @param say says a word where the device has no voice
 */
export function createGuidePlayer(
  context: BaseAudioContext,
  destination: AudioNode,
  preferences: () => GuidePreferences,
  say: (word: string) => void,
) {
  const synth = createGuideSynth(context, destination)
  let wordFor = createGuideWords()
  return {
    /** Sounds `cues`, which it may change, from `now` on, the context's time in seconds; some 25 times a second. */
    play(cues: GuideCues, now: number): void {
      const { guideVolume, soundGuide } = preferences()
      synth.setGain(gainFromVolume(guideVolume), now)
      if (soundGuide === 'mono') {
        const word = guideVolume > 0 ? wordFor(cues.side, now) : null
        if (word !== null && !speakAtOnce(word, guideVolume)) say(word)
        cues.side = 0
        cues.groundSide = 0
      }
      synth.play(cues, now)
    },
    rest(now: number): void {
      synth.rest(now)
      wordFor = createGuideWords()
    },
    dispose: () => synth.dispose(),
  }
}

/** Returns what opens the guide of a flight on an audio context; the parameters are those of `createGuidePlayer`. */
export function createFlightGuide(preferences: () => GuidePreferences, say: (word: string) => void): OpenFlightSynth {
  return (context, destination) => {
    // Chromium begins to load its voices at the first call, and has none for the word that would be the first.
    if (typeof speechSynthesis !== 'undefined') speechSynthesis.getVoices()
    const player = createGuidePlayer(context, destination, preferences, say)
    const cues = createGuideCues()
    return {
      start: (now) => player.rest(now),
      update(state, now) {
        readGuideCues(state, cues, preferences().soundGuide === 'mono' ? WORD_SECONDS : BEACON_SECONDS)
        player.play(cues, now)
      },
      end: (_, now) => player.rest(now),
      dispose: () => player.dispose(),
    }
  }
}

/** Faster than usual, because a word is worth most at once. */
const RATE = 1.6

/**
 * Speaks a word and cuts off the one before, with a voice of this device: the browser's others would send the word to a server.
 *
 * @param volume in [0, 1]
 * @returns false where the device has no voice: the caller then announces the word
 */
export function speakAtOnce(word: string, volume: number): boolean {
  if (typeof speechSynthesis === 'undefined') return false
  const voices = speechSynthesis.getVoices().filter(({ localService }) => localService)
  const voice = voices.find(({ lang }) => lang.startsWith('en'))
  if (voice === undefined) return false
  const utterance = new SpeechSynthesisUtterance(word)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.rate = RATE
  utterance.volume = volume
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
  return true
}

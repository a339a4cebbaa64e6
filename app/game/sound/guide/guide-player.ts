/** Plays cues as the player wants to hear them: pan, or words in its place. */
import { gainFromVolume } from '../output/volume.ts'
import type { GuideCues } from './guide-cues.ts'
import { createGuideSynth } from './guide-synth.ts'
import { createGuideWords } from './guide-words.ts'
import { speakAtOnce } from './speech.ts'

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

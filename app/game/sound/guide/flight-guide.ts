/** The sound guide of a flight. Loaded only where the player has turned it on. */
import type { OpenFlightSynth } from '../flight-synth.ts'
import { BEACON_SECONDS, createGuideCues, readGuideCues, WORD_SECONDS } from './guide-cues.ts'
import { createGuidePlayer, type GuidePreferences } from './guide-player.ts'

/** Gives what opens the guide on an audio context; the parameters are those of `createGuidePlayer`. */
export function createFlightGuide(preferences: () => GuidePreferences, say: (word: string) => void): OpenFlightSynth {
  return (context, destination) => {
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

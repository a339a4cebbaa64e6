/** The sound of the practice, on an audio context of its own: the flight's rests in the menus. */
import { createMixer } from '../output/mixer.ts'
import { createGuideCues } from './guide-cues.ts'
import { createGuidePlayer, type GuidePreferences } from './guide-player.ts'
import type { Practice } from './guide-practice.ts'

/** Only the guide is heard. */
const NO_VOLUME = { engine: 0, effects: 0, music: 0 }

/**
 * Opens the audio, best within a gesture of the player's, until `signal` aborts. Returns a function that sounds the practice as it is now, to be
 * called once a frame; silent where there is no audio.
 * @param say says a word where the device has no voice
 */
export function openPracticeSound(
  preferences: () => GuidePreferences,
  say: (word: string) => void,
  signal: AbortSignal,
): (practice: Practice) => void {
  let context: AudioContext
  try {
    context = new AudioContext()
  } catch {
    return () => undefined
  }
  const mixer = createMixer(context, NO_VOLUME)
  const player = createGuidePlayer(context, mixer.guide, preferences, say)
  const cues = createGuideCues()
  mixer.setGate(true)
  signal.addEventListener('abort', () => {
    player.dispose()
    mixer.dispose()
    context.close().catch(() => undefined)
  })
  return (practice) => {
    practice.readInto(cues)
    player.play(cues, context.currentTime)
  }
}

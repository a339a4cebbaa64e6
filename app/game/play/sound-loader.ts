import type { Announcer } from '../hud/live-region/announcer.ts'
import { withTimeout } from '../page/with-timeout.ts'
import type { SettingsStore } from '../player-data/settings-store.ts'
import type { Settings } from '../player-data/settings.ts'
import { skyOfCourse } from '../rendering/mood/course-sky.ts'
import type { OptionalSound } from '../sound/audio-graph.ts'
import type { FlightSound } from '../sound/flight-sound.ts'
import type { OpenFlightSynth } from '../sound/output/flight-synth.ts'

export type SoundLoader = Readonly<ReturnType<typeof createSoundLoader>>

interface Fetched {
  readonly isWanted: (settings: Settings) => boolean
  readonly load: () => Promise<OpenFlightSynth>
  readonly onFailure: () => void
}

/** Sound guide and music, whose code is fetched once they are turned on. */
export function createSoundLoader(
  { getState }: Pick<SettingsStore, 'getState'>,
  sound: Pick<FlightSound, 'setOptional'>,
  announcer: Pick<Announcer, 'say'>,
) {
  const say = (words: string) => announcer.say('guide', words)

  function createFollower(name: OptionalSound, { isWanted, load, onFailure }: Fetched) {
    let isOn = false
    return () => {
      const wasOn = isOn
      isOn = isWanted(getState())
      if (isOn === wasOn) return
      sound.setOptional(name, null)
      if (!isOn) return
      // The player may have turned it off meanwhile.
      withTimeout(load()).then((open) => isOn && sound.setOptional(name, open), onFailure)
    }
  }

  const followGuide = createFollower('guide', {
    isWanted: ({ soundGuide }) => soundGuide !== 'off',
    load: async () => {
      const { createFlightGuide } = await import('../sound/guide/guide-player.ts')
      return createFlightGuide(getState, (side) => say(`Beacon ${side}.`))
    },
    onFailure: () => say('The sound guide couldn’t be loaded.'),
  })
  const followMusic = createFollower('music', {
    isWanted: ({ musicVolume, isMuted }) => musicVolume > 0 && !isMuted,
    load: async () =>
      (await import('../sound/music/flight-music.ts')).createFlightMusic((seed) => skyOfCourse(seed).mood.name),
    // A flight without music is complete.
    onFailure: () => undefined,
  })

  /** So that an iPhone's mute switch does not silence the guide, which a player flies by (Audio Session API, WebKit). */
  function followMuteSwitch() {
    const { audioSession } = navigator as Navigator & { audioSession?: { type: string } }
    const type = getState().soundGuide === 'off' ? 'auto' : 'playback'
    if (audioSession !== undefined && audioSession.type !== type) audioSession.type = type
  }

  return {
    /** Call at first, and at each change of the settings. */
    followSettings(): void {
      followMuteSwitch()
      followGuide()
      followMusic()
    },
  }
}

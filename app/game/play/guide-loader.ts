import type { Announcer } from '../hud/live-region/announcer.ts'
import { withTimeout } from '../page/with-timeout.ts'
import type { SettingsStore } from '../player-data/settings-store.ts'
import type { FlightSound } from '../sound/flight-sound.ts'

export type GuideLoader = Readonly<ReturnType<typeof createGuideLoader>>

/** The choice of the sound guide, whose code is fetched once it is turned on. */
export function createGuideLoader(
  { getState }: Pick<SettingsStore, 'getState'>,
  sound: Pick<FlightSound, 'setGuide'>,
  announcer: Pick<Announcer, 'say'>,
) {
  let isOn = false
  const say = (words: string) => announcer.say('guide', words)

  return {
    /** Call at first, and at each change of the settings. */
    follow(): void {
      const wasOn = isOn
      isOn = getState().soundGuide !== 'off'
      if (isOn === wasOn) return
      sound.setGuide(null)
      if (!isOn) return
      withTimeout(import('../sound/guide/guide-player.ts')).then(
        // The player may have turned it off meanwhile.
        ({ createFlightGuide }) => isOn && sound.setGuide(createFlightGuide(getState, say)),
        () => say('The sound guide couldn’t be loaded.'),
      )
    },
  }
}

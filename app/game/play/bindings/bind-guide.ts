import { loadGuide } from '../../load-guide.ts'
import type { Announcer } from '../../hud/live-region/announcer.ts'
import type { SettingsStore } from '../../player-data/settings-store.ts'
import type { FlightSound } from '../../sound/flight-sound.ts'
import { follow } from '../../session/follow.ts'

/** The sound guide, fetched once it is turned on. */
export function bindGuide(
  settings: Pick<SettingsStore, 'getState' | 'subscribe'>,
  sound: Pick<FlightSound, 'setGuide'>,
  announcer: Pick<Announcer, 'say'>,
  signal: AbortSignal,
): void {
  let isOn = false
  const say = (words: string) => announcer.say('guide', words)

  function followChoice(): void {
    const wasOn = isOn
    isOn = settings.getState().soundGuide !== 'off'
    if (isOn === wasOn) return
    sound.setGuide(null)
    if (!isOn) return
    loadGuide().then(
      // The player may have turned it off meanwhile.
      ({ createFlightGuide }) => isOn && sound.setGuide(createFlightGuide(settings.getState, say)),
      () => say('The sound guide could not be loaded.'),
    )
  }

  follow(settings, signal, followChoice)
  followChoice()
}

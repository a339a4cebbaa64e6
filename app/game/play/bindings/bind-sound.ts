import { listenToMenus } from '../../input/menu-presses.ts'
import type { SettingsStore } from '../../player-data/settings-store.ts'
import type { Settings } from '../../player-data/settings.ts'
import type { SessionStore } from '../../session/session-store.ts'
import { createFlightSound, type FlightSound } from '../../sound/flight-sound.ts'
import type { SoundVolumes } from '../../sound/output/mixer.ts'
import { follow } from './follow.ts'

/** The sound, which follows session, settings and the page's visibility, and clicks at each press on the `screens`. */
export function bindSound(
  session: SessionStore,
  settings: SettingsStore,
  screens: HTMLElement,
  signal: AbortSignal,
): FlightSound {
  const sound = createFlightSound({ volumes: volumesFrom(settings.getState()), isMuted: settings.getState().isMuted })
  follow(session, signal, (now, before) => {
    if (now.flights !== before.flights) sound.start()
    else if (now.stage === before.stage) return
    else if (now.stage === 'paused') sound.pause()
    else if (before.stage === 'resuming') sound.resume()
  })
  follow(settings, signal, (now) => {
    sound.setVolumes(volumesFrom(now))
    sound.setMuted(now.isMuted)
  })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') sound.pause()
      else if (session.getState().stage !== 'paused') sound.resume()
    },
    { signal },
  )
  listenToMenus(screens, () => sound.menuClick(), signal)
  signal.addEventListener('abort', () => sound.dispose())
  return sound
}

/** The share of their volume that engine and wind keep beside the guide: 10 dB less, as gains go with its square. */
export const ENGINE_BESIDE_GUIDE = 0.56

function volumesFrom({ engineVolume, effectsVolume, soundGuide }: Settings): SoundVolumes {
  return { engine: soundGuide === 'off' ? engineVolume : engineVolume * ENGINE_BESIDE_GUIDE, effects: effectsVolume }
}

import type { Game } from '../../game.ts'
import { listenToMenus } from '../../input/menu-presses.ts'
import type { Settings } from '../../player-data/settings.ts'
import { FlightSound } from '../../sound/flight-sound.ts'
import type { SoundVolumes } from '../../sound/output/mixer.ts'
import { follow } from '../../session/follow.ts'

interface SoundBindingDeps extends Pick<Game, 'session' | 'settings' | 'watch'> {
  /** Each press on them clicks. */
  readonly screens: HTMLElement
}

/** The sound, which follows session, settings, the watched flight and the page's visibility. */
export function bindSound({ session, settings, watch, screens }: SoundBindingDeps, signal: AbortSignal): FlightSound {
  const isSilentStage = (): boolean => {
    const { stage } = session.getState()
    return stage === 'not-started' || stage === 'paused' || (stage === 'watching' && !watch.getState().isPlaying)
  }
  const sound = new FlightSound({ volumes: volumesFrom(settings.getState()), isMuted: settings.getState().isMuted })
  follow(session, signal, (now, before) => {
    if (now.flights !== before.flights) sound.start()
    else if (now.stage === before.stage) return
    else if (now.stage === 'watching') sound.start()
    else if (now.stage === 'paused' || now.stage === 'not-started') sound.pause()
    else if (before.stage === 'resuming' || before.stage === 'watching') sound.resume()
  })
  follow(watch, signal, ({ isPlaying }) => {
    if (session.getState().stage !== 'watching') return
    if (isPlaying) sound.resume()
    else sound.pause()
  })
  follow(settings, signal, (now) => {
    sound.setVolumes(volumesFrom(now))
    sound.setMuted(now.isMuted)
  })
  function followVisibility(): void {
    if (document.visibilityState === 'hidden') sound.pause()
    else if (!isSilentStage()) sound.resume()
  }
  document.addEventListener('visibilitychange', followVisibility, { signal })
  listenToMenus(screens, () => sound.menuClick(), signal)
  signal.addEventListener('abort', () => sound.dispose())
  return sound
}

/** The volume factor of engine and wind while the guide plays: 10 dB less, because the gain is the volume squared. */
export const ENGINE_BESIDE_GUIDE = 0.56

function volumesFrom({ engineVolume, effectsVolume, soundGuide }: Settings): SoundVolumes {
  return { engine: soundGuide === 'off' ? engineVolume : engineVolume * ENGINE_BESIDE_GUIDE, effects: effectsVolume }
}

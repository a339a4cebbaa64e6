import type { Game } from '../../game.ts'
import { listenToMenus } from '../../input/menu-presses.ts'
import type { Settings } from '../../player-data/settings.ts'
import { FlightSound } from '../../sound/flight-sound.ts'
import type { SoundVolumes } from '../../sound/output/mixer.ts'
import { follow } from '../../session/follow.ts'
import type { SessionStage } from '../../session/session.ts'

interface SoundBindingDeps extends Pick<Game, 'session' | 'settings' | 'watch'> {
  /** Each press on them clicks. */
  readonly screens: HTMLElement
}

const SILENT_STAGES: readonly SessionStage[] = ['not-started', 'paused', 'resuming']

/** The sound, which follows session, settings, the watched flight and the page's visibility. */
export function bindSound({ session, settings, watch, screens }: SoundBindingDeps, signal: AbortSignal): FlightSound {
  const isSilent = (): boolean => {
    const { stage } = session.getState()
    const isStill = stage === 'watching' ? !watch.getState().isPlaying : SILENT_STAGES.includes(stage)
    return isStill || document.visibilityState === 'hidden'
  }
  const pauseOrResume = (): void => {
    if (isSilent()) sound.pause()
    else sound.resume()
  }
  const sound = new FlightSound({ volumes: volumesFrom(settings.getState()), isMuted: settings.getState().isMuted })
  follow(session, signal, (now, before) => {
    const isNewStage = now.stage !== before.stage
    if (now.flights !== before.flights || (isNewStage && now.stage === 'watching')) sound.start()
    // Not at each change: on the start screen another pause would cut off the click of a menu.
    else if (isNewStage) pauseOrResume()
  })
  follow(watch, signal, () => {
    if (session.getState().stage === 'watching') pauseOrResume()
  })
  follow(settings, signal, (now) => {
    sound.setVolumes(volumesFrom(now))
    sound.setMuted(now.isMuted)
  })
  document.addEventListener('visibilitychange', pauseOrResume, { signal })
  listenToMenus(screens, () => sound.menuClick(), signal)
  signal.addEventListener('abort', () => sound.dispose())
  return sound
}

/** The volume factor of engine and wind while the guide plays: 10 dB less, because the gain is the volume squared. */
export const ENGINE_BESIDE_GUIDE = 0.56

function volumesFrom({ engineVolume, effectsVolume, soundGuide }: Settings): SoundVolumes {
  return { engine: soundGuide === 'off' ? engineVolume : engineVolume * ENGINE_BESIDE_GUIDE, effects: effectsVolume }
}

import type { Settings } from '../player-data/settings.ts'
import type { SoundVolumes } from '../sound/output/mixer.ts'

/** The volume factors of engine and wind, and of the music, while the guide plays: 10 and 14 dB less, because the gain is the volume squared. */
export const ENGINE_BESIDE_GUIDE = 0.56
export const MUSIC_BESIDE_GUIDE = 0.45

export function volumesFrom({ engineVolume, effectsVolume, musicVolume, soundGuide }: Settings): SoundVolumes {
  const isGuided = soundGuide !== 'off'
  return {
    engine: isGuided ? engineVolume * ENGINE_BESIDE_GUIDE : engineVolume,
    effects: effectsVolume,
    music: isGuided ? musicVolume * MUSIC_BESIDE_GUIDE : musicVolume,
  }
}

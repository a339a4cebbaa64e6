import type { Settings } from '../player-data/settings.ts'
import type { SoundSettings } from '../sound/flight-sound.ts'

/** The volume factors of engine and wind, and of the music, while the guide plays: 10 and 14 dB less, because the gain is the volume squared. */
export const ENGINE_BESIDE_GUIDE = 0.56
export const MUSIC_BESIDE_GUIDE = 0.45

export function soundSettingsFrom(settings: Settings): SoundSettings {
  const { engineVolume, effectsVolume, musicVolume, soundGuide, isMuted } = settings
  const isGuided = soundGuide !== 'off'
  return {
    engine: isGuided ? engineVolume * ENGINE_BESIDE_GUIDE : engineVolume,
    effects: effectsVolume,
    music: isGuided ? musicVolume * MUSIC_BESIDE_GUIDE : musicVolume,
    isMuted,
  }
}

import type { Settings } from '../player-data/settings.ts'
import type { SoundVolumes } from '../sound/output/mixer.ts'

/** The volume factor of engine and wind while the guide plays: 10 dB less, because the gain is the volume squared. */
export const ENGINE_BESIDE_GUIDE = 0.56

export function volumesFrom({ engineVolume, effectsVolume, soundGuide }: Settings): SoundVolumes {
  return { engine: soundGuide === 'off' ? engineVolume : engineVolume * ENGINE_BESIDE_GUIDE, effects: effectsVolume }
}

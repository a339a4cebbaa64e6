import { beforeEach, expect, test, vi } from 'vitest'

import { memoryStorage } from '../../../testing/fakes/memory-storage.ts'
import { createSettingsStore } from '../player-data/settings-store.ts'
import type { OptionalSound } from '../sound/audio-graph.ts'
import type { OpenFlightSynth } from '../sound/output/flight-synth.ts'
import { MOODS } from '../rendering/mood/moods.ts'
import { MODES } from '../sound/music/modes.ts'
import { createSoundLoader } from './sound-loader.ts'

beforeEach(() => vi.stubGlobal('navigator', {}))

function bind() {
  const storage = memoryStorage()
  const settings = createSettingsStore(() => storage)
  const guides: (OpenFlightSynth | null)[] = []
  const musics: (OpenFlightSynth | null)[] = []
  const sound = {
    setOptional: (name: OptionalSound, open: OpenFlightSynth | null) =>
      void (name === 'guide' ? guides : musics).push(open),
  }
  const said: (string | null)[] = []
  const choice = createSoundLoader(settings, sound, { say: (_topic, words) => void said.push(words) })
  const open = () => {
    choice.followSettings()
    settings.subscribe(() => choice.followSettings())
  }
  return { settings, guides, musics, said, open }
}

test('a sound guide turned off before its code has loaded does not open', async () => {
  const { settings, guides, open } = bind()
  open()
  settings.change({ soundGuide: 'stereo' })
  settings.change({ soundGuide: 'off' })
  await import('../sound/guide/guide-player.ts')
  await Promise.resolve()
  expect(guides.filter((guide) => guide !== null)).toEqual([])
})

test('where the code of the sound guide does not arrive, the player is told, and no guide opens', async () => {
  vi.doMock('../sound/guide/guide-player.ts', () => new Promise(() => undefined))
  vi.useFakeTimers()
  const { settings, guides, said, open } = bind()
  open()
  settings.change({ soundGuide: 'stereo' })
  await vi.advanceTimersByTimeAsync(15_000)
  expect(said).toEqual(['The sound guide couldn’t be loaded.'])
  expect(guides).toEqual([null])
  vi.useRealTimers()
  vi.doUnmock('../sound/guide/guide-player.ts')
})

test('every mood has a mode', () => {
  expect(Object.keys(MODES).sort()).toEqual(MOODS.map(({ name }) => name).sort())
})

test('the music is there from the beginning, and is removed while the music is off or all is muted', async () => {
  const { settings, musics, open } = bind()
  open()
  await vi.waitFor(() => expect(musics.at(-1)).toBeTypeOf('function'), 20_000)
  settings.change({ musicVolume: 0 })
  expect(musics.at(-1)).toBeNull()
  settings.change({ musicVolume: 0.5 })
  await vi.waitFor(() => expect(musics.at(-1)).toBeTypeOf('function'), 20_000)
  settings.change({ isMuted: true })
  expect(musics.at(-1)).toBeNull()

  const silent = bind()
  silent.settings.change({ musicVolume: 0 })
  silent.open()
  expect(silent.musics).toEqual([])
})

test('where there is an audio session, the guide is played as a recording is: past a mute switch', () => {
  const audioSession = { type: 'auto' }
  vi.stubGlobal('navigator', { audioSession })
  const { settings, open } = bind()
  open()
  expect(audioSession.type).toBe('auto')
  settings.change({ soundGuide: 'mono' })
  expect(audioSession.type).toBe('playback')
  settings.change({ soundGuide: 'off' })
  expect(audioSession.type).toBe('auto')
})

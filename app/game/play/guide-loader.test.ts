import { expect, test, vi } from 'vitest'

import { memoryStorage } from '../../../testing/fakes/memory-storage.ts'
import { createSettingsStore } from '../player-data/settings-store.ts'
import type { OpenFlightSynth } from '../sound/output/flight-synth.ts'
import { createGuideLoader } from './guide-loader.ts'

function bind() {
  const storage = memoryStorage()
  const settings = createSettingsStore(() => storage)
  const guides: (OpenFlightSynth | null)[] = []
  const sound = { setGuide: (guide: OpenFlightSynth | null) => void guides.push(guide) }
  const choice = createGuideLoader(settings, sound, { say: () => undefined })
  const open = () => {
    choice.follow()
    settings.subscribe(() => choice.follow())
  }
  return { settings, guides, open }
}

test('the sound guide opens when turned on or already on, and closes when turned off', async () => {
  const { settings, guides, open } = bind()
  open()
  expect(guides).toEqual([])
  settings.change({ soundGuide: 'stereo' })
  await vi.waitFor(() => expect(guides.at(-1)).toBeTypeOf('function'), 20_000)
  const opened = guides.length
  settings.change({ soundGuide: 'mono' })
  settings.change({ guideVolume: 0.5 })
  expect(guides).toHaveLength(opened)
  settings.change({ soundGuide: 'off' })
  expect(guides.at(-1)).toBeNull()

  const again = bind()
  again.settings.change({ soundGuide: 'mono' })
  again.open()
  await vi.waitFor(() => expect(again.guides.at(-1)).toBeTypeOf('function'), 20_000)
})

test('a sound guide turned off before its code has loaded does not open', async () => {
  const { settings, guides, open } = bind()
  open()
  settings.change({ soundGuide: 'stereo' })
  settings.change({ soundGuide: 'off' })
  await import('../sound/guide/guide-player.ts')
  await Promise.resolve()
  expect(guides.filter((guide) => guide !== null)).toEqual([])
})

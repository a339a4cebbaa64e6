import { expect, test } from 'vitest'

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

test('a sound guide turned off before its code has loaded does not open', async () => {
  const { settings, guides, open } = bind()
  open()
  settings.change({ soundGuide: 'stereo' })
  settings.change({ soundGuide: 'off' })
  await import('../sound/guide/guide-player.ts')
  await Promise.resolve()
  expect(guides.filter((guide) => guide !== null)).toEqual([])
})

// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { DEFAULT_SETTINGS } from '../../player-data/settings.ts'
import { GuidePractice } from './guide-fields.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the practice runs through all lessons', () => {
  let now = 1000
  let requested: FrameRequestCallback | undefined
  vi.stubGlobal('cancelAnimationFrame', () => (requested = undefined))
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    requested = callback
    return 1
  })
  const onEnd = vi.fn()
  render(<GuidePractice settings={DEFAULT_SETTINGS} onEnd={onEnd} />)
  const told: (string | null | undefined)[] = []
  for (let frame = 0; frame < 400 && requested !== undefined; frame += 1) {
    now += 100
    act(() => requested?.(now))
    const words = screen.getAllByRole('status')[0].textContent
    if (words !== told.at(-1)) told.push(words)
  }
  expect(told).toHaveLength(6)
  expect(onEnd).toHaveBeenCalledOnce()
})

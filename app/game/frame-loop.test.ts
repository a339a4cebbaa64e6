// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

import { createFrameLoop } from './frame-loop.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('frames without a timestamp are timed by performance.now()', () => {
  let requested: (() => void) | undefined
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    requested = callback
    return 1
  })
  const clock = vi.spyOn(performance, 'now')
  const seconds: number[] = []
  const loop = createFrameLoop(
    (each) => seconds.push(each),
    () => expect.unreachable(),
  )
  loop.run()
  for (const now of [1000, 1020, 1070]) {
    clock.mockReturnValue(now)
    requested?.()
  }
  loop.halt()
  expect(seconds).toEqual([0, 0.02, 0.05])
})

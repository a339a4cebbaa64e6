/**
 * Set up before each file of unit tests. An error or a warning on the console fails a test that does not spy on it itself.
 * After each test its fakes are taken back and its page is emptied, because the files of one worker share their modules.
 */
import { format } from 'node:util'

import { afterEach, expect, vi } from 'vitest'

const said: string[] = []

for (const level of ['error', 'warn'] as const)
  console[level] = (...values: unknown[]) => void said.push(`console.${level}: ${format(...values)}`)

if (typeof Element !== 'undefined') {
  // jsdom lays nothing out, so it has no scrolling.
  Element.prototype.scrollIntoView = () => undefined
  const { configure } = await import('@testing-library/react')
  // A second, the default, is short on a busy machine.
  configure({ asyncUtilTimeout: 10_000 })
}

afterEach(async () => {
  if (typeof HTMLElement !== 'undefined') {
    const { cleanup } = await import('@testing-library/react')
    cleanup()
    document.body.replaceChildren()
    Reflect.deleteProperty(navigator, 'getGamepads')
  }
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  expect(said.splice(0), 'on the console').toEqual([])
})

// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'

import { mendPlatform } from './mend-platform.ts'

/** jsdom has no `ResizeObserver` and no `matchMedia`. */
const { MutationObserver } = window
afterEach(() => {
  Object.assign(window, { MutationObserver, ResizeObserver: undefined, matchMedia: undefined })
})

test('a missing or throwing observer is replaced by one that never calls back', () => {
  const throws = () => {
    throw new Error('planted')
  }
  for (const broken of [undefined, throws]) {
    Object.assign(window, { MutationObserver: broken, ResizeObserver: broken })
    mendPlatform()
    for (const Observer of [window.MutationObserver, window.ResizeObserver]) {
      const observer = new Observer(() => expect.unreachable())
      observer.observe(document.body)
      observer.disconnect()
    }
  }
})

test('a working observer is kept', () => {
  mendPlatform()
  expect(window.MutationObserver).toBe(MutationObserver)
})

test('a media query without change events, or a missing one, accepts listeners and keeps its result', () => {
  const half = (media: string) => ({ media, matches: media === '(pointer: fine)' })
  for (const [matchMedia, isFine] of [
    [half, true],
    [undefined, false],
    [() => null, false],
  ] as const) {
    Object.assign(window, { matchMedia })
    mendPlatform()
    const query = window.matchMedia('(pointer: fine)')
    query.addEventListener('change', () => expect.unreachable(), { signal: new AbortController().signal })
    query.removeEventListener('change', () => undefined)
    expect([query.media, query.matches]).toEqual(['(pointer: fine)', isFine])
    expect(window.matchMedia('(pointer: coarse)').matches).toBe(false)
  }
})

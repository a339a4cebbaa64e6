import { vi } from 'vitest'

/** Replaces what jsdom lacks of a browser. */
export function stubBrowser({ isMotionReduced = false } = {}): void {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isMotionReduced && query.includes('reduced-motion') }),
  )
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  Object.assign(navigator, { userActivation: { isActive: false } })
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
}

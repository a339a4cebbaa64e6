import { useEffect, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** `false` in the prerendered page and while it hydrates, `true` from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

/**
 * Tells early-script.ts that buttons now work, by an event, and tests by `data-hydrated` on the root element. Rendered on every
 * page, a broken one included.
 */
export function AnnounceHydration() {
  // After the render that adds what is rendered in the browser alone.
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (!isHydrated) return
    document.documentElement.dataset['hydrated'] = ''
    window.dispatchEvent(new Event('hydrated'))
  }, [isHydrated])
  return null
}

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
 * Tells before-hydration.ts that buttons now work, by an event and by `data-hydrated` on the root element. Rendered on
 * every page, a broken one included.
 */
export function AnnounceHydration() {
  // Once what is only rendered in the browser stands in the page as well.
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (!isHydrated) return
    document.documentElement.dataset['hydrated'] = ''
    window.dispatchEvent(new Event('hydrated'))
  }, [isHydrated])
  return null
}

import { useEffect, useSyncExternalStore } from 'react'

const nothingToWatch = () => () => undefined

/** `false` in the prerendered page and while it hydrates, `true` from then on. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  )
}

/**
 * Tells the start of the page (scripts/late-start.mjs) that buttons now do what they say. It must be rendered on every
 * page, a broken one included: until it has been, the start keeps each press for later.
 */
export function Awake() {
  useEffect(() => {
    window.dispatchEvent(new Event('awake'))
  }, [])
  return null
}

import { useSyncExternalStore } from 'react'

import type { StoreApi } from 'zustand/vanilla'

export type ReducedMotion = Pick<StoreApi<boolean>, 'getState' | 'subscribe'>

/** Whether the system asks for reduced motion: the one place where a script reads it. */
export const REDUCED_MOTION: ReducedMotion = {
  getState: () => query().matches,
  subscribe(listener) {
    const list = query()
    const tell = () => listener(list.matches, !list.matches)
    list.addEventListener('change', tell)
    return () => list.removeEventListener('change', tell)
  },
}

function query(): MediaQueryList {
  return window.matchMedia('(prefers-reduced-motion: reduce)')
}

/** Whether motion is reduced, for a component. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(REDUCED_MOTION.subscribe, REDUCED_MOTION.getState, () => false)
}

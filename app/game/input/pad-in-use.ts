import { useSyncExternalStore } from 'react'

import { followPads, padInUse, padsNow } from './gamepads.ts'

/** The pad that was touched last, for hints to name its buttons; undefined: none is connected. */
export function usePadInUse(): Gamepad | undefined {
  const index = useSyncExternalStore(followPads, () => padInUse()?.index)
  return padsNow().find((pad) => pad.index === index)
}

import { useSyncExternalStore } from 'react'

import { followPads, padsNow } from './gamepads.ts'

/** The pad that was touched last, for hints to name its buttons; undefined: none is connected. */
export function usePadInUse(): Gamepad | undefined {
  const index = useSyncExternalStore(followPads, indexInUse)
  return padsNow().find((pad) => pad.index === index)
}

function indexInUse(): number | undefined {
  return padsNow().toSorted((one, other) => other.timestamp - one.timestamp)[0]?.index
}

import { useSyncExternalStore } from 'react'

import type { Observable } from './observable.ts'

export interface HoldButtonProps {
  readonly className: string | undefined
  /** Whether the picture behind the start screen may move. */
  readonly showsAttract: Observable<boolean>
}

/** Holds the picture behind the start screen still: what moves beside something to read must be stoppable. */
export function HoldButton({ className, showsAttract }: HoldButtonProps) {
  const isMoving = useSyncExternalStore(showsAttract.subscribe, showsAttract.current)
  return (
    <button
      type="button"
      className={className}
      aria-pressed={!isMoving}
      onClick={() => showsAttract.change(!showsAttract.current())}
    >
      Hold still
    </button>
  )
}

import { useStore, type StoreApi } from 'zustand'

export interface HoldButtonProps {
  readonly className: string | undefined
  /** Whether the picture behind the start screen may move. */
  readonly showsAttract: StoreApi<boolean>
}

/** Holds the picture behind the start screen still: what moves beside something to read must be stoppable. */
export function HoldButton({ className, showsAttract }: HoldButtonProps) {
  const isMoving = useStore(showsAttract)
  return (
    <button
      type="button"
      className={className}
      aria-pressed={!isMoving}
      onClick={() => showsAttract.setState(!showsAttract.getState())}
    >
      Hold still
    </button>
  )
}

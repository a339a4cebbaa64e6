import type { PointerEvent } from 'react'

/** Brings the rest of a press to the element that it began on. The pointer of a press made by software cannot be captured. */
export function capturePointer({ currentTarget, pointerId }: PointerEvent): void {
  try {
    currentTarget.setPointerCapture(pointerId)
  } catch {
    // Such a press ends where it began.
  }
}

import type { ComponentPropsWithRef, PointerEvent } from 'react'

import type { ThumbStick } from './thumb-stick.ts'

interface ThumbZoneProps extends ComponentPropsWithRef<'div'> {
  readonly thumb: ThumbStick
  /** Told each move of the stick, and whether a finger still has it. */
  readonly onMove?: (isHeld: boolean) => void
}

/** Where fingers and pens move a stick, in coordinates that count from its corner. */
export function ThumbZone({ thumb, onMove, ...rest }: ThumbZoneProps) {
  const leave = ({ pointerId }: PointerEvent) => thumb.end(pointerId) && onMove?.(false)
  return (
    <div
      onPointerDown={(event) => {
        if (event.pointerType === 'mouse') return
        // Keeps the focus where it is.
        event.preventDefault()
        if (!thumb.begin(event.pointerId, ...placeOf(event))) return
        capturePointer(event)
        onMove?.(true)
      }}
      onPointerMove={(event) => thumb.move(event.pointerId, ...placeOf(event)) && onMove?.(true)}
      onPointerUp={leave}
      onPointerCancel={leave}
      onLostPointerCapture={leave}
      {...rest}
    />
  )
}

function placeOf({ currentTarget, clientX, clientY }: PointerEvent): [x: number, y: number] {
  const { left, top } = currentTarget.getBoundingClientRect()
  return [clientX - left, clientY - top]
}

/** Brings the rest of a press to the element that it began on. The pointer of a press made by software cannot be captured. */
export function capturePointer({ currentTarget, pointerId }: PointerEvent): void {
  try {
    currentTarget.setPointerCapture(pointerId)
  } catch {
    // Such a press ends where it began.
  }
}

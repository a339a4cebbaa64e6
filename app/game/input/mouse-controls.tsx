import { useEffect, useRef } from 'react'

import { isWithin } from './is-within.ts'
import type { MouseStick } from './mouse-stick.ts'
import styles from './mouse-controls.module.css'

/** Steering by mouse, where the player has chosen it: a ring in the place of the pointer, and a smaller one in the middle. */
export function MouseControls({ mouse }: { readonly mouse: MouseStick }) {
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening

    function release(): void {
      mouse.release()
      delete field.current?.dataset['mouse']
    }
    function follow(event: PointerEvent): void {
      if (event.pointerType !== 'mouse' || field.current === null) return
      // On its way to a button the pointer does not steer.
      if (!isWithin(event.target, '[role="application"]')) {
        release()
        return
      }
      const { left, top, width, height } = field.current.getBoundingClientRect()
      const [x, y] = [event.clientX - left, event.clientY - top]
      mouse.point(x, y, width, height)
      field.current.dataset['mouse'] = 'steers'
      field.current.style.setProperty('--mouse-x', `${x}px`)
      field.current.style.setProperty('--mouse-y', `${y}px`)
    }
    // A finger takes over; the mouse steers again once it is moved.
    const yieldToFinger = ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && release()
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerdown', yieldToFinger, { signal })
    document.documentElement.addEventListener('pointerleave', release, { signal })
    return () => {
      listening.abort()
      release()
    }
  }, [mouse])
  return (
    <div ref={field} className={styles['field']} aria-hidden="true">
      <div className={styles['middle']} />
      <div className={styles['pointer']} />
    </div>
  )
}

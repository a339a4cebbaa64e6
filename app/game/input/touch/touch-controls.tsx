import { useRef, type PointerEvent } from 'react'

import { Arrow } from '../../page/arrow.tsx'
import type { FlightCommand } from '../../player-data/flight-command.ts'
import type { DigitalInput } from '../digital-input.ts'
import { THUMB_REACH, type ThumbStick } from './thumb-stick.ts'
import { ThumbZone } from './thumb-zone.tsx'
import styles from './touch-controls.module.css'

const BUTTONS = [
  { command: 'turn-left', name: 'Turn left', towards: 'left' },
  { command: 'turn-right', name: 'Turn right', towards: 'right' },
  { command: 'climb', name: 'Climb', towards: 'up' },
  { command: 'dive', name: 'Dive', towards: 'down' },
] as const

/**
 * Steering by finger, where there is a coarse pointer: a stick wherever a thumb comes down on the picture, and buttons
 * that steer while they are touched, for players who cannot or do not want to drag.
 */
export function TouchControls({ digital, thumb }: { readonly digital: DigitalInput; readonly thumb: ThumbStick }) {
  const controls = useRef<HTMLDivElement>(null)

  function show(isHeld: boolean): void {
    const { style, dataset } = controls.current ?? {}
    if (!style || !dataset) return
    if (!isHeld) {
      delete dataset['thumb']
      return
    }
    dataset['thumb'] = 'held'
    style.setProperty('--thumb-reach', `${THUMB_REACH}px`)
    style.setProperty('--thumb-x', `${thumb.centre.x}px`)
    style.setProperty('--thumb-y', `${thumb.centre.y}px`)
    style.setProperty('--thumb-right', String(thumb.stick.x))
    style.setProperty('--thumb-down', String(-thumb.stick.y))
  }

  function hold(event: PointerEvent<HTMLButtonElement>, command: FlightCommand): void {
    // Keeps the focus in the flight region, and a long press from becoming a selection.
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    digital.hold(holderFrom(event), command)
  }
  function release(event: PointerEvent<HTMLButtonElement>): void {
    digital.release(holderFrom(event))
  }
  return (
    <div ref={controls} className={styles['touch']}>
      <ThumbZone className={styles['zone']} thumb={thumb} onMove={show} />
      <div className={styles['stick']} aria-hidden="true">
        <div className={styles['knob']} />
      </div>
      <div className={styles['controls']}>
        {BUTTONS.map(({ command, name, towards }) => (
          <button
            key={command}
            type="button"
            className={styles['button']}
            data-command={command}
            data-foot
            aria-label={name}
            tabIndex={-1}
            onPointerDown={(event) => hold(event, command)}
            onPointerUp={release}
            onPointerCancel={release}
            onLostPointerCapture={release}
          >
            <Arrow towards={towards} />
          </button>
        ))}
      </div>
    </div>
  )
}

function holderFrom(event: PointerEvent): string {
  return `pointer ${event.pointerId}`
}

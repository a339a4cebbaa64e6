import { useRef, type PointerEvent } from 'react'

import { Arrow } from '../../arrow.tsx'
import type { FlightCommand } from '../../player-data/flight-command.ts'
import type { DigitalInput } from '../digital-input.ts'
import { THUMB_REACH, type ThumbStick } from './thumb-stick.ts'
import styles from './touch-controls.module.css'

const BUTTONS = [
  { command: 'turn-left', name: 'Turn left', towards: 'left' },
  { command: 'turn-right', name: 'Turn right', towards: 'right' },
  { command: 'climb', name: 'Climb', towards: 'up' },
  { command: 'dive', name: 'Dive', towards: 'down' },
] as const

export interface TouchControlsProps {
  readonly digital: DigitalInput
  readonly thumb: ThumbStick
}

/**
 * Steering by finger, where there is a coarse pointer: a stick wherever a thumb comes down on the picture, and buttons
 * that steer while they are touched, for players who cannot or do not want to drag.
 */
export function TouchControls({ digital, thumb }: TouchControlsProps) {
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

  function takeStick(event: PointerEvent<HTMLDivElement>): void {
    if (event.pointerType === 'mouse') return
    event.preventDefault()
    const { left, top } = event.currentTarget.getBoundingClientRect()
    if (!thumb.begin(event.pointerId, event.clientX - left, event.clientY - top)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    show(true)
  }
  function moveStick(event: PointerEvent<HTMLDivElement>): void {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    if (thumb.move(event.pointerId, event.clientX - left, event.clientY - top)) show(true)
  }
  function leaveStick(event: PointerEvent<HTMLDivElement>): void {
    if (thumb.end(event.pointerId)) show(false)
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
      <div
        className={styles['zone']}
        data-touch-zone
        onPointerDown={takeStick}
        onPointerMove={moveStick}
        onPointerUp={leaveStick}
        onPointerCancel={leaveStick}
        onLostPointerCapture={leaveStick}
      />
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

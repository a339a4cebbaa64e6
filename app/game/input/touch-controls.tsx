import { useRef, type PointerEvent, type ReactNode } from 'react'

import { Arrow } from '~/hud/arrow.tsx'
import type { FlightCommand } from '../player-data/flight-command.ts'
import type { DigitalInput } from './digital-input.ts'
import { THUMB_REACH, type ThumbStick } from './thumb-stick.ts'
import { capturePointer, ThumbZone } from './thumb-zone.tsx'
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

  return (
    <div ref={controls} className={styles['touch']}>
      <ThumbZone className={styles['zone']} thumb={thumb} onMove={show} />
      <div className={styles['stick']} aria-hidden="true">
        <div className={styles['knob']} />
      </div>
      <div className={styles['controls']}>
        {BUTTONS.map(({ command, name, towards }) => (
          <SteeringButton key={command} digital={digital} command={command} name={name}>
            <Arrow towards={towards} />
          </SteeringButton>
        ))}
      </div>
    </div>
  )
}

/** How long a click steers that no finger made: a correction, about as long as a short press of a key. */
const CLICK_MILLISECONDS = 300
/** Voice control and switches send a whole press at once; a finger stays down for longer. */
const SHORTEST_TOUCH_MILLISECONDS = 20

interface SteeringButtonProps {
  readonly digital: DigitalInput
  readonly command: FlightCommand
  readonly name: string
  readonly children: ReactNode
}

/** Steers while it is touched, and for a short while when it is clicked without a touch. */
function SteeringButton({ digital, command, name, children }: SteeringButtonProps) {
  const pressedAt = useRef(0)
  const wasTouched = useRef(false)
  const clickEnd = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The button that looks held: the one under the finger. */
  const held = useRef<Element>(null)

  function showHeld(button: Element | null): void {
    held.current?.removeAttribute('data-held')
    button?.setAttribute('data-held', '')
    held.current = button
  }
  function hold(event: PointerEvent): void {
    // Keeps the focus in the flight region, and a long press from becoming a selection.
    event.preventDefault()
    capturePointer(event)
    pressedAt.current = event.timeStamp
    digital.hold(holderFrom(event), command)
    showHeld(event.currentTarget)
  }
  /** A finger that slides from one button to another steers by that one. */
  function follow(event: PointerEvent): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-command]')
    const other = BUTTONS.find((each) => each.command === below?.dataset['command'])
    if (!below || !other) return
    digital.hold(holderFrom(event), other.command)
    showHeld(below)
  }
  function release(event: PointerEvent): void {
    wasTouched.current = event.timeStamp - pressedAt.current >= SHORTEST_TOUCH_MILLISECONDS
    digital.release(holderFrom(event))
    showHeld(null)
  }
  function click(): void {
    const isOver = wasTouched.current
    wasTouched.current = false
    if (isOver) return
    digital.hold(`click ${command}`, command)
    clearTimeout(clickEnd.current)
    clickEnd.current = setTimeout(() => digital.release(`click ${command}`), CLICK_MILLISECONDS)
  }

  return (
    <button
      type="button"
      className={styles['button']}
      data-command={command}
      data-foot
      aria-label={name}
      tabIndex={-1}
      onPointerDown={hold}
      onPointerMove={follow}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
      onClick={click}
    >
      {children}
    </button>
  )
}

function holderFrom(event: PointerEvent): string {
  return `pointer ${event.pointerId}`
}

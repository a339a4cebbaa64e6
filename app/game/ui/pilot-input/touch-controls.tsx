import type { PointerEvent } from 'react'

import { Arrow } from '../arrow.tsx'
import type { FlightCommand } from './flight-command.ts'
import type { HeldCommands } from './held-commands.ts'
import styles from './touch-controls.module.css'

const BUTTONS = [
  { command: 'turn-left', name: 'Turn left', towards: 'left' },
  { command: 'turn-right', name: 'Turn right', towards: 'right' },
  { command: 'climb', name: 'Climb', towards: 'up' },
  { command: 'dive', name: 'Dive', towards: 'down' },
] as const

/** On-screen buttons that steer while a finger is on them; shown where there is a coarse pointer. Keyboards have keys. */
export function TouchControls({ held }: { readonly held: HeldCommands }) {
  function hold(event: PointerEvent<HTMLButtonElement>, command: FlightCommand): void {
    // Keeps the focus in the flight region, and a long press from becoming a selection.
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    held.hold(holderFrom(event), command)
  }
  function letGo(event: PointerEvent<HTMLButtonElement>): void {
    held.letGo(holderFrom(event))
  }
  return (
    <div className={styles['controls']}>
      {BUTTONS.map(({ command, name, towards }) => (
        <button
          key={command}
          type="button"
          className={styles['button']}
          data-command={command}
          aria-label={name}
          tabIndex={-1}
          onPointerDown={(event) => hold(event, command)}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onLostPointerCapture={letGo}
        >
          <Arrow towards={towards} />
        </button>
      ))}
    </div>
  )
}

function holderFrom(event: PointerEvent): string {
  return `pointer ${event.pointerId}`
}

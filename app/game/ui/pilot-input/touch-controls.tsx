import type { PointerEvent } from 'react'

import type { FlightCommand } from './flight-command.ts'
import type { HeldCommands } from './held-commands.ts'
import styles from './touch-controls.module.css'

const BUTTONS: readonly { readonly command: FlightCommand; readonly name: string; readonly glyph: string }[] = [
  { command: 'turn-left', name: 'Turn left', glyph: '←' },
  { command: 'turn-right', name: 'Turn right', glyph: '→' },
  { command: 'climb', name: 'Climb', glyph: '↑' },
  { command: 'dive', name: 'Dive', glyph: '↓' },
]

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
      {BUTTONS.map(({ command, name, glyph }) => (
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
          <span aria-hidden="true">{glyph}</span>
        </button>
      ))}
    </div>
  )
}

function holderFrom(event: PointerEvent): string {
  return `pointer ${event.pointerId}`
}

import { useEffect, useEffectEvent, useState } from 'react'

import { keyNameFrom } from '../../input/keyboard/key-name.ts'
import { useKeyboardLayout } from '../../input/keyboard/keyboard-layout.ts'
import type { FlightCommand } from '../../player-data/flight-command.ts'
import { FLIGHT_COMMANDS, isSteeringKey, keysWith, type CommandKeys } from '../../player-data/settings.ts'
import styles from './options-screen.module.css'

const ACTS: Readonly<Record<FlightCommand, string>> = {
  climb: 'Climb',
  dive: 'Dive',
  'turn-left': 'Turn left',
  'turn-right': 'Turn right',
}
/** What the keys of a command ask for when climbing is inverted. */
const INVERTED_ACTS = { ...ACTS, climb: 'Dive', dive: 'Climb' }

export interface KeyFieldsProps {
  readonly keys: CommandKeys
  readonly invertClimb: boolean
  readonly onChange: (keys: CommandKeys) => void
}

interface KeyPlace {
  readonly command: FlightCommand
  readonly place: number
}

/** The keys of each command, each to be pressed and then replaced by the next key. */
export function KeyFields({ keys, invertClimb, onChange }: KeyFieldsProps) {
  const layout = useKeyboardLayout()
  const [waiting, setWaiting] = useState<KeyPlace | null>(null)
  const [message, setMessage] = useState('')
  const acts = invertClimb ? INVERTED_ACTS : ACTS

  const takeKey = useEffectEvent((event: KeyboardEvent) => {
    if (waiting === null || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.code === 'Tab') {
      setWaiting(null)
      return
    }
    event.preventDefault()
    event.stopPropagation()
    if (event.repeat) return
    const { command, place } = waiting
    if (event.code === 'Escape') {
      setMessage('Nothing changed.')
    } else if (isSteeringKey(event.code)) {
      onChange(keysWith(keys, command, place, event.code))
      setMessage(`${keyNameFrom(event.code, layout)}: ${acts[command]}.`)
    } else {
      setMessage('That key has another use. Press a different one, or Escape to cancel.')
      return
    }
    setWaiting(null)
  })
  const isWaiting = waiting !== null
  useEffect(() => {
    if (!isWaiting) return
    const listening = new AbortController()
    window.addEventListener('keydown', (event) => takeKey(event), { signal: listening.signal, capture: true })
    return () => listening.abort()
  }, [isWaiting])

  return (
    <div className={`${styles['field'] ?? ''} ${styles['keyField'] ?? ''}`}>
      <ul className={styles['keys']}>
        {FLIGHT_COMMANDS.map((command) => (
          <li key={command} className={styles['command']}>
            <span className={styles['act']}>{acts[command]}</span>
            {keys[command].map((code, place) => {
              const isTaking = waiting?.command === command && waiting.place === place
              const name = keyNameFrom(code, layout)
              return (
                <button
                  key={`${command} ${String(place)}`}
                  type="button"
                  className={styles['key']}
                  data-takes-keys={isTaking ? '' : undefined}
                  aria-label={isTaking ? `${acts[command]}: press a key` : `${acts[command]}: ${name}, change`}
                  onClick={(event) => {
                    // Not every browser focuses what is clicked, and only what has the focus is given the key.
                    event.currentTarget.focus()
                    setMessage('Press the new key, or Escape to cancel.')
                    setWaiting({ command, place })
                  }}
                  onBlur={() => setWaiting(null)}
                >
                  {isTaking ? 'Press a key' : name}
                </button>
              )
            })}
          </li>
        ))}
      </ul>
      <p className={styles['note']} role="status">
        {message}
      </p>
    </div>
  )
}

import { type KeyboardEvent, useState } from 'react'

import { keyCodeFrom } from '../../input/key-code.ts'
import { keyNameFrom } from '../../input/key-name.ts'
import { useKeyboardLayout } from '../../input/keyboard-layout.ts'
import { commandAsked, FLIGHT_COMMANDS, type FlightCommand } from '../../player-data/flight-command.ts'
import { HOTKEYS, type Hotkey } from '../../player-data/key-settings.ts'
import { assignKey, codeAt, purposeOf, type Assignment, type KeySlot } from './key-assignment.ts'
import type { FieldsProps } from './option-fields.tsx'
import styles from './options-screen.module.css'

type Labels = Readonly<Record<FlightCommand | Hotkey, string>>

const LABELS: Labels = {
  climb: 'Climb',
  dive: 'Dive',
  'turn-left': 'Turn left',
  'turn-right': 'Turn right',
  pause: 'Pause',
  mute: 'Mute',
}

/** The keys of each command and the hotkeys, each to be pressed and then replaced by the next key. */
export function KeyFields({ settings, onChange }: FieldsProps) {
  const layout = useKeyboardLayout()
  const [waiting, setWaiting] = useState<KeySlot | null>(null)
  const [message, setMessage] = useState('')
  const { keys, hotkeys, invertClimb } = settings
  const labels: Labels = {
    ...LABELS,
    climb: LABELS[commandAsked('climb', invertClimb)],
    dive: LABELS[commandAsked('dive', invertClimb)],
  }

  const nameOf = (code: string | null) => (code === null ? 'None' : keyNameFrom(code, layout))
  const wordsFor = ({ swapped }: Assignment, slot: KeySlot, code: string) => {
    const taken = `${nameOf(code)}: ${labels[purposeOf(slot)]}.`
    if (swapped === null) return taken
    if (swapped.code === null) return `${taken} ${labels[swapped.purpose]} has no key now.`
    return `${taken} Swapped: ${nameOf(swapped.code)} is now ${labels[swapped.purpose]}.`
  }

  const stopWaiting = () => {
    setWaiting(null)
    setMessage('')
  }
  const takeKey = (event: KeyboardEvent) => {
    if (waiting === null || event.ctrlKey || event.altKey || event.metaKey) return
    const code = keyCodeFrom(event)
    if (code === 'Tab') {
      stopWaiting()
      return
    }
    event.preventDefault()
    event.stopPropagation()
    if (event.repeat) return
    const assignment = code === 'Escape' ? undefined : assignKey(settings, waiting, code)
    if (assignment === null) {
      setMessage('That key has another use. Press a different one, or Escape to cancel.')
      return
    }
    if (assignment !== undefined) onChange(assignment.change)
    setMessage(assignment === undefined ? 'Nothing changed.' : wordsFor(assignment, waiting, code))
    setWaiting(null)
  }

  const keyButton = (slot: KeySlot) => (
    <KeyButton
      key={JSON.stringify(slot)}
      label={labels[purposeOf(slot)]}
      name={nameOf(codeAt(settings, slot))}
      isTaking={JSON.stringify(waiting) === JSON.stringify(slot)}
      onTake={() => {
        setMessage('Press the new key, or Escape to cancel.')
        setWaiting(slot)
      }}
      onKeyDown={takeKey}
      onLeave={() => waiting !== null && stopWaiting()}
    />
  )
  return (
    <div className={`${styles['field'] ?? ''} ${styles['keyField'] ?? ''}`}>
      <ul className={styles['keys']}>
        {FLIGHT_COMMANDS.map((command) => (
          <li key={command} className={styles['command']}>
            <span>{labels[command]}</span>
            {keys[command].map((_, place) => keyButton({ command, place }))}
          </li>
        ))}
        {HOTKEYS.map((hotkey) => (
          <li key={hotkey} className={styles['command']}>
            <span>{labels[hotkey]}</span>
            {keyButton({ hotkey })}
            <button
              type="button"
              className={styles['key']}
              aria-label={`${labels[hotkey]}: no key`}
              aria-pressed={hotkeys[hotkey] === null}
              onClick={() => {
                onChange({ hotkeys: { ...hotkeys, [hotkey]: null } })
                setMessage(`${labels[hotkey]}: no key.`)
              }}
            >
              No key
            </button>
          </li>
        ))}
      </ul>
      <p className={styles['note']} role="status">
        {message}
      </p>
    </div>
  )
}

interface KeyButtonProps {
  readonly label: string
  readonly name: string
  readonly isTaking: boolean
  readonly onTake: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onLeave: () => void
}

function KeyButton({ label, name, isTaking, onTake, onKeyDown, onLeave }: KeyButtonProps) {
  return (
    <button
      type="button"
      className={styles['key']}
      data-takes-keys={isTaking ? '' : undefined}
      aria-label={isTaking ? `${label}: press a key` : `${label}: ${name}, change`}
      onClick={(event) => {
        // Not every browser focuses what is clicked, and only what has the focus is given the key.
        event.currentTarget.focus()
        onTake()
      }}
      onKeyDown={onKeyDown}
      onBlur={onLeave}
    >
      {isTaking ? 'Press a key' : name}
    </button>
  )
}

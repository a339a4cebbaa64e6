import { type KeyboardEvent, useState } from 'react'

import { keyCodeFrom } from '../../input/key-code.ts'
import { useKeyNames } from '../../input/key-name.ts'
import { commandAsked, FLIGHT_COMMANDS, type FlightCommand } from '../../player-data/flight-command.ts'
import {
  hotkeyOf,
  HOTKEYS,
  hotkeysWith,
  isHotkeyCode,
  isSteeringKey,
  keysWith,
  type Hotkey,
} from '../../player-data/key-settings.ts'
import type { Settings } from '../../player-data/settings.ts'
import type { FieldsProps } from './option-fields.tsx'
import { useScrollIntoView } from '../elements/use-scroll-into-view.ts'
import styles from './options-screen.module.css'

type Labels = Readonly<Record<FlightCommand | Hotkey, string>>

const LABELS: Labels = {
  climb: 'Climb',
  dive: 'Dive',
  'turn-left': 'Turn left',
  'turn-right': 'Turn right',
  pause: 'Pause',
  mute: 'Mute',
  fullscreen: 'Full screen',
  startOver: 'Start over',
  startOverToo: 'Start over (second key)',
}

/** The keys of each command and the hotkeys, each to be pressed and then replaced by the next key. */
export function KeyFields({ settings, onChange }: FieldsProps) {
  const keyNames = useKeyNames()
  const [waiting, setWaiting] = useState<KeySlot | null>(null)
  const [message, setMessage] = useState('')
  const status = useScrollIntoView(message)
  const { keys, hotkeys, invertClimb } = settings
  const labels: Labels = {
    ...LABELS,
    climb: LABELS[commandAsked('climb', invertClimb)],
    dive: LABELS[commandAsked('dive', invertClimb)],
  }

  const nameOf = (code: string | null) => (code === null ? 'None' : keyNames(code))
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
      const purpose = purposeOfKey(settings, code)
      const reason = purpose === undefined ? 'That key can’t be used' : `${nameOf(code)} is ${labels[purpose]}`
      setMessage(`${reason}. Press a different one, or Escape to cancel.`)
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
    <fieldset className={`${styles['field']} ${styles['keyField']}`}>
      <legend>Keyboard</legend>
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
              aria-label={`${labels[hotkey]}: remove key`}
              aria-disabled={hotkeys[hotkey] === null}
              onClick={() => {
                onChange({ hotkeys: { ...hotkeys, [hotkey]: null } })
                setMessage(`${labels[hotkey]} has no key now.`)
              }}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <p ref={status} className={styles['note']} role="status">
        {message}
      </p>
    </fieldset>
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

type Bindings = Pick<Settings, 'keys' | 'hotkeys'>

/** The place of a key: one of a command's keys, or the only one of a hotkey. */
type KeySlot = { readonly command: FlightCommand; readonly place: number } | { readonly hotkey: Hotkey }

interface Assignment {
  readonly change: Partial<Bindings>
  /** What the key did before, and the key (null: none) that does it now; null where it did nothing or is where it was. */
  readonly swapped: { readonly purpose: FlightCommand | Hotkey; readonly code: string | null } | null
}

function codeAt({ keys, hotkeys }: Bindings, slot: KeySlot): string | null {
  return 'hotkey' in slot ? hotkeys[slot.hotkey] : (keys[slot.command].at(slot.place) ?? null)
}

function purposeOf(slot: KeySlot): FlightCommand | Hotkey {
  return 'hotkey' in slot ? slot.hotkey : slot.command
}

/** What a key does; undefined where it does nothing, or is reported as a character that names no key. */
function purposeOfKey({ keys, hotkeys }: Bindings, code: string): FlightCommand | Hotkey | undefined {
  return FLIGHT_COMMANDS.find((command) => keys[command].includes(code)) ?? hotkeyOf(code, hotkeys)
}

/** The change that puts `code` into a slot; null where that key can't be used, or steers and would be a hotkey, or the other way round. */
function assignKey(bindings: Bindings, slot: KeySlot, code: string): Assignment | null {
  const { keys, hotkeys } = bindings
  const replaced = codeAt(bindings, slot)
  const purpose = purposeOfKey(bindings, code)
  const isHotkey = hotkeyOf(code, hotkeys) !== undefined
  const steers = purpose !== undefined && !isHotkey
  const swapped = purpose === undefined || code === replaced ? null : { purpose, code: replaced }
  if ('hotkey' in slot) {
    if (!isHotkeyCode(code) || steers) return null
    return { change: { hotkeys: hotkeysWith(hotkeys, slot.hotkey, code) }, swapped }
  }
  if (!isSteeringKey(code) || isHotkey) return null
  return { change: { keys: keysWith(keys, slot.command, slot.place, code) }, swapped }
}

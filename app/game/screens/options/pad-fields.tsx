/** The assignment of each gamepad and flight stick that is plugged in. */
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'

import { createPadMemory, expectRest, inputOf, noteRest } from '../../input/gamepad-reading.ts'
import { padsNow } from '../../input/gamepads.ts'
import { padInputName, padName } from '../../input/pad-names.ts'
import {
  AXIS_INPUTS,
  inputsSwapped,
  inputsWith,
  MOST_DEAD_ZONE,
  PAD_USES,
  padSettingsOf,
  padsWith,
  purposeOf,
  type PadInput,
  type PadSettings,
  type PadUse,
} from '../../player-data/pad-settings.ts'
import { useScrollIntoView } from '../elements/use-scroll-into-view.ts'
import { PercentSlider, type FieldsProps } from './option-fields.tsx'
import styles from './options-screen.module.css'

const LABELS: Readonly<Record<PadUse, string>> = {
  climb: 'Climb',
  dive: 'Dive',
  'turn-left': 'Turn left',
  'turn-right': 'Turn right',
  pause: 'Pause',
  startOver: 'Start over',
  press: 'Select',
  back: 'Back',
}

/** How far an axis must be moved to be assigned, and moved back to have been let go. */
const MOVED = 0.6
const AT_REST = 0.3
const POLL_MILLISECONDS = 30
const DEAD_ZONES = { least: 0, most: MOST_DEAD_ZONE, step: 0.02 }

export function PadFields(fields: FieldsProps) {
  return padsNow().map((pad) => <OnePad key={pad.index} pad={pad} {...fields} />)
}

interface Slot {
  readonly use: PadUse
  readonly place: number
}

/** Each button of it shows an input, to be pressed and then replaced by the next one that is pressed or moved. */
function OnePad({ pad, settings, onChange }: FieldsProps & { readonly pad: Gamepad }) {
  const [waiting, setWaiting] = useState<Slot | null>(null)
  const [message, setMessage] = useState('')
  const status = useScrollIntoView(message)
  const own = padSettingsOf(settings.pads, pad)
  const { inputs, deadZone } = own
  const change = (to: Partial<PadSettings> | undefined, words: string) => {
    onChange({ pads: padsWith(settings.pads, pad, to && { ...own, ...to }) })
    setMessage(words)
  }
  const stopWaiting = (words: string) => {
    setWaiting(null)
    setMessage(words)
  }

  const take = useEffectEvent((input: PadInput) => {
    if (waiting === null) return
    const { use, place } = waiting
    const name = padInputName(pad, input)
    const before = purposeOf(inputs, input)
    const after = inputsWith(inputs, use, place, input)
    setWaiting(null)
    // Half of a set of inputs could leave a craft that cannot climb, or a menu that cannot be pressed.
    if (before !== undefined && after[before].every((each) => each === null)) {
      setMessage(`${name} is all that ${LABELS[before]} has. Choose something else for ${LABELS[before]} first.`)
      return
    }
    const swapped = before === undefined || before === use ? '' : ` ${LABELS[before]} has changed as well.`
    change({ inputs: after }, `${name}: ${LABELS[use]}.${swapped}`)
  })
  useEffect(
    () => (waiting === null ? undefined : followNextInput(pad.index, (input) => take(input))),
    [waiting, pad.index],
  )

  const takeKey = (event: KeyboardEvent) => {
    if (waiting === null) return
    if (event.key === 'Tab') stopWaiting('')
    else {
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Escape') stopWaiting('Nothing changed.')
    }
  }
  const slotButton = (use: PadUse, place: number) => {
    const isTaking = waiting?.use === use && waiting.place === place
    const name = padInputName(pad, inputs[use][place])
    return (
      <button
        key={place}
        type="button"
        className={styles['key']}
        data-takes-keys={isTaking ? '' : undefined}
        data-takes-pad={isTaking ? '' : undefined}
        aria-label={isTaking ? `${LABELS[use]}: press or move` : `${LABELS[use]}: ${name}, change`}
        onClick={(event) => {
          // Not every browser focuses what is clicked.
          event.currentTarget.focus()
          setMessage(
            'Press a button or move a stick, and let go. To keep the present one, press it again or press Escape.',
          )
          setWaiting({ use, place })
        }}
        onKeyDown={takeKey}
        onBlur={() => isTaking && stopWaiting('')}
      >
        {isTaking ? 'Press or move' : name}
      </button>
    )
  }

  const swap = (one: PadUse, other: PadUse) => {
    const words = `${LABELS[one]} and ${LABELS[other].toLowerCase()} are swapped.`
    change({ inputs: inputsSwapped(inputs, one, other) }, words)
  }
  return (
    <div className={styles['pad']}>
      <p className={styles['padName']}>{padName(pad)}</p>
      <ul className={styles['keys']} aria-label={padName(pad)}>
        {PAD_USES.map((use) => (
          <li key={use} className={styles['command']}>
            <span>{LABELS[use]}</span>
            {inputs[use].map((_, place) => slotButton(use, place))}
          </li>
        ))}
      </ul>
      <p ref={status} className={styles['note']} role="status">
        {message}
      </p>
      <PercentSlider
        name="Dead zone"
        value={deadZone}
        range={DEAD_ZONES}
        onChange={(to) => change({ deadZone: to }, '')}
      />
      <PadActions onSwap={swap} onReset={() => change(undefined, 'Reset to the defaults.')} />
    </div>
  )
}

interface PadActionsProps {
  readonly onSwap: (one: PadUse, other: PadUse) => void
  readonly onReset: () => void
}

function PadActions({ onSwap, onReset }: PadActionsProps) {
  return (
    <div className={styles['padActions']}>
      <button type="button" className={styles['key']} onClick={() => onSwap('climb', 'dive')}>
        Invert climb
      </button>
      <button type="button" className={styles['key']} onClick={() => onSwap('turn-left', 'turn-right')}>
        Invert turn
      </button>
      <button type="button" className={styles['key']} onClick={onReset}>
        Reset
      </button>
    </div>
  )
}

/**
 * Calls `onInput` once with the next input that is pressed or moved, when it is let go again: until then the menus would take it
 * as a press of theirs. Returns what ends it.
 */
function followNextInput(index: number, onInput: (input: PadInput) => void): () => void {
  const memory = createPadMemory()
  let found: PadInput | undefined
  const look = (): void => {
    const pad = padsNow().find((each) => each.index === index)
    if (pad === undefined) return
    if (!document.hasFocus()) {
      expectRest(memory)
      found = undefined
      return
    }
    noteRest(pad, memory, AT_REST)
    found ??= inputsOf(pad).find((input) => inputOf(pad, memory, input) > MOVED)
    if (found === undefined || inputOf(pad, memory, found) > AT_REST) return
    clearInterval(timer)
    onInput(found)
  }
  const timer = setInterval(look, POLL_MILLISECONDS)
  return () => clearInterval(timer)
}

function inputsOf({ axes, buttons }: Gamepad): PadInput[] {
  return [...buttons.keys(), ...Array.from({ length: 2 * axes.length }, (_, way) => AXIS_INPUTS + way)]
}

/** The names of a pad's buttons, as its maker gave them, and the pad that hints name. */
import { useSyncExternalStore } from 'react'

import {
  AXIS_INPUTS,
  padSettingsOf,
  type PadInput,
  type PadKind,
  type Pads,
  type PadUse,
} from '../player-data/pad-settings.ts'
import { followPads, padsNow } from './gamepads.ts'

/** The names on pads of every other maker, such as Xbox, Steam Deck and Logitech. */
const USUAL_BUTTONS = 'A B X Y LB RB LT RT View Menu LS RS'.split(' ')
/** By what the `id` of its pads says, its vendor's number included, which some browsers write without the leading zero. */
const MAKERS: readonly (readonly [id: RegExp, buttons: readonly string[]])[] = [
  [
    /playstation|dualsense|dualshock|^wireless controller|\b0?54c\b/i,
    'Cross Circle Square Triangle L1 R1 L2 R2 Create Options L3 R3'.split(' '),
  ],
  [/nintendo|switch|joy-?con|pro controller|\b0?57e\b/i, 'B A Y X L R ZL ZR Minus Plus LS RS'.split(' ')],
]
/** The same on every pad of the standard mapping. */
const REST = ['D-pad up', 'D-pad down', 'D-pad left', 'D-pad right', 'Home']
const STICKS = ['Left stick left', 'Left stick right', 'Left stick up', 'Left stick down'] as const

/** Buttons and axes are counted from 1 where no name is known. */
export function padInputName({ id, mapping }: PadKind, input: PadInput | null): string {
  if (input === null) return 'None'
  const isStandard = mapping === 'standard'
  if (input >= AXIS_INPUTS) {
    const way = input - AXIS_INPUTS
    const stick = isStandard ? (STICKS.at(way % 4) ?? '') : ''
    if (stick !== '' && way < 8) return way < 4 ? stick : stick.replace('Left stick', 'Right stick')
    return `Axis ${(way >> 1) + 1} ${way % 2 === 0 ? '−' : '+'}`
  }
  const buttons = MAKERS.find(([maker]) => maker.test(id))?.[1] ?? USUAL_BUTTONS
  const name = isStandard ? [...buttons, ...REST].at(input) : undefined
  return name ?? `Button ${input + 1}`
}

/** The button or axis that does this on a pad, as hints call it: the first of the two that can be assigned. */
export function padUseName(pads: Pads, pad: PadKind, use: PadUse): string {
  return padInputName(pad, padSettingsOf(pads, pad).inputs[use].find((input) => input !== null) ?? null)
}

/** The device's own name, without what a browser adds to it. */
export function padName({ id }: PadKind): string {
  return (
    id.replace(/\s*\(.*(?:vendor|standard gamepad).*\)\s*$/i, '').replace(/^[\da-f]{4}-[\da-f]{4}-/i, '') || 'Gamepad'
  )
}

/** The pad that was touched last, for hints to name its buttons; undefined: none is connected. */
export function usePadInUse(): Gamepad | undefined {
  const index = useSyncExternalStore(followPads, indexInUse)
  return padsNow().find((pad) => pad.index === index)
}

function indexInUse(): number | undefined {
  return padsNow().toSorted((one, other) => other.timestamp - one.timestamp)[0]?.index
}

import { useSyncExternalStore } from 'react'

import { followPads } from '../../input/gamepads.ts'
import { canRumble } from '../../input/rumble.ts'
import { SwitchField, type FieldsProps } from './option-fields.tsx'

/** Absent where nothing can rumble. A gamepad may be plugged in while the options are open. */
export function RumbleField(fields: FieldsProps) {
  const isOffered = useSyncExternalStore(followPads, canRumble)
  return isOffered && <SwitchField name="Rumble and vibration" setting="rumble" {...fields} />
}

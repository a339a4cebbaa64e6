import { useSyncExternalStore } from 'react'

import { canRumble } from '../../input/rumble.ts'
import { SwitchField, type FieldsProps } from './option-fields.tsx'

/** Absent where nothing can rumble. A gamepad may be plugged in while the options are open. */
export function RumbleField(fields: FieldsProps) {
  const isOffered = useSyncExternalStore(followPads, canRumble)
  return isOffered && <SwitchField name="Rumble and vibration" setting="rumble" {...fields} />
}

/** For React: calls `onChange` where a gamepad is plugged in or unplugged. Returns what ends it. */
export function followPads(onChange: () => void): () => void {
  const listening = new AbortController()
  for (const change of ['gamepadconnected', 'gamepaddisconnected'])
    window.addEventListener(change, onChange, { signal: listening.signal })
  return () => listening.abort()
}

/** How a mouse and gamepads steer, and what gamepads and phones let be felt. */
import { Suspense, useSyncExternalStore } from 'react'

import { followPads, padsNow } from '../../input/gamepads.ts'
import { canRumble } from '../../input/rumble.ts'
import { lazyPart } from '../elements/lazy-part.tsx'
import { SwitchField, type FieldsProps } from './option-fields.tsx'
import styles from './options-screen.module.css'

/** If it does not arrive, the gamepads keep what is assigned. */
const PadFields = lazyPart(
  () => import('./pad-fields.tsx'),
  (parts) => parts.PadFields,
)

/** Changes with the pads that are plugged in. */
const idsOfPads = () =>
  padsNow()
    .map(({ index, id }) => `${index} ${id}`)
    .join()

export function GamepadFields(fields: FieldsProps) {
  const ids = useSyncExternalStore(followPads, idsOfPads)
  return (
    <fieldset className={styles['field']}>
      <legend>Gamepad or flight stick</legend>
      {ids === '' ? (
        <p className={styles['note']}>
          Connect one and press a button on it. Then each button and axis can be assigned.
        </p>
      ) : (
        <Suspense>
          <PadFields key={ids} {...fields} />
        </Suspense>
      )}
    </fieldset>
  )
}

/** Absent where nothing can rumble. A gamepad may be plugged in while the options are open. */
export function RumbleField(fields: FieldsProps) {
  const isOffered = useSyncExternalStore(followPads, canRumble)
  return isOffered && <SwitchField name="Rumble and vibration" setting="rumble" {...fields} />
}

export function MouseFields(fields: FieldsProps) {
  return (
    <fieldset className={`${styles['field']} ${styles['keyField']}`}>
      <legend>Mouse</legend>
      <SwitchField
        name="Steer with the mouse"
        setting="steersByMouse"
        note="The craft follows the pointer: in the middle of the picture it flies straight, further out it turns harder. Keys and gamepads still work."
        {...fields}
      />
    </fieldset>
  )
}

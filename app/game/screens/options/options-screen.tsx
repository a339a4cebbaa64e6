import { useEffect, useId, useRef } from 'react'

import { KeyFields } from './key-fields.tsx'
import { OfflineCopyField } from './offline-copy-field.tsx'
import { ShareField, SwitchField, type FieldsProps } from './option-fields.tsx'
import { PictureFields } from './picture-fields.tsx'
import { SoundFields } from './sound-fields.tsx'
import { ScreenButton } from '../screen-button.tsx'
import styles from './options-screen.module.css'
import screenStyles from '../screen.module.css'

export interface OptionsScreenProps extends FieldsProps {
  readonly onReset: () => void
  readonly onDone: () => void
}

const SENSITIVITY_NOTE = (
  <>
    Above 100%, you get a full turn without pushing the stick or your thumb all the way.
    <span className={styles['aboutKeys']}> Keys are unaffected above 100%.</span>
  </>
)

/** All that the player may set. Each change acts at once and is remembered. */
export function OptionsScreen({ onReset, onDone, ...fields }: OptionsScreenProps) {
  const headlineId = useId()
  const screen = useRef<HTMLElement>(null)
  useEffect(() => screen.current?.focus({ preventScroll: true }), [])
  return (
    <section
      ref={screen}
      className={`${screenStyles['screen'] ?? ''} ${styles['options'] ?? ''}`}
      data-kind="options"
      aria-labelledby={headlineId}
      tabIndex={-1}
    >
      <h3 id={headlineId} className={styles['headline']}>
        Options
      </h3>
      <div className={styles['groups']}>
        <fieldset className={styles['group']}>
          <legend className={styles['legend']}>Flight</legend>
          <SwitchField
            name="Relaxed flight"
            setting="isRelaxed"
            note="No fuel is used, and the rings are wider. It starts with the next flight, and its results are kept separately."
            {...fields}
          />
          <ShareField
            name="Flight speed"
            setting="flightPace"
            note="Flights below 100% keep records of their own."
            {...fields}
          />
        </fieldset>
        <SoundFields {...fields} />
        <fieldset className={styles['group']}>
          <legend className={styles['legend']}>Steering</legend>
          <SwitchField name="Up dives, down climbs" setting="invertClimb" {...fields} />
          <ShareField name="Sensitivity" setting="sensitivity" note={SENSITIVITY_NOTE} {...fields} />
          <KeyFields {...fields} />
        </fieldset>
        <PictureFields {...fields} />
        <OfflineCopyField />
      </div>
      <div className={styles['actions']}>
        <ScreenButton variant="primary" onClick={onDone}>
          Done
        </ScreenButton>
        <ScreenButton variant="quiet" onClick={onReset}>
          Reset to defaults
        </ScreenButton>
      </div>
    </section>
  )
}

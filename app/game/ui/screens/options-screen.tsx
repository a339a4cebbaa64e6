import { useEffect, useId, useRef } from 'react'

import { DETAIL_CHOICES, type DetailChoice, type Settings } from '../settings.ts'
import type { SettingsStore } from '../settings-store.ts'
import { KeyFields } from './key-fields.tsx'
import { ShareField, SwitchField } from './option-fields.tsx'
import styles from './options-screen.module.css'
import screenStyles from './screen.module.css'

const DETAIL_NAMES: Readonly<Record<DetailChoice, string>> = {
  auto: 'Fits itself to this device',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
}

export interface OptionsScreenProps {
  readonly settings: Settings
  /** Whether the system asks for reduced motion; the switches of motion say so then. */
  readonly isStill: boolean
  readonly onChange: SettingsStore['change']
  readonly onReset: () => void
  readonly onDone: () => void
}

/** All that the player may set. Each change acts at once and is remembered. */
export function OptionsScreen({ settings, isStill, onChange, onReset, onDone }: OptionsScreenProps) {
  const headlineId = useId()
  const detailName = useId()
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
            isOn={settings.isRelaxed}
            note="No fuel is burnt and the rings are wider. It begins with the next flight, and its results are kept apart."
            onChange={(isRelaxed) => onChange({ isRelaxed })}
          />
          <ShareField
            name="Flight speed"
            setting="flightPace"
            value={settings.flightPace}
            onChange={(flightPace) => onChange({ flightPace })}
          />
        </fieldset>
        <fieldset className={styles['group']}>
          <legend className={styles['legend']}>Sound</legend>
          <SwitchField name="Mute" isOn={settings.isMuted} onChange={(isMuted) => onChange({ isMuted })} />
          <ShareField
            name="Engine and wind"
            setting="engineVolume"
            value={settings.engineVolume}
            onChange={(engineVolume) => onChange({ engineVolume })}
          />
          <ShareField
            name="Rings and signals"
            setting="effectsVolume"
            value={settings.effectsVolume}
            onChange={(effectsVolume) => onChange({ effectsVolume })}
          />
        </fieldset>
        <fieldset className={styles['group']}>
          <legend className={styles['legend']}>Steering</legend>
          <SwitchField
            name="Up dives, down climbs"
            isOn={settings.invertClimb}
            onChange={(invertClimb) => onChange({ invertClimb })}
          />
          <ShareField
            name="Sensitivity"
            setting="sensitivity"
            value={settings.sensitivity}
            note="Above 100%, a stick or a thumb turns fully before its stop. For keys, 100% is already all there is."
            onChange={(sensitivity) => onChange({ sensitivity })}
          />
          <KeyFields keys={settings.keys} invertClimb={settings.invertClimb} onChange={(keys) => onChange({ keys })} />
        </fieldset>
        <fieldset className={styles['group']}>
          <legend className={styles['legend']}>Picture</legend>
          <fieldset className={styles['field']}>
            <legend>Detail</legend>
            {DETAIL_CHOICES.map((detail) => (
              <label key={detail} className={styles['choice']}>
                <input
                  className={styles['box']}
                  type="radio"
                  name={detailName}
                  checked={settings.detail === detail}
                  onChange={() => onChange({ detail })}
                />
                {DETAIL_NAMES[detail]}
              </label>
            ))}
          </fieldset>
          <fieldset className={styles['field']}>
            <legend>Motion of the camera</legend>
            {isStill && <p className={styles['note']}>Your system asks for reduced motion, so all of it is off.</p>}
            <SwitchField
              name="Leans into turns"
              isOn={settings.lean && !isStill}
              isDisabled={isStill}
              onChange={(lean) => onChange({ lean })}
            />
            <SwitchField
              name="Shakes on a crash"
              isOn={settings.shake && !isStill}
              isDisabled={isStill}
              onChange={(shake) => onChange({ shake })}
            />
            <SwitchField
              name="Widens with speed"
              isOn={settings.widening && !isStill}
              isDisabled={isStill}
              onChange={(widening) => onChange({ widening })}
            />
          </fieldset>
        </fieldset>
      </div>
      <div className={styles['actions']}>
        <button type="button" className={screenStyles['primary']} onClick={onDone}>
          Done
        </button>
        <button type="button" className={screenStyles['quiet']} onClick={onReset}>
          Reset to defaults
        </button>
      </div>
    </section>
  )
}

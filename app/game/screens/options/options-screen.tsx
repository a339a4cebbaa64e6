import { lazy, Suspense, useEffect, useId, useRef, type ComponentType } from 'react'

import { loadGuide } from '../../load-guide.ts'
import type { DetailChoice, GuideChoice, Settings, ViewChoice } from '../../player-data/settings.ts'
import type { SettingsStore } from '../../player-data/settings-store.ts'
import type { GuideFieldsProps } from './guide-fields.tsx'
import { KeyFields } from './key-fields.tsx'
import { ChoiceField, ShareField, SwitchField } from './option-fields.tsx'
import buttons from '../buttons.module.css'
import styles from './options-screen.module.css'
import screenStyles from '../screen.module.css'

const DETAIL_NAMES: Readonly<Record<DetailChoice, string>> = {
  auto: 'Automatic',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
}

const GUIDE_NAMES: Readonly<Record<GuideChoice, string>> = {
  off: 'Off',
  stereo: 'Stereo',
  mono: 'Mono, with spoken directions',
}

/** Where it does not arrive, the options stay as they are; the live region has said so. */
const GuideFields = lazy<ComponentType<GuideFieldsProps>>(() => loadGuide().catch(() => ({ default: () => null })))

const VIEW_NAMES: Readonly<Record<ViewChoice, string>> = {
  auto: 'Automatic',
  '3d': '3D',
  flat: 'Flat',
}

export interface OptionsScreenProps {
  readonly settings: Settings
  /** Whether the system asks for reduced motion; the switches of motion say so then. */
  readonly isMotionReduced: boolean
  readonly onChange: SettingsStore['change']
  readonly onReset: () => void
  readonly onDone: () => void
}

const SENSITIVITY_NOTE = (
  <>
    Above 100%, a stick or a thumb reaches a full turn before its stop.
    <span className={styles['aboutKeys']}> Keys are unaffected above 100%.</span>
  </>
)

/** All that the player may set. Each change acts at once and is remembered. */
export function OptionsScreen({ settings, isMotionReduced, onChange, onReset, onDone }: OptionsScreenProps) {
  const headlineId = useId()
  const screen = useRef<HTMLElement>(null)
  useEffect(() => screen.current?.focus({ preventScroll: true }), [])
  const fields = { settings, onChange }
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
            note="No fuel is used, and the rings are wider. It starts with the next flight, and its results are kept separately."
            onChange={(isRelaxed) => onChange({ isRelaxed })}
          />
          <ShareField
            name="Flight speed"
            setting="flightPace"
            note="Flights below 100% keep records of their own."
            {...fields}
          />
        </fieldset>
        <fieldset className={styles['group']}>
          <legend className={styles['legend']}>Sound</legend>
          <SwitchField name="Mute" isOn={settings.isMuted} onChange={(isMuted) => onChange({ isMuted })} />
          <ShareField name="Engine and wind" setting="engineVolume" {...fields} />
          <ShareField name="Rings and signals" setting="effectsVolume" {...fields} />
          <ChoiceField
            name="Sound guide"
            names={GUIDE_NAMES}
            value={settings.soundGuide}
            note="A beacon lets you fly by ear. Start with a relaxed flight."
            onChange={(soundGuide) => onChange({ soundGuide })}
          />
          {settings.soundGuide !== 'off' && (
            <Suspense>
              <GuideFields settings={settings} onChange={onChange} />
            </Suspense>
          )}
        </fieldset>
        <fieldset className={styles['group']}>
          <legend className={styles['legend']}>Steering</legend>
          <SwitchField
            name="Up dives, down climbs"
            isOn={settings.invertClimb}
            onChange={(invertClimb) => onChange({ invertClimb })}
          />
          <ShareField name="Sensitivity" setting="sensitivity" note={SENSITIVITY_NOTE} {...fields} />
          <KeyFields settings={settings} onChange={onChange} />
        </fieldset>
        <fieldset className={styles['group']}>
          <legend className={styles['legend']}>Picture</legend>
          <ChoiceField
            name="View"
            names={VIEW_NAMES}
            value={settings.view}
            note="Flat needs no graphics hardware. Automatic uses it when 3D is unavailable."
            onChange={(view) => onChange({ view })}
          />
          <ChoiceField
            name="Detail"
            names={DETAIL_NAMES}
            value={settings.detail}
            onChange={(detail) => onChange({ detail })}
          />
          <SwitchField
            name="Show the rival"
            isOn={settings.showsRival}
            onChange={(showsRival) => onChange({ showsRival })}
          />
          <CameraFields settings={settings} isMotionReduced={isMotionReduced} onChange={onChange} />
        </fieldset>
      </div>
      <div className={styles['actions']}>
        <button type="button" className={buttons['primary']} onClick={onDone}>
          Done
        </button>
        <button type="button" className={buttons['quiet']} onClick={onReset}>
          Reset to defaults
        </button>
      </div>
    </section>
  )
}

/** The motions of the camera, all off where the system asks for reduced motion. */
function CameraFields({
  settings,
  isMotionReduced,
  onChange,
}: Pick<OptionsScreenProps, 'settings' | 'isMotionReduced' | 'onChange'>) {
  return (
    <fieldset className={styles['field']}>
      <legend>Camera motion</legend>
      {isMotionReduced && <p className={styles['note']}>Your system asks for reduced motion, so these are off.</p>}
      <SwitchField
        name="Leans into turns"
        isOn={settings.lean && !isMotionReduced}
        isDisabled={isMotionReduced}
        onChange={(lean) => onChange({ lean })}
      />
      <SwitchField
        name="Shakes on a crash"
        isOn={settings.shake && !isMotionReduced}
        isDisabled={isMotionReduced}
        onChange={(shake) => onChange({ shake })}
      />
      <SwitchField
        name="Widens the view with speed"
        isOn={settings.widening && !isMotionReduced}
        isDisabled={isMotionReduced}
        onChange={(widening) => onChange({ widening })}
      />
    </fieldset>
  )
}

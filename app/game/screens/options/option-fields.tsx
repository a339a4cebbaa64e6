import { useId, useRef, type ReactNode } from 'react'

import type { SettingsStore } from '../../player-data/settings-store.ts'
import { SETTING_RANGES, type RangeSetting, type Settings } from '../../player-data/settings.ts'
import styles from './options-screen.module.css'

/** What a group of fields shows and changes. */
export interface FieldsProps {
  readonly settings: Settings
  readonly onChange: SettingsStore['change']
}

/** The settings that have such a value. */
type SettingOf<Value> = { [Name in keyof Settings]: Settings[Name] extends Value ? Name : never }[keyof Settings]

interface FieldProps<Name> extends FieldsProps {
  readonly name: string
  /** The setting that it shows and changes. */
  readonly setting: Name
  /** What it does, where the name does not say it all. */
  readonly note?: ReactNode
}

interface SwitchFieldProps extends FieldProps<SettingOf<boolean>> {
  /** It is off then, whatever the setting. */
  readonly isDisabled?: boolean
}

export function SwitchField({ name, setting, isDisabled = false, settings, note, onChange }: SwitchFieldProps) {
  const noteId = useId()
  return (
    <div className={styles['field']}>
      <label className={styles['choice']}>
        <input
          className={styles['box']}
          type="checkbox"
          checked={settings[setting] && !isDisabled}
          disabled={isDisabled}
          aria-describedby={note === undefined ? undefined : noteId}
          onChange={(event) => onChange({ [setting]: event.currentTarget.checked })}
        />
        {name}
      </label>
      <Note id={noteId}>{note}</Note>
    </div>
  )
}

/** Shows the setting in percent. */
export function PercentField({ name, setting, settings, note, onChange }: FieldProps<RangeSetting>) {
  const noteId = useId()
  return (
    <div className={styles['field']}>
      <PercentSlider
        name={name}
        value={settings[setting]}
        range={SETTING_RANGES[setting]}
        noteId={note === undefined ? undefined : noteId}
        onChange={(value) => onChange({ [setting]: value })}
      />
      <Note id={noteId}>{note}</Note>
    </div>
  )
}

/** What one press on a slider changes, where its range does not say. */
const STEP = 0.05

interface PercentSliderProps {
  readonly name: string
  readonly value: number
  readonly range: { readonly least: number; readonly most: number; readonly step?: number }
  readonly noteId?: string | undefined
  readonly onChange: (value: number) => void
}

/** A slider that reads its value in percent. */
export function PercentSlider({ name, value, range, noteId, onChange }: PercentSliderProps) {
  const id = useId()
  const pressed = useRef(value)
  const percent = `${Math.round(value * 100)}%`
  return (
    <>
      <label htmlFor={id} className={styles['reading']}>
        <span>{name}</span>{' '}
        <span className={styles['value']} aria-hidden="true">
          {percent}
        </span>
      </label>
      <input
        id={id}
        className={styles['range']}
        type="range"
        min={range.least}
        max={range.most}
        step={range.step ?? STEP}
        value={value}
        aria-valuetext={percent}
        aria-describedby={noteId}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onPointerDown={() => (pressed.current = value)}
        // A swipe that scrolls the options may begin on a slider, which has gone to the finger by then.
        onPointerCancel={() => onChange(pressed.current)}
      />
    </>
  )
}

interface ChoiceFieldProps<Name extends SettingOf<string>> extends FieldProps<Name> {
  /** The choices in their order, and what the player reads of each. */
  readonly names: Readonly<Record<Settings[Name], string>>
}

export function ChoiceField<Name extends SettingOf<string>>(field: ChoiceFieldProps<Name>) {
  const { name, setting, names, settings, note, onChange } = field
  const id = useId()
  return (
    <fieldset className={styles['field']} aria-describedby={note === undefined ? undefined : `${id}-note`}>
      <legend>{name}</legend>
      {(Object.keys(names) as Settings[Name][]).map((choice) => (
        <label key={choice} className={styles['choice']}>
          <input
            className={styles['box']}
            type="radio"
            name={id}
            checked={settings[setting] === choice}
            onChange={() => onChange({ [setting]: choice })}
          />
          {names[choice]}
        </label>
      ))}
      <Note id={`${id}-note`}>{note}</Note>
    </fieldset>
  )
}

function Note({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  if (children === undefined) return null
  return (
    <p id={id} className={styles['note']}>
      {children}
    </p>
  )
}

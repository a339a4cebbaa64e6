import { useId, type ReactNode } from 'react'

import type { SettingsStore } from '../../player-data/settings-store.ts'
import { SETTING_RANGES, type RangeSetting, type Settings } from '../../player-data/settings.ts'
import styles from './options-screen.module.css'

/** What a group of fields shows and changes. */
export interface FieldsProps {
  readonly settings: Settings
  readonly onChange: SettingsStore['change']
}

export interface SwitchFieldProps {
  readonly name: string
  readonly isOn: boolean
  readonly isDisabled?: boolean
  /** What it does, where the name does not say it all. */
  readonly note?: ReactNode
  readonly onChange: (isOn: boolean) => void
}

export function SwitchField({ name, isOn, isDisabled = false, note, onChange }: SwitchFieldProps) {
  const noteId = useId()
  return (
    <div className={styles['field']}>
      <label className={styles['choice']}>
        <input
          className={styles['box']}
          type="checkbox"
          checked={isOn}
          disabled={isDisabled}
          aria-describedby={note === undefined ? undefined : noteId}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {name}
      </label>
      <Note id={noteId}>{note}</Note>
    </div>
  )
}

export interface ShareFieldProps extends FieldsProps {
  readonly name: string
  /** The setting that it shows, in percent, and changes. */
  readonly setting: RangeSetting
  /** What it does, where the name does not say it all. */
  readonly note?: ReactNode
}

export function ShareField({ name, setting, settings, note, onChange }: ShareFieldProps) {
  const id = useId()
  const value = settings[setting]
  const { least, most, step } = SETTING_RANGES[setting]
  const percent = `${Math.round(value * 100)}%`
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['reading']}>
        <span>{name}</span> <span className={styles['value']}>{percent}</span>
      </label>
      <input
        id={id}
        className={styles['range']}
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={percent}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange({ [setting]: event.currentTarget.valueAsNumber })}
      />
      <Note id={`${id}-note`}>{note}</Note>
    </div>
  )
}

export interface ChoiceFieldProps<Choice extends string> {
  readonly name: string
  /** The choices in their order, and what the player reads of each. */
  readonly names: Readonly<Record<Choice, string>>
  readonly value: Choice
  /** What they do, where the names do not say it all. */
  readonly note?: string
  readonly onChange: (value: Choice) => void
}

export function ChoiceField<Choice extends string>({ name, names, value, note, onChange }: ChoiceFieldProps<Choice>) {
  const id = useId()
  return (
    <fieldset className={styles['field']} aria-describedby={note === undefined ? undefined : `${id}-note`}>
      <legend>{name}</legend>
      {(Object.keys(names) as Choice[]).map((choice) => (
        <label key={choice} className={styles['choice']}>
          <input
            className={styles['box']}
            type="radio"
            name={id}
            checked={value === choice}
            onChange={() => onChange(choice)}
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

import type { DetailChoice, ViewChoice } from '../../player-data/settings.ts'
import { ChoiceField, SwitchField, type FieldsProps } from './option-fields.tsx'
import styles from './options-screen.module.css'

const VIEW_NAMES: Readonly<Record<ViewChoice, string>> = {
  auto: 'Automatic',
  '3d': '3D',
  flat: 'Flat',
}

const DETAIL_NAMES: Readonly<Record<DetailChoice, string>> = {
  auto: 'Automatic',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
}

const CAMERA_MOTIONS = [
  ['lean', 'Leans into turns'],
  ['shake', 'Shakes on a crash'],
  ['widening', 'Widens the view with speed'],
] as const

export interface PictureFieldsProps extends FieldsProps {
  /** Whether the system asks for reduced motion; the switches of motion say so then. */
  readonly isMotionReduced: boolean
}

export function PictureFields(fields: PictureFieldsProps) {
  const { settings, onChange } = fields
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>Picture</legend>
      <ChoiceField
        name="View"
        names={VIEW_NAMES}
        value={settings.view}
        note="Flat needs no graphics hardware. Automatic uses it when 3D is unavailable or slower."
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
      <CameraFields {...fields} />
    </fieldset>
  )
}

/** The motions of the camera, all off where the system asks for reduced motion. */
function CameraFields({ settings, isMotionReduced, onChange }: PictureFieldsProps) {
  return (
    <fieldset className={styles['field']}>
      <legend>Camera motion</legend>
      {isMotionReduced && <p className={styles['note']}>Your system asks for reduced motion, so these are off.</p>}
      {CAMERA_MOTIONS.map(([motion, name]) => (
        <SwitchField
          key={motion}
          name={name}
          isOn={settings[motion] && !isMotionReduced}
          isDisabled={isMotionReduced}
          onChange={(isOn) => onChange({ [motion]: isOn })}
        />
      ))}
    </fieldset>
  )
}

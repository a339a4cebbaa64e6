import { useReducedMotion } from '~/styles/reduced-motion.ts'

import type { DetailChoice, ViewChoice } from '../../player-data/settings.ts'
import { ChoiceField, SwitchField, type FieldsProps } from './option-fields.tsx'
import styles from './options-screen.module.css'

const VIEW_NAMES: Readonly<Record<ViewChoice, string>> = {
  auto: 'Automatic',
  '3d': '3D',
  flat: '2D',
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

export function PictureFields(fields: FieldsProps) {
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>Graphics</legend>
      <ChoiceField
        name="View"
        setting="view"
        names={VIEW_NAMES}
        note="2D needs no graphics hardware. Automatic uses it where there is none."
        {...fields}
      />
      <ChoiceField name="Detail" setting="detail" names={DETAIL_NAMES} {...fields} />
      <SwitchField name="Show the rival" setting="showsRival" {...fields} />
      <CameraFields {...fields} />
    </fieldset>
  )
}

/** The motions of the camera, all off where the system asks for reduced motion. */
function CameraFields(fields: FieldsProps) {
  const isMotionReduced = useReducedMotion()
  return (
    <fieldset className={styles['field']}>
      <legend>Camera motion</legend>
      {isMotionReduced && <p className={styles['note']}>Your system asks for reduced motion, so these are off.</p>}
      {CAMERA_MOTIONS.map(([motion, name]) => (
        <SwitchField key={motion} name={name} setting={motion} isDisabled={isMotionReduced} {...fields} />
      ))}
    </fieldset>
  )
}

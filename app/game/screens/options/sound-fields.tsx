import { lazy, Suspense, type ComponentType } from 'react'

import { loadGuide } from '../../load-guide.ts'
import type { GuideChoice } from '../../player-data/settings.ts'
import { ChoiceField, ShareField, SwitchField, type FieldsProps } from './option-fields.tsx'
import styles from './options-screen.module.css'

const GUIDE_NAMES: Readonly<Record<GuideChoice, string>> = {
  off: 'Off',
  stereo: 'Stereo',
  mono: 'Mono, with spoken directions',
}

/** If it does not arrive, the options stay as they are; the live region reports it. */
const GuideFields = lazy<ComponentType<FieldsProps>>(() => loadGuide().catch(() => ({ default: () => null })))

export function SoundFields(fields: FieldsProps) {
  const { settings, onChange } = fields
  return (
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
          <GuideFields {...fields} />
        </Suspense>
      )}
    </fieldset>
  )
}

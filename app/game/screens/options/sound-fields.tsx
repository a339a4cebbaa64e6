import { lazy, Suspense, type ComponentType } from 'react'

import { withTimeout } from '../../page/with-timeout.ts'
import type { GuideChoice } from '../../player-data/settings.ts'
import { ChoiceField, ShareField, SwitchField, type FieldsProps } from './option-fields.tsx'
import styles from './options-screen.module.css'

const GUIDE_NAMES: Readonly<Record<GuideChoice, string>> = {
  off: 'Off',
  stereo: 'Stereo',
  mono: 'Mono, with spoken directions',
}

/** If it does not arrive, the options stay as they are; the live region reports it. */
const GuideFields = lazy<ComponentType<FieldsProps>>(async () => {
  const { GuideFields: loaded } = await withTimeout(import('./guide-fields.tsx')).catch(() => ({
    GuideFields: () => null,
  }))
  return { default: loaded }
})

export function SoundFields(fields: FieldsProps) {
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>Sound</legend>
      <SwitchField name="Mute" setting="isMuted" {...fields} />
      <ShareField name="Engine and wind" setting="engineVolume" {...fields} />
      <ShareField name="Rings and signals" setting="effectsVolume" {...fields} />
      <ChoiceField
        name="Sound guide"
        setting="soundGuide"
        names={GUIDE_NAMES}
        note="A beacon lets you fly by ear. Start with a relaxed flight."
        {...fields}
      />
      {fields.settings.soundGuide !== 'off' && (
        <Suspense>
          <GuideFields {...fields} />
        </Suspense>
      )}
    </fieldset>
  )
}

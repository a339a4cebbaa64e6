import { useRef, useState } from 'react'

import { PRACTICE_SECONDS } from '../../sound/guide/practice.ts'
import { ScreenButton } from '../screen-button.tsx'
import { GuidePractice } from './guide-practice.tsx'
import { ShareField, type FieldsProps } from './option-fields.tsx'
import styles from './options-screen.module.css'

/** What belongs to the sound guide once it is on: its volume, and its practice. */
export function GuideFields({ settings, onChange }: FieldsProps) {
  const [isPractising, setPractising] = useState(false)
  const practise = useRef<HTMLButtonElement>(null)
  const end = () => {
    setPractising(false)
    // If the focus has moved elsewhere meanwhile, it stays there.
    if (document.activeElement?.closest('[role="application"]')) practise.current?.focus()
  }
  return (
    <>
      <p className={styles['note']}>
        Follow the beacon: turn towards it, and climb or dive until its pulses match the steady note. They quicken
        towards a ring. When fuel runs low, another sound leads to a canister. A growl warns of ground ahead, from the
        side where it is higher.
      </p>
      <ShareField name="Guide volume" setting="guideVolume" settings={settings} onChange={onChange} />
      <div className={styles['field']}>
        <ScreenButton
          variant="secondary"
          ref={practise}
          disabled={settings.isMuted}
          onClick={() => setPractising(true)}
        >
          Practise for {PRACTICE_SECONDS} seconds
        </ScreenButton>
        {settings.isMuted && <p className={styles['note']}>Turn off Mute to practise.</p>}
        {isPractising && <GuidePractice settings={settings} onEnd={end} />}
      </div>
    </>
  )
}

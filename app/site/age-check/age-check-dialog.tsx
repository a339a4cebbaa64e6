import { siteConfig } from '~/site.config.ts'

import { Button } from '../components/button.tsx'
import { Modal, ModalHeader } from '../components/modal.tsx'
import styles from './age-check-dialog.module.css'

interface AgeCheckDialogProps {
  readonly opener: HTMLElement | null
  /** The question stands before a flight that somebody shared. */
  readonly isByFlightLink: boolean
  /** The visitor said no earlier in this visit: only the way back is offered. */
  readonly hasDeclined: boolean
  readonly onAnswer: (answer: 'yes' | 'no') => void
  readonly onClose: () => void
}

const TITLE_ID = 'age-check-title'

/** Asks visitors to state that they are old enough. It proves nothing and does not claim to. */
export function AgeCheckDialog({ opener, isByFlightLink, hasDeclined, onAnswer, onClose }: AgeCheckDialogProps) {
  const age = siteConfig.minimumAge
  return (
    <Modal titleId={TITLE_ID} opener={opener} onClose={onClose}>
      {() =>
        hasDeclined ? (
          <>
            <ModalHeader titleId={TITLE_ID} title="Thank you for telling us" onClose={onClose} />
            <div className={styles['words']}>
              <p>
                The game is for people aged {age} and over, so it stays closed for this visit. The rest of the site is
                open to you.
              </p>
              <p className={styles['quiet']}>Your answer is forgotten when you close this tab.</p>
            </div>
          </>
        ) : (
          <>
            <ModalHeader titleId={TITLE_ID} title={`Are you ${age} or older?`} onClose={onClose} />
            <div className={styles['words']}>
              {isByFlightLink && <p>A pilot has shared a flight with you. Watch it or race it, after one question.</p>}
              <p>The game is made for people aged {age} and over. We take your word for it and ask for nothing else.</p>
            </div>
            <div className={styles['answers']}>
              <Button onClick={() => onAnswer('yes')}>Yes, I am {age} or older</Button>
              <Button onClick={() => onAnswer('no')}>No, I am under {age}</Button>
            </div>
            <p className={styles['quiet']}>
              “Yes” is remembered on this device; “No” is remembered until you close this tab. Neither is sent anywhere.
            </p>
          </>
        )
      }
    </Modal>
  )
}

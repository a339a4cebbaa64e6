import { type ReactNode, useCallback, useState } from 'react'

import { siteConfig } from '~/site/site.config.ts'

import { createAgeAnswerKeeper } from './age-answer.ts'
import { Button } from '../components/button.tsx'
import { Modal, ModalHeader } from '../components/modal.tsx'
import styles from './age-check-dialog.module.css'

/** One per page load, so that an answer holds even where nothing can be stored. */
const ageAnswer = createAgeAnswerKeeper(siteConfig.minimumAge)

interface PendingQuestion {
  readonly opener: HTMLElement | null
  readonly isByFlightLink: boolean
  readonly hasDeclined: boolean
  readonly proceed: () => void
}

interface AgeGate {
  /**
   * Calls `proceed` at once or after a yes, and not at all after a no.
   *
   * @param isByFlightLink the visitor has opened a link to a shared flight, and sees this question first
   */
  readonly pass: (opener: HTMLElement | null, isByFlightLink: boolean, proceed: () => void) => void
  /** The question, while it is open; to be rendered by the caller. */
  readonly question: ReactNode
}

/**
 * Asks for the age before anything with a minimum age; passes everyone where the configuration has no age check.
 *
 * @param leave called with what closes the question, when it is to be closed without a yes
 */
export function useAgeGate(leave: (close: () => void) => void): AgeGate {
  const [pending, setPending] = useState<PendingQuestion>()

  const pass = useCallback((opener: HTMLElement | null, isByFlightLink: boolean, proceed: () => void) => {
    const answer = siteConfig.requireAgeVerification ? ageAnswer.answer() : 'yes'
    if (answer === 'yes') proceed()
    else setPending({ opener, isByFlightLink, hasDeclined: answer === 'no', proceed })
  }, [])

  const question = pending && (
    <AgeCheckDialog
      // Another key mounts another dialog, whose title takes the focus that the removed button had.
      key={pending.hasDeclined ? 'declined' : 'question'}
      opener={pending.opener}
      isByFlightLink={pending.isByFlightLink}
      hasDeclined={pending.hasDeclined}
      onClose={() => leave(() => setPending(undefined))}
      onAnswer={(answer) => {
        ageAnswer.remember(answer)
        if (answer === 'no') {
          setPending({ ...pending, hasDeclined: true })
          return
        }
        setPending(undefined)
        pending.proceed()
      }}
    />
  )

  return { pass, question }
}

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
function AgeCheckDialog({ opener, isByFlightLink, hasDeclined, onAnswer, onClose }: AgeCheckDialogProps) {
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
              {/* Each one text: the parts that a translator makes of several would stand in columns. */}
              <Button onClick={() => onAnswer('yes')}>{`Yes, I am ${age} or older`}</Button>
              <Button onClick={() => onAnswer('no')}>{`No, I am under ${age}`}</Button>
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

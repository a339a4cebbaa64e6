import { type ReactNode, useCallback, useState } from 'react'

import { siteConfig } from '~/site.config.ts'

import { createAgeAnswerKeeper } from './age-answer.ts'
import { AgeCheckDialog } from './age-check-dialog.tsx'

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

/** Asks for the age before anything with a minimum age; passes everyone where the configuration has no age check. */
export function useAgeGate(): AgeGate {
  const [pending, setPending] = useState<PendingQuestion>()

  const pass = useCallback((opener: HTMLElement | null, isByFlightLink: boolean, proceed: () => void) => {
    const answer = siteConfig.requireAgeVerification ? ageAnswer.answer() : 'yes'
    if (answer === 'yes') proceed()
    else setPending({ opener, isByFlightLink, hasDeclined: answer === 'no', proceed })
  }, [])

  const close = useCallback(() => setPending(undefined), [])

  const question = pending && (
    <AgeCheckDialog
      // Another key mounts another dialog, whose title takes the focus that the removed button had.
      key={pending.hasDeclined ? 'declined' : 'question'}
      opener={pending.opener}
      isByFlightLink={pending.isByFlightLink}
      hasDeclined={pending.hasDeclined}
      onClose={close}
      onAnswer={(answer) => {
        ageAnswer.remember(answer)
        if (answer === 'no') {
          setPending({ ...pending, hasDeclined: true })
          return
        }
        close()
        pending.proceed()
      }}
    />
  )

  return { pass, question }
}

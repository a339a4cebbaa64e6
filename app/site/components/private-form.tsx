import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

import { useIsAwake } from './awake'
import { Button } from './button'
import styles from './private-form.module.css'

interface PrivateFormProps {
  /** Id of the heading that names the form. */
  readonly labelledBy: string
  readonly submitLabel: string
  readonly children: ReactNode
}

/**
 * A form that is sent nowhere: it lets the browser check the fields, forgets them, and leads to /thank.
 *
 * Until the scripts run it cannot be submitted at all, so that nothing leaves with scripts off either; `method="post"`
 * keeps what was typed out of the address should a browser ever submit it by itself.
 */
export function PrivateForm({ labelledBy, submitLabel, children }: PrivateFormProps) {
  const navigate = useNavigate()
  const isAwake = useIsAwake()
  const formRef = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const form = formRef.current
    // Closing a dialog with a half-filled form forgets it as well. A page that is left forgets by itself, awake or not
    // (scripts/late-start.mjs).
    return () => form?.reset()
  }, [])

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.currentTarget.reset()
    void navigate('/thank')
  }

  return (
    <form ref={formRef} method="post" className={styles['form']} aria-labelledby={labelledBy} onSubmit={handleSubmit}>
      {children}
      <p className={styles['note']}>
        Nothing you type here leaves this browser. It is not sent and not stored, and it is forgotten when you submit it
        or leave.
      </p>
      <Button type="submit" look="solid" disabled={!isAwake}>
        {submitLabel}
      </Button>
    </form>
  )
}

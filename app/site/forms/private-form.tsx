import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

import { useIsHydrated } from '../hydration/hydrated.ts'
import { Button } from '../components/button.tsx'
import styles from './fields.module.css'

interface PrivateFormProps {
  /** Id of the heading that names the form. */
  readonly labelledBy: string
  readonly submitLabel: string
  readonly children: ReactNode
}

/**
 * A form that is sent nowhere: it lets the browser check the fields, forgets them, and leads to /thank.
 *
 * It is served with its button disabled, so that nothing leaves with scripts off either; before-hydration.ts enables it, and
 * keeps a submission until React answers it. `method="post"` keeps what was typed out of the address should a browser ever
 * submit it by itself.
 */
export function PrivateForm({ labelledBy, submitLabel, children }: PrivateFormProps) {
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const formRef = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const form = formRef.current
    // When a dialog with a dirty form closes. When a page is left, before-hydration.ts resets all its forms.
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
        Nothing you type here leaves your browser. It is not sent or stored, and it is discarded when you submit the
        form or leave.
      </p>
      <Button type="submit" variant="solid" disabled={!isHydrated}>
        {submitLabel}
      </Button>
    </form>
  )
}

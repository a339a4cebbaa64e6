import { type ReactNode, type SyntheticEvent, useContext, useEffect, useRef } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, useNavigate } from 'react-router'

import { useIsHydrated } from '../hydration/hydrated.ts'
import { Button } from '../components/button.tsx'
import styles from './fields.module.css'

interface PrivateFormProps {
  /** Names the form; another name than that of the section or dialog around it, which screen readers list beside it. */
  readonly label: string
  readonly submitLabel: string
  /** A sentence before the one on privacy. */
  readonly note?: string
  readonly children: ReactNode
}

/**
 * A form that is sent nowhere: it lets the browser check the fields, forgets them, and leads to /thank.
 *
 * It is served with its button disabled, so that nothing leaves with scripts off either; early-script.ts enables it, and
 * keeps a submission until React answers it. `method="post"` keeps what was typed out of the address should a browser ever
 * submit it by itself.
 */
export function PrivateForm({ label, submitLabel, note, children }: PrivateFormProps) {
  const showThankPage = useThankPage()
  const isHydrated = useIsHydrated()
  const formRef = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const form = formRef.current
    // When a dialog with a dirty form closes. When a page is left, early-script.ts resets all its forms.
    return () => form?.reset()
  }, [])

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.currentTarget.reset()
    void showThankPage()
  }

  return (
    <form ref={formRef} method="post" className={styles['form']} aria-label={label} onSubmit={handleSubmit}>
      {children}
      <p className={styles['note']}>
        {note} Nothing you type here leaves your browser. It isn’t stored, and it is discarded when you submit the form
        or leave.
      </p>
      <Button type="submit" variant="solid" disabled={!isHydrated}>
        {submitLabel}
      </Button>
    </form>
  )
}

/** After this time without its code the page is loaded as a document. */
const TIMEOUT_MILLISECONDS = 3000

/**
 * Goes to /thank within the client. Its code is fetched with the form, because React Router would reload the page that the
 * visitor is on where a page's code is lost; then, and where it hangs, /thank is loaded as a document.
 */
function useThankPage(): () => Promise<void> {
  const navigate = useNavigate()
  const address = useContext(FrameworkContext)?.manifest.routes['routes/thank']?.module ?? ''

  useEffect(() => void import(/* @vite-ignore */ address).catch(() => undefined), [address])

  return () => {
    const hanging = new Promise((_, reject) => setTimeout(reject, TIMEOUT_MILLISECONDS))
    return Promise.race([import(/* @vite-ignore */ address), hanging]).then(
      () => navigate('/thank'),
      () => window.location.assign('/thank'),
    )
  }
}

import type { ReactNode } from 'react'

import { Modal, ModalHeader } from '../components/modal.tsx'
import { AccountNameField, ConsentField, EmailField, PasswordField } from '../forms/fields.tsx'
import { PrivateForm } from '../forms/private-form.tsx'

interface AccountDialogProps {
  readonly opener: HTMLElement
  readonly onClose: () => void
}

/** The registration form of the specification: it leads to /thank and makes no account. */
export function RegisterDialog(props: AccountDialogProps) {
  return (
    <AccountDialog {...props} title="Register">
      <EmailField />
      <AccountNameField label="Username" name="username" />
      <PasswordField autoComplete="new-password" />
    </AccountDialog>
  )
}

/** The login form of the specification: it leads to /thank and signs nobody in. */
export function LoginDialog(props: AccountDialogProps) {
  return (
    <AccountDialog {...props} title="Login">
      <AccountNameField label="Email or username" name="identity" />
      <PasswordField autoComplete="current-password" />
    </AccountDialog>
  )
}

interface AccountFormProps extends AccountDialogProps {
  /** Names the dialog and its act. */
  readonly title: string
  /** The fields, before the terms box. */
  readonly children: ReactNode
}

/** What Register and Login have in common: a form in a dialog, with the terms to agree to. */
function AccountDialog({ opener, onClose, title, children }: AccountFormProps) {
  const titleId = `${title.toLowerCase()}-title`
  return (
    <Modal titleId={titleId} opener={opener} onClose={onClose}>
      {() => (
        <>
          <ModalHeader titleId={titleId} title={title} onClose={onClose} />
          <PrivateForm
            label={`${title} form`}
            submitLabel={title}
            note="There are no accounts, and you need none to play."
          >
            {children}
            <ConsentField name="terms">
              I agree to the {/* In a new tab, so that a dirty form is not lost. */}
              <a href="/terms_of_service" target="_blank" rel="noopener">
                terms of service (opens in a new tab)
              </a>
            </ConsentField>
          </PrivateForm>
        </>
      )}
    </Modal>
  )
}

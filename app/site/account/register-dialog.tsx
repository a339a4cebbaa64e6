import { FIRST_FIELD, Modal, ModalHeader } from '../components/modal'
import { PasswordField, TextField } from '../components/fields'
import { PrivateForm } from '../components/private-form'
import { TermsConsent } from './terms-consent'

interface AccountDialogProps {
  readonly opener: HTMLElement
  readonly onClose: () => void
}

const TITLE_ID = 'register-title'

/** The registration form of the specification: it leads to /thank and makes no account. */
export function RegisterDialog({ opener, onClose }: AccountDialogProps) {
  return (
    <Modal titleId={TITLE_ID} opener={opener} onClose={onClose}>
      {() => (
        <>
          <ModalHeader titleId={TITLE_ID} title="Register" onClose={onClose} />
          <PrivateForm labelledBy={TITLE_ID} submitLabel="Register">
            <TextField
              label="Email"
              name="email"
              type="email"
              required
              autoComplete="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="next"
              {...FIRST_FIELD}
            />
            <TextField
              label="Username"
              name="username"
              type="text"
              required
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="next"
            />
            <PasswordField label="Password" name="password" required autoComplete="new-password" enterKeyHint="go" />
            <TermsConsent />
          </PrivateForm>
        </>
      )}
    </Modal>
  )
}

import { FIRST_FIELD, Modal, ModalHeader } from '../components/modal'
import { PasswordField, TextField } from '../components/fields'
import { PrivateForm } from '../components/private-form'
import { TermsConsent } from './terms-consent'

interface AccountDialogProps {
  readonly opener: HTMLElement
  readonly onClose: () => void
}

const TITLE_ID = 'login-title'

/** The login form of the specification: it leads to /thank and signs nobody in. */
export function LoginDialog({ opener, onClose }: AccountDialogProps) {
  return (
    <Modal titleId={TITLE_ID} opener={opener} onClose={onClose}>
      {() => (
        <>
          <ModalHeader titleId={TITLE_ID} title="Login" onClose={onClose} />
          <PrivateForm labelledBy={TITLE_ID} submitLabel="Login">
            <TextField
              label="Email or username"
              name="identity"
              type="text"
              required
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="next"
              {...FIRST_FIELD}
            />
            <PasswordField
              label="Password"
              name="password"
              required
              autoComplete="current-password"
              enterKeyHint="go"
            />
            <TermsConsent />
          </PrivateForm>
        </>
      )}
    </Modal>
  )
}

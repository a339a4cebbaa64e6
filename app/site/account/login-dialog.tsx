import { PasswordField, TextField } from '../components/fields'
import { FIRST_FIELD } from '../components/modal'
import { AccountDialog, type AccountDialogProps } from './account-dialog'

/** The login form of the specification: it leads to /thank and signs nobody in. */
export function LoginDialog(props: AccountDialogProps) {
  return (
    <AccountDialog {...props} title="Login">
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
      <PasswordField label="Password" name="password" required autoComplete="current-password" enterKeyHint="go" />
    </AccountDialog>
  )
}

import { PasswordField, TextField } from '../components/fields'
import { FIRST_FIELD } from '../components/modal'
import { AccountDialog, type AccountDialogProps } from './account-dialog'

/** The registration form of the specification: it leads to /thank and makes no account. */
export function RegisterDialog(props: AccountDialogProps) {
  return (
    <AccountDialog {...props} title="Register">
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
    </AccountDialog>
  )
}

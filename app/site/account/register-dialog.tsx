import { AccountNameField, EmailField, PasswordField } from '../components/fields'
import { FIRST_FIELD } from '../components/modal'
import { AccountDialog, type AccountDialogProps } from './account-dialog'

/** The registration form of the specification: it leads to /thank and makes no account. */
export function RegisterDialog(props: AccountDialogProps) {
  return (
    <AccountDialog {...props} title="Register">
      <EmailField {...FIRST_FIELD} />
      <AccountNameField label="Username" name="username" />
      <PasswordField label="Password" name="password" required autoComplete="new-password" enterKeyHint="go" />
    </AccountDialog>
  )
}

import { AccountNameField, PasswordField } from '../forms/fields.tsx'
import { FIRST_FIELD } from '../components/modal.tsx'
import { AccountDialog, type AccountDialogProps } from './account-dialog.tsx'

/** The login form of the specification: it leads to /thank and signs nobody in. */
export function LoginDialog(props: AccountDialogProps) {
  return (
    <AccountDialog {...props} title="Login">
      <AccountNameField label="Email or username" name="identity" {...FIRST_FIELD} />
      <PasswordField autoComplete="current-password" />
    </AccountDialog>
  )
}

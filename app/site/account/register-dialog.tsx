import { AccountNameField, EmailField, PasswordField } from '../forms/fields.tsx'
import { FIRST_FIELD } from '../components/modal.tsx'
import { AccountDialog, type AccountDialogProps } from './account-dialog.tsx'

/** The registration form of the specification: it leads to /thank and makes no account. */
export function RegisterDialog(props: AccountDialogProps) {
  return (
    <AccountDialog {...props} title="Register">
      <EmailField {...FIRST_FIELD} />
      <AccountNameField label="Username" name="username" />
      <PasswordField autoComplete="new-password" />
    </AccountDialog>
  )
}

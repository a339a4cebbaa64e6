import { ConsentField } from '../forms/fields.tsx'

/** The terms box of Register and Login. The link opens a new tab, so that a dirty form is not lost. */
export function TermsConsent() {
  return (
    <ConsentField name="terms">
      I agree to the{' '}
      <a href="/terms_of_service" target="_blank" rel="noopener">
        terms of service (opens in a new tab)
      </a>
    </ConsentField>
  )
}

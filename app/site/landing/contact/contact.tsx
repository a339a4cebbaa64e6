import { ConsentField, EmailField, SelectField, TextAreaField, TextField } from '../../forms/fields.tsx'
import { ContactDetails } from '../../components/contact-details.tsx'
import { PrivateForm } from '../../forms/private-form.tsx'
import styles from './contact.module.css'
import { Section } from '../section.tsx'

const MISSION_TYPES = [
  'Technical Support',
  'Gameplay Question',
  'Account Issue',
  'Feedback & Suggestions',
  'Partnership Inquiry',
] as const

/** The contact form of the specification, which sends nothing, beside the ways that do reach somebody. */
export function Contact() {
  return (
    <Section id="contact" heading="Contact" theme="paper">
      <div className={styles['body']}>
        <div className={styles['ways']}>
          <p className={styles['lead']}>
            This form isn’t connected to a server. To get an answer from a person, use one of these.
          </p>
          <ContactDetails />
          <noscript>
            <p>The form needs JavaScript, which is off in this browser.</p>
          </noscript>
        </div>
        <PrivateForm label="Contact form" submitLabel="Submit">
          <TextField
            label="Pilot name"
            name="pilot-name"
            type="text"
            required
            autoComplete="name"
            enterKeyHint="next"
          />
          <EmailField />
          <SelectField
            label="Mission type"
            hint="Optional"
            name="mission-type"
            emptyChoice="Choose a mission type"
            choices={MISSION_TYPES}
          />
          <TextAreaField label="Details" name="details" required autoComplete="off" />
          <ConsentField name="privacy">
            I have read the{' '}
            <a href="/privacy_policy" target="_blank" rel="noopener">
              privacy policy (opens in a new tab)
            </a>
          </ConsentField>
        </PrivateForm>
      </div>
    </Section>
  )
}

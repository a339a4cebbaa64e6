import { Link } from 'react-router'

import { siteConfig } from '~/site.config.ts'

import { EmailLink } from '../components/contact-links.tsx'
import { PolicyPage } from './policy-page.tsx'

/** The refund policy. */
export function RefundPolicy() {
  const { siteName } = siteConfig
  return (
    <PolicyPage
      path="/refund_policy"
      title="Refund policy"
      summary={`${siteName} is free and sells nothing on this site, so there is nothing to refund today. This policy explains what applies to any payment you may have made to us.`}
      sections={[
        {
          id: 'consumer-law',
          heading: 'Your rights come first',
          body: (
            <p>
              Our goods and services come with guarantees that cannot be excluded under the Australian Consumer Law. For
              a major failure you are entitled to a refund or replacement, or to cancel a service. Nothing in this
              policy limits those rights, and the time limits below never shorten them.
            </p>
          ),
        },
        {
          id: 'when',
          heading: 'When you may ask',
          body: (
            <p>
              Beyond those rights, you may ask for a refund of any payment within 30 calendar days of making it. You
              need not give a reason.
            </p>
          ),
        },
        {
          id: 'how',
          heading: 'How to ask',
          body: (
            <>
              <p>
                Write to <EmailLink />, call, or send a letter. Please tell us:
              </p>
              <ul>
                <li>what you paid for, when, and how much;</li>
                <li>how you paid, but never a card number;</li>
                <li>how we can reach you.</li>
              </ul>
              <p>The contact form on this site sends nothing, so a request made there would not reach us.</p>
            </>
          ),
        },
        {
          id: 'times',
          heading: 'How long it takes',
          body: (
            <>
              <p>We reply within 5 to 7 business days of receiving your request.</p>
              <p>
                A refund that is due is processed within 14 business days, to the payment method you used, without a
                fee. Your bank may need a little longer to show it.
              </p>
            </>
          ),
        },
        {
          id: 'scores',
          heading: 'Scores',
          body: (
            <p>
              Scores, rings and ranks are virtual and free. They have no monetary value and are not refunded, exchanged
              or paid out.
            </p>
          ),
        },
        {
          id: 'law',
          heading: 'Governing law',
          body: (
            <p>
              This policy is governed by the laws of Australia and should be read together with the{' '}
              <Link to="/terms_of_service">terms of service</Link>. If we cannot agree, your state or territory’s
              consumer protection agency can help.
            </p>
          ),
        },
      ]}
    />
  )
}

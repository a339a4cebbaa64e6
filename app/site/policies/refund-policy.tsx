import { siteConfig } from '~/site/site.config.ts'

import { EmailLink } from '../components/contact-details.tsx'
import { PolicyPage, PolicySection } from './policy-page.tsx'

/** The refund policy. */
export function RefundPolicy() {
  const { siteName } = siteConfig
  return (
    <PolicyPage
      path="/refund_policy"
      summary={`${siteName} is free and sells nothing on this site, so there is nothing to refund today. This policy explains what applies to any payment you may have made to us.`}
    >
      <PolicySection id="consumer-law" heading="Your rights come first">
        <p>
          Our goods and services come with guarantees that cannot be excluded under the Australian Consumer Law. For a
          major failure you are entitled to a refund or replacement, or to cancel a service. Nothing in this policy
          limits those rights, and the time limits below never shorten them.
        </p>
      </PolicySection>
      <PolicySection id="when" heading="When you may ask">
        <p>
          Beyond those rights, you may ask for a refund of any payment within 30 calendar days of making it. You need
          not give a reason.
        </p>
      </PolicySection>
      <PolicySection id="how" heading="How to ask">
        <p>
          Write to <EmailLink />, call, or send a letter. Please tell us:
        </p>
        <ul>
          <li>what you paid for, when, and how much;</li>
          <li>how you paid, but never a card number;</li>
          <li>how we can reach you.</li>
        </ul>
        <p>The contact form on this site sends nothing, so a request made there would not reach us.</p>
      </PolicySection>
      <PolicySection id="times" heading="How long it takes">
        <p>We reply within 5 to 7 business days of receiving your request.</p>
        <p>
          A refund that is due is processed within 14 business days, to the payment method you used, without a fee. Your
          bank may need a little longer to show it.
        </p>
      </PolicySection>
      <PolicySection id="scores" heading="Scores">
        <p>
          Scores, rings and medals are virtual and free. They have no monetary value and are not refunded, exchanged or
          paid out.
        </p>
      </PolicySection>
      <PolicySection id="law" heading="Governing law">
        <p>
          This policy is governed by the laws of Australia and should be read together with the{' '}
          <a href="/terms_of_service">terms of service</a>. If we cannot agree, your state or territory’s consumer
          protection agency can help.
        </p>
      </PolicySection>
    </PolicyPage>
  )
}

import { siteConfig } from '~/site/site.config.ts'

import { EmailLink } from '../components/contact-details.tsx'
import { NO_SERVICE_UNDER_AGE } from '../site-config-check.ts'
import { PolicyPage, PolicySection } from './policy-page.tsx'

/** The privacy policy. */
export function PrivacyPolicy() {
  const { siteName, minimumAge, requireAgeVerification, offline } = siteConfig
  return (
    <PolicyPage
      path="/privacy_policy"
      summary={`${siteName} collects no personal information through this site. What you type stays in your browser until it is discarded, and what the game remembers stays on your device.`}
    >
      <PolicySection id="who-we-are" heading="Who we are">
        <p>
          {siteName} is a free flight game that runs in your browser, operated from Australia. “We” in this policy means
          the people who run it; you can reach them through the contact details at the end. We handle personal
          information in line with the Privacy Act 1988 (Cth) and the Australian Privacy Principles.
        </p>
      </PolicySection>
      <PolicySection id="what-you-type" heading="What you type into the forms">
        <p>
          The Register, Login and Contact forms are not connected to any server. Your browser checks that the required
          fields are filled in; the page then discards them and shows a confirmation. Nothing you type is sent, stored
          or logged by the site, and no account is created.
        </p>
        <p>
          Your browser itself may offer to remember what you typed, such as a password. That is between you and your
          browser, and its settings control it.
        </p>
      </PolicySection>
      <PolicySection id="on-your-device" heading="What stays on your device">
        <p>
          The site keeps entries in your browser’s storage
          {requireAgeVerification ? ', such as your answer to the age question,' : ''} so that it works the way you left
          it{offline ? ', and a copy of its own pages and files, so that it opens without a connection' : ''}. They do
          not identify you, they are never sent to us, and you can clear them at any time. The{' '}
          <a href="/cookies_policy">cookies policy</a> lists them all. The site sets no cookies.
        </p>
        <p>
          If you share a flight, your browser’s sharing menu or clipboard gets its result and a link. The link holds the
          course, the kind of flight and how you steered, and nothing about you; it goes only where you send it. The
          button “Copy result” puts the date of a day’s course, your result and a link to the course on the clipboard. A
          poster of a flight is drawn on your device: it holds that link, the result and the date, and goes only where
          you save or send it.
        </p>
      </PolicySection>
      <PolicySection id="what-we-never-do" heading="What we do not do">
        <ul>
          <li>We do not use analytics, advertising, tracking pixels or fingerprinting.</li>
          <li>We do not load anything from third parties: fonts, pictures and scripts all come from this site.</li>
          <li>We do not sell or share personal information, and this site gives us none that we could sell.</li>
          <li>We do not make automated decisions about you.</li>
        </ul>
      </PolicySection>
      <PolicySection id="delivery" heading="Delivering the pages">
        <p>
          To deliver a page, a web server must see the request for it: your IP address, the file requested, the time,
          and what your browser says about itself. The company that hosts these files may keep such records for a short
          time for security and to keep the service running, possibly outside Australia. We do not combine them with
          anything else.
        </p>
      </PolicySection>
      <PolicySection id="when-you-write" heading="When you write to us or call">
        <p>
          If you contact us by email, telephone or post, we have what you tell us and the address or number it came
          from. We use it to answer you, and we keep it no longer than we need to or than the law requires. Please do
          not send sensitive information that your question does not need.
        </p>
      </PolicySection>
      <PolicySection id="age" heading="Age">
        <p>The minimum age for the game is {minimumAge}.</p>
        <p>
          We do not provide services to people under {NO_SERVICE_UNDER_AGE}, and we do not knowingly collect their
          personal information. If you believe that someone under {NO_SERVICE_UNDER_AGE} has written to us, tell us, and
          we will delete what they sent.
        </p>
      </PolicySection>
      <PolicySection id="your-rights" heading="Your rights">
        <p>
          You may ask us what personal information we hold about you, and ask us to correct or delete it. Write to{' '}
          <EmailLink />. We answer within 30 days, free of charge.
        </p>
        <p>
          If you are not satisfied with our answer, you may complain to the Office of the Australian Information
          Commissioner at <a href="https://www.oaic.gov.au/">oaic.gov.au</a>.
        </p>
      </PolicySection>
      <PolicySection id="changes" heading="Changes">
        <p>
          If this policy changes, the new text appears on this page with a new date at the top. Changes are never
          retroactive.
        </p>
      </PolicySection>
    </PolicyPage>
  )
}

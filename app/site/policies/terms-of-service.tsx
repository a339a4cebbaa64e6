import { Link } from 'react-router'

import { siteConfig } from '~/site.config'

import { PolicyPage } from './policy-page'

/** The terms of service. */
export function TermsOfService() {
  const { siteName, minimumAge, requireAgeVerification } = siteConfig
  return (
    <PolicyPage
      path="/terms_of_service"
      title="Terms of service"
      summary={`These terms apply when you use ${siteName}. In short: be ${minimumAge} or older, play for the flying, and know that scores are worth nothing but themselves.`}
      sections={[
        {
          id: 'agreement',
          heading: 'These terms',
          body: (
            <p>
              By using this site and the game on it you agree to these terms. If you do not agree, please do not use
              them. Reading the site costs nothing, and neither does leaving it.
            </p>
          ),
        },
        {
          id: 'age',
          heading: 'Minimum age',
          body: (
            <p>
              You must be at least {minimumAge} years old to play the game or to register.{' '}
              {requireAgeVerification
                ? 'The site asks you for your own word on this before the first flight and before you register.'
                : 'By playing or registering you say that you are.'}
            </p>
          ),
        },
        {
          id: 'the-service',
          heading: 'What the service is',
          body: (
            <>
              <p>
                {siteName} is a free game of skill that runs in your browser. The Register, Login and Contact forms are
                not connected to a server: they create no account, sign nobody in and send nothing. The testimonials and
                the leaderboard are samples and are labelled as samples.
              </p>
              <p>We may change, pause or end the service. We try to do so with as little disturbance as we can.</p>
            </>
          ),
        },
        {
          id: 'scores',
          heading: 'Scores and gambling',
          body: (
            <p>
              All scores are virtual. They have no monetary value and cannot be bought, sold, exchanged or redeemed.
              There is no real-money gambling: the game takes no stakes and gives no prizes, and nothing in it can be
              purchased.
            </p>
          ),
        },
        {
          id: 'fair-use',
          heading: 'Fair use',
          body: (
            <>
              <p>You may use the site and the game for yourself, and share pictures of your flights. Please do not:</p>
              <ul>
                <li>interfere with the site, its delivery or other people’s use of it;</li>
                <li>present the site or the game as your own, or as connected with gambling;</li>
                <li>help anyone under the minimum age to play.</li>
              </ul>
            </>
          ),
        },
        {
          id: 'comfort',
          heading: 'Your comfort',
          body: (
            <p>
              The game moves fast and shows bright light. If you feel unwell, stop and rest. If flashing or moving
              pictures have ever made you ill, ask a doctor before you play, and use your device’s setting for reduced
              motion, which the site and the game respect.
            </p>
          ),
        },
        {
          id: 'ownership',
          heading: 'Ownership',
          body: (
            <p>
              The game, its pictures, sounds and words belong to us or to those who licensed them to us. Nothing in
              these terms transfers them to you.
            </p>
          ),
        },
        {
          id: 'consumer-law',
          heading: 'Your rights as a consumer',
          body: (
            <p>
              Services come with guarantees that cannot be excluded under the Australian Consumer Law. Nothing in these
              terms excludes, restricts or changes those guarantees or any other right that the law gives you and that
              cannot be set aside.
            </p>
          ),
        },
        {
          id: 'liability',
          heading: 'Liability',
          body: (
            <p>
              We take care that the site works, but do not promise that it is always available or free of faults. As far
              as the law allows, and subject to the section above, we are not liable for loss that we could not
              reasonably have foreseen or prevented.
            </p>
          ),
        },
        {
          id: 'refunds',
          heading: 'Refunds',
          body: (
            <p>
              The site sells nothing today. Should you ever have paid us for something, the{' '}
              <Link to="/refund_policy">refund policy</Link> applies.
            </p>
          ),
        },
        {
          id: 'privacy',
          heading: 'Privacy',
          body: (
            <p>
              How we handle personal information is told in the <Link to="/privacy_policy">privacy policy</Link>, and
              what stays on your device in the <Link to="/cookies_policy">cookies policy</Link>.
            </p>
          ),
        },
        {
          id: 'law',
          heading: 'Governing law',
          body: (
            <p>
              These terms are governed by the laws of Australia, and the courts of Australia decide disputes about them.
              Please write to us first; most things can be settled that way.
            </p>
          ),
        },
        {
          id: 'changes',
          heading: 'Changes',
          body: (
            <p>
              If these terms change, the new text appears on this page with a new date at the top, and applies from then
              on.
            </p>
          ),
        },
      ]}
    />
  )
}

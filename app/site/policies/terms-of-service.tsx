import { STARTING_FUEL_TICKS, TICKS_PER_SECOND } from '~/game/simulation/rules.ts'
import { siteConfig } from '~/site/site.config.ts'

import { ACCESSIBILITY_TAGS } from './accessibility-tags.ts'
import { EmailLink } from '../components/contact-details.tsx'
import { PolicyPage, PolicySection } from './policy-page.tsx'

/** The terms of service. */
export function TermsOfService() {
  const { siteName, minimumAge, requireAgeVerification } = siteConfig
  return (
    <PolicyPage
      path="/terms_of_service"
      summary={`These terms apply when you use ${siteName}. In short: be ${minimumAge} or older, play for the sake of flying, and remember that scores have no monetary value.`}
    >
      <PolicySection id="agreement" heading="These terms">
        <p>
          By using this site and the game on it, you agree to these terms. If you do not agree, please do not use the
          site or the game.
        </p>
      </PolicySection>
      <PolicySection id="age" heading="Minimum age">
        <p>
          You must be at least {minimumAge} years old to play the game.{' '}
          {requireAgeVerification
            ? 'The site asks you about this before your first flight, and takes your word for it.'
            : 'By playing you say that you are.'}
        </p>
      </PolicySection>
      <PolicySection id="the-service" heading="What the service is">
        <p>
          {siteName} is a free game of skill that runs in your browser. The Register, Login and Contact forms are not
          connected to a server: they create no account, sign nobody in and send nothing. The testimonials and the
          leaderboard are samples and are labelled as samples.
        </p>
        <p>We may change, pause or end the service. We try to do so with as little disruption as possible.</p>
      </PolicySection>
      <PolicySection id="scores" heading="Scores and gambling">
        <p>
          All scores are virtual. They have no monetary value and cannot be bought, sold, exchanged or redeemed. There
          is no real-money gambling: the game takes no stakes and gives no prizes, and nothing in it can be purchased.
        </p>
      </PolicySection>
      <PolicySection id="fair-use" heading="Fair use">
        <p>You may use the site and the game for yourself, and share pictures of your flights. Please do not:</p>
        <ul>
          <li>interfere with the site, its delivery or other people’s use of it;</li>
          <li>present the site or the game as your own, or as connected with gambling;</li>
          <li>help anyone under the minimum age to play.</li>
        </ul>
      </PolicySection>
      <PolicySection id="comfort" heading="Your comfort">
        <p>
          The game moves fast and shows bright lights. If you feel unwell, stop and rest. If flashing or moving pictures
          have ever made you ill, ask a doctor before you play, and use your device’s reduced-motion setting, which the
          site and the game respect.
        </p>
      </PolicySection>
      <PolicySection id="accessibility" heading="Accessibility">
        <p>The site works by keyboard and with a screen reader, zooms, and follows your reduced-motion setting.</p>
        <p>In the game you can:</p>
        <ul>
          <li>fly by keyboard, touch, gamepad or mouse, and choose the keys, buttons and axes;</li>
          <li>fly by ear, with the sound guide in the options;</li>
          <li>
            fly without a time limit: a relaxed flight uses no fuel. Other flights last{' '}
            {STARTING_FUEL_TICKS / TICKS_PER_SECOND} seconds on a full tank;
          </li>
          <li>slow the flight down, in the options;</li>
          <li>make the instruments larger, and choose colours for any colour vision, in the options;</li>
          <li>turn off the camera’s motion, in the options or by your device’s reduced-motion setting;</li>
          <li>use your device’s contrast colours, larger text and zoom.</li>
        </ul>
        <p>How the game meets the tags of the Accessible Games Initiative:</p>
        <ul>
          {ACCESSIBILITY_TAGS.map(({ tag, answer, words }) => (
            <li key={tag}>
              <strong>{tag}:</strong> {answer}. {words}
            </li>
          ))}
        </ul>
        <p>
          The game can’t be flown with one switch alone or by voice alone, and the pictures of a flight are not
          described as they move. If something keeps you from the site or the game, write to <EmailLink />.
        </p>
      </PolicySection>
      <PolicySection id="ownership" heading="Ownership">
        <p>
          The game, its pictures, sounds and words belong to us or to those who licensed them to us. Nothing in these
          terms transfers them to you. It is built with free software and free fonts, whose authors and terms are named
          in the <a href="/licenses.txt">licence notices</a>.
        </p>
      </PolicySection>
      <PolicySection id="consumer-law" heading="Your rights as a consumer">
        <p>
          Services come with guarantees that cannot be excluded under the Australian Consumer Law. Nothing in these
          terms excludes, restricts or changes those guarantees or any other right that the law gives you and that
          cannot be set aside.
        </p>
      </PolicySection>
      <PolicySection id="liability" heading="Liability">
        <p>
          We take care to keep the site working, but we do not promise that it will always be available or free of
          faults. As far as the law allows, and subject to the section above, we are not liable for loss that we could
          not reasonably have foreseen or prevented.
        </p>
      </PolicySection>
      <PolicySection id="refunds" heading="Refunds">
        <p>
          The site sells nothing today. If you have ever paid us for something, our{' '}
          <a href="/refund_policy">refund policy</a> applies.
        </p>
      </PolicySection>
      <PolicySection id="privacy" heading="Privacy">
        <p>
          Our <a href="/privacy_policy">privacy policy</a> explains how we handle personal information, and our{' '}
          <a href="/cookies_policy">cookies policy</a> lists what stays on your device.
        </p>
      </PolicySection>
      <PolicySection id="law" heading="Governing law">
        <p>
          These terms are governed by the laws of Australia, and the courts of Australia decide any dispute about them.
          Please write to us first; most things can be settled that way.
        </p>
      </PolicySection>
      <PolicySection id="changes" heading="Changes">
        <p>
          If these terms change, the new text appears on this page with a new date at the top and applies from then on.
        </p>
      </PolicySection>
    </PolicyPage>
  )
}

import { Link } from 'react-router'

import { siteConfig } from '~/site.config'

import { ButtonLink } from '../components/button'
import { EmailLink, TelephoneLink } from '../components/contact-links'
import { Page } from '../components/page'
import ringCollected from '../pictures/ring-collected.svg'
import { Notice } from './notice'

/** Where every form leads. It claims nothing that did not happen: nothing was sent, so nothing was received. */
export function Thank() {
  return (
    <Page width="bleed">
      <Notice title="Adventure Confirmed!" picture={ringCollected}>
        <p>
          The form is done, and what you typed is gone. It was not sent, stored or read by anyone: {siteConfig.siteName}{' '}
          has no server behind its forms and makes no accounts.
        </p>
        <h2>Next steps</h2>
        <ol>
          <li>Fly. The game needs no account, and every course is a new one.</li>
          <li>
            If you hoped for an answer, write to <EmailLink /> or call <TelephoneLink />. Those reach us.
          </li>
          <li>
            To know what stays on your device, read the <Link to="/cookies_policy">cookies policy</Link>.
          </li>
        </ol>
        <ButtonLink to="/">{`Back to ${siteConfig.siteName}`}</ButtonLink>
      </Notice>
    </Page>
  )
}

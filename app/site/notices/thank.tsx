import { siteConfig } from '~/site/site.config.ts'

import { ButtonLink } from '../components/button.tsx'
import { EmailLink, TelephoneLink } from '../components/contact-details.tsx'
import { Page } from '../page/page.tsx'
import ringCollected from '../pictures/ring-collected.svg'
import { Notice } from './notice.tsx'

/** Where every form leads. It claims nothing that did not happen: nothing was sent, so nothing was received. */
export function Thank() {
  return (
    <Page theme="night">
      <Notice title="Adventure Confirmed!" picture={ringCollected}>
        <p>
          Form complete. What you typed has been discarded. It wasn’t sent, stored or read by anyone: the forms on{' '}
          {siteConfig.siteName} aren’t connected to a server and create no accounts.
        </p>
        <ButtonLink to="/">Back to the home page</ButtonLink>
        <h2>Next steps</h2>
        <ol>
          <li>
            <a href="/#play">Fly</a>. The game needs no account, and there are millions of courses.
          </li>
          <li>
            If you were hoping for an answer, write to <EmailLink /> or call <TelephoneLink />. Those do reach us.
          </li>
          <li>
            To see what stays on your device, read the <a href="/cookies_policy">cookies policy</a>.
          </li>
        </ol>
      </Notice>
    </Page>
  )
}

import { siteConfig } from '~/site.config'

import { ContactDetails } from '../components/contact-details'
import { Page } from '../components/page'
import ringMissed from '../pictures/ring-missed.svg'
import { Notice } from './notice'

/** The one screen that stands for the whole site while it is closed; the policies in the footer stay readable. */
export function Maintenance() {
  return (
    <Page width="bleed">
      <Notice title="Grounded for maintenance" picture={ringMissed}>
        <p>
          {siteConfig.siteName} is closed while we work on it, and will be back. The policies below can still be read.
          If something cannot wait, we can be reached here.
        </p>
        <ContactDetails />
      </Notice>
    </Page>
  )
}

import { siteConfig } from '~/site.config.ts'

import { ContactDetails } from '../components/contact-details.tsx'
import { Page } from '../page/page.tsx'
import ringMissed from '../pictures/ring-missed.svg'
import { Notice } from './notice.tsx'

/** The one screen that stands for the whole site while it is closed; the policies in the footer stay readable. */
export function Maintenance() {
  return (
    <Page width="bleed">
      <Notice title="Grounded for maintenance" picture={ringMissed}>
        <p>
          {siteConfig.siteName} is closed while we work on it and will be back. You can still read the policies below.
          If something can’t wait, contact us here.
        </p>
        <ContactDetails />
      </Notice>
    </Page>
  )
}

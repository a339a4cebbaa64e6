import { ButtonLink } from '../components/button.tsx'
import { Page } from '../page/page.tsx'
import ringMissed from '../pictures/ring-missed.svg'
import { Notice } from './notice.tsx'

/** The page for an address that leads nowhere. */
export function NotFound() {
  return (
    <Page width="bleed">
      <Notice title="Page not found" picture={ringMissed}>
        <p>
          Nothing flies here: there is no page at this address. The address may have been mistyped, or the page may have
          moved.
        </p>
        <ButtonLink to="/">Back to the home page</ButtonLink>
      </Notice>
    </Page>
  )
}

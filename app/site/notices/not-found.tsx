import { ButtonLink } from '../components/button'
import { Page } from '../components/page'
import ringMissed from '../pictures/ring-missed.svg'
import { Notice } from './notice'

/** The page for an address that leads nowhere. */
export function NotFound() {
  return (
    <Page width="bleed">
      <Notice title="Nothing flies here" picture={ringMissed}>
        <p>There is no page at this address. It may have been mistyped, or the page may have moved.</p>
        <ButtonLink to="/">Back to the start</ButtonLink>
      </Notice>
    </Page>
  )
}

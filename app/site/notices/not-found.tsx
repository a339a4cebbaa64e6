import { Link } from 'react-router'

import { Page } from '../components/page'
import { Notice } from './notice'
import { RingPicture } from './ring-picture'

/** The page for an address that leads nowhere. */
export function NotFound() {
  return (
    <Page>
      <Notice title="Nothing flies here" picture={<RingPicture state="missed" />}>
        <p>There is no page at this address. It may have been mistyped, or the page may have moved.</p>
        <p>
          <Link to="/">Back to the start</Link>
        </p>
      </Notice>
    </Page>
  )
}

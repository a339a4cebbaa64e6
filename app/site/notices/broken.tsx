import { EmailLink } from '../components/contact-links'
import { Notice } from './notice'

/** Shown when a page itself fails. Plain links: the router may be what is broken. */
export function Broken() {
  return (
    <main id="main" tabIndex={-1}>
      <Notice title="That did not work">
        <p>Something on this page broke. It is our fault, not yours. Loading the page again often helps.</p>
        <p>
          <a href="/">Back to the start</a>, or write to <EmailLink />.
        </p>
      </Notice>
    </main>
  )
}

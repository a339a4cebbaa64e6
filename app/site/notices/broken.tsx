import { EmailLink } from '../components/contact-links.tsx'
import { AnnounceHydration } from '../hydration/hydrated.ts'
import { Notice } from './notice.tsx'

/** Shown when a page itself fails. Plain links: the router may be what is broken. */
export function Broken() {
  return (
    <main id="main" tabIndex={-1}>
      <Notice title="Something went wrong">
        <p>This page couldn’t be shown. It is our fault, not yours. Reloading it often helps.</p>
        <p>
          <a href="/">Back to the home page</a>, or write to <EmailLink />.
        </p>
      </Notice>
      <AnnounceHydration />
    </main>
  )
}

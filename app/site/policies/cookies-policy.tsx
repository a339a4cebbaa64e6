import { useSyncExternalStore } from 'react'

import { siteConfig } from '~/site/site.config.ts'

import styles from './policy-page.module.css'
import { PolicyPage, PolicySection } from './policy-page.tsx'
import { storedKeys } from './stored-keys.ts'

/** The cookies policy. It lists what the site's own code is held to. */
export function CookiesPolicy() {
  const { siteName, offline } = siteConfig
  return (
    <PolicyPage
      path="/cookies_policy"
      summary={`${siteName} sets no cookies, neither its own nor anyone else’s. It keeps ${offline ? 'the entries below and a copy of itself' : 'the entries below'} in your browser’s storage, each only after you have done something that needs it.`}
    >
      <PolicySection id="cookies" heading="Cookies">
        <p>
          A cookie is a small piece of text that a site asks your browser to send back with every request. This site
          sets none, so there is nothing to accept or refuse, and there is no banner.
        </p>
      </PolicySection>
      <PolicySection id="storage" heading="What is kept on your device">
        <p>
          Browser storage is different: what is kept there stays on your device and is never sent anywhere
          automatically. These are all the entries that this site writes.
        </p>
        <ul className={styles['entries']}>
          {storedKeys(siteConfig).map(({ key, places, purpose, written, size, lifetime }) => (
            <li key={key} className={styles['entry']}>
              <h3 className={styles['key']}>
                <code>{key}</code>
              </h3>
              <dl className={styles['facts']}>
                <dt>Kept in</dt>
                <dd>{places.join(', ')}</dd>
                <dt>Purpose</dt>
                <dd>{purpose}</dd>
                <dt>Written</dt>
                <dd>{written}</dd>
                <dt>Size</dt>
                <dd>
                  {size}
                  {places.includes('Local storage') && <StoredNow entry={key} />}
                </dd>
                <dt>Lifetime</dt>
                <dd>{lifetime}</dd>
              </dl>
            </li>
          ))}
        </ul>
      </PolicySection>
      <PolicySection id="your-choice" heading="Your choice">
        <p>
          You can clear these entries in your browser’s settings, under site data or history, and you can forbid storage
          altogether. The site and the game work without it; they just remember nothing between visits. In the game you
          can save your options and your logbook to a file, load such a file, and erase the options, the logbook
          {offline ? ', the best flights and the offline copy' : ' and the best flights'}, each by itself. Nothing of it
          is sent anywhere.
        </p>
      </PolicySection>
      <PolicySection id="third-parties" heading="Third parties">
        <p>
          There are none. This site loads no scripts, pictures, fonts or counters from other companies, so none of them
          can set a cookie through it. Our <a href="/privacy_policy">privacy policy</a> explains how we handle personal
          information.
        </p>
      </PolicySection>
    </PolicyPage>
  )
}

/** How much an entry of the local storage holds; nothing where there is none, and before hydration. */
function StoredNow({ entry }: { readonly entry: string }) {
  const length = useSyncExternalStore(
    followStorage,
    () => storedLength(entry),
    () => 0,
  )
  const size = length < 1000 ? `${String(length)} bytes` : `${(length / 1000).toFixed(1)} kB`
  return length === 0 ? null : ` On this device now: ${size}.`
}

function followStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

function storedLength(entry: string): number {
  try {
    return window.localStorage.getItem(entry)?.length ?? 0
  } catch {
    // Storage is forbidden, so nothing is stored.
    return 0
  }
}

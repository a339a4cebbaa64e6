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
      summary={`${siteName} sets no cookies, neither its own nor anyone else’s. It keeps ${offline ? 'a few small entries and a copy of itself' : 'a few small entries'} in your browser’s storage, each only after you have done something that needs it.`}
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
                <dd>{size}</dd>
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
          altogether. The site and the game work without it; they just remember nothing between visits.
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

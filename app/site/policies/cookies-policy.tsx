import { Link } from 'react-router'

import { siteConfig } from '~/site.config'

import styles from './cookies-policy.module.css'
import { PolicyPage } from './policy-page'
import { storedKeys } from './stored-keys'

/** The cookies policy. Its table is the list that the site's own code is held to. */
export function CookiesPolicy() {
  const { siteName, requireAgeVerification } = siteConfig
  return (
    <PolicyPage
      path="/cookies_policy"
      title="Cookies policy"
      summary={`${siteName} sets no cookies, its own or anyone else’s. It keeps a few small entries in your browser’s storage, each only after you did something that needs it.`}
      sections={[
        {
          id: 'cookies',
          heading: 'Cookies',
          body: (
            <p>
              A cookie is a small text that a site asks your browser to send back with every request. This site asks for
              none, so there is nothing to accept or refuse, and no banner.
            </p>
          ),
        },
        {
          id: 'storage',
          heading: 'What is kept on your device',
          body: (
            <>
              <p>
                Browser storage is different: what is kept there stays on your device and is never sent anywhere by
                itself. These are all the entries that this site writes.
              </p>
              <ul className={styles['entries']}>
                {storedKeys(requireAgeVerification).map(({ key, place, purpose, written, lifetime }) => (
                  <li key={`${place} ${key}`} className={styles['entry']}>
                    <h3 className={styles['key']}>
                      <code>{key}</code>
                    </h3>
                    <dl className={styles['facts']}>
                      <dt>Kept in</dt>
                      <dd>{place}</dd>
                      <dt>Purpose</dt>
                      <dd>{purpose}</dd>
                      <dt>Written</dt>
                      <dd>{written}</dd>
                      <dt>Lifetime</dt>
                      <dd>{lifetime}</dd>
                    </dl>
                  </li>
                ))}
              </ul>
            </>
          ),
        },
        {
          id: 'your-choice',
          heading: 'Your choice',
          body: (
            <p>
              You can clear these entries in your browser’s settings, under site data or history, and you can forbid
              storage altogether. The site and the game work without it; they only forget between visits.
            </p>
          ),
        },
        {
          id: 'third-parties',
          heading: 'Third parties',
          body: (
            <p>
              There are none. No other company’s script, picture, font or counter is loaded by this site, so none can
              set a cookie through it. How we handle personal information is told in the{' '}
              <Link to="/privacy_policy">privacy policy</Link>.
            </p>
          ),
        },
      ]}
    />
  )
}

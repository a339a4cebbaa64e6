import { Fragment } from 'react'

import { siteConfig } from '~/site.config.ts'

import { EmailLink, TelephoneLink } from './contact-links.tsx'
import styles from './contact-details.module.css'

/** E-mail, telephone and postal address from the site configuration. */
export function ContactDetails() {
  return (
    <dl className={styles['details']}>
      <div>
        <dt>Email</dt>
        <dd>
          <EmailLink />
        </dd>
      </div>
      <div>
        <dt>Telephone</dt>
        <dd>
          <TelephoneLink />
        </dd>
      </div>
      <div>
        <dt>Post</dt>
        <dd>
          {siteConfig.contactAddress.split(', ').map((part, index, { length }) => (
            <Fragment key={part}>
              <span className={styles['part']}>
                {part}
                {index < length - 1 && ','}
              </span>{' '}
            </Fragment>
          ))}
        </dd>
      </div>
    </dl>
  )
}

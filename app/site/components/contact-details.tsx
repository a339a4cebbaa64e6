import { Fragment } from 'react'

import { siteConfig } from '~/site/site.config.ts'

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

/** The site's e-mail address, ready to write to. */
export function EmailLink() {
  return (
    <a className={styles['email']} href={`mailto:${siteConfig.contactEmail}`}>
      {siteConfig.contactEmail}
    </a>
  )
}

/** The site's telephone number, ready to call. */
export function TelephoneLink() {
  return (
    <a className={styles['telephone']} href={`tel:${siteConfig.tel.replaceAll(/[^+\d]/g, '')}`}>
      {siteConfig.tel}
    </a>
  )
}

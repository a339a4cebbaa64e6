import { siteConfig } from '~/site.config'

import styles from './contact-details.module.css'

/** E-mail, telephone and postal address from the site configuration. */
export function ContactDetails() {
  return (
    <dl className={styles['details']}>
      <div>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${siteConfig.contactEmail}`}>{siteConfig.contactEmail}</a>
        </dd>
      </div>
      <div>
        <dt>Telephone</dt>
        <dd>
          <a href={`tel:${siteConfig.tel.replaceAll(/[^+\d]/g, '')}`}>{siteConfig.tel}</a>
        </dd>
      </div>
      <div>
        <dt>Post</dt>
        <dd>{siteConfig.contactAddress}</dd>
      </div>
    </dl>
  )
}

import { siteConfig } from '~/site.config.ts'

import styles from './contact-details.module.css'

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

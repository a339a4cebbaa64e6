import { siteConfig } from '~/site.config.ts'

import styles from './brand.module.css'

/** The site's name and mark; leads to the landing page. */
export function Brand() {
  return (
    <a href="/" className={styles['brand']}>
      <svg className={styles['mark']} viewBox="0 0 40 40" aria-hidden="true">
        <circle className={styles['ring']} cx="20" cy="20" r="14" />
        <path className={styles['craft']} d="M27 8 6 28l10.5 0.7L22 36Z" />
      </svg>
      <span className={styles['name']}>{siteConfig.siteName}</span>
    </a>
  )
}

import { Link } from 'react-router'

import { siteConfig } from '~/site.config.ts'

import styles from './site-footer.module.css'

/** What is true of every page, and the three policies that stand on every page. */
export function SiteFooter() {
  return (
    <footer className={styles['footer']} data-ground="night">
      <div className={styles['inner']}>
        <p className={styles['disclaimer']}>
          All scores are virtual. There is no real-money gambling on {siteConfig.siteName}: no stakes, no prizes,
          nothing to buy. For people aged {siteConfig.minimumAge} and over.
        </p>
        <nav className={styles['links']} aria-label="Policies">
          <Link to="/privacy_policy">Privacy policy</Link>
          <Link to="/cookies_policy">Cookies policy</Link>
          <Link to="/terms_of_service">Terms of service</Link>
        </nav>
      </div>
    </footer>
  )
}

import { POLICIES } from '~/routes.ts'
import { siteConfig } from '~/site.config.ts'

import styles from './site-footer.module.css'

/** The specification asks for three in the footer; the terms link to the refund policy. */
const LINKED_POLICIES = POLICIES.filter(({ path }) => path !== '/refund_policy')

/** What is true of every page, and the three policies that stand on every page. */
export function SiteFooter() {
  return (
    <footer className={styles['footer']} data-theme="night">
      <div className={styles['inner']}>
        <p className={styles['disclaimer']}>
          All scores are virtual. There is no real-money gambling on {siteConfig.siteName}: no stakes, no prizes,
          nothing to buy. For people aged {siteConfig.minimumAge} and over.
        </p>
        <nav className={styles['links']} aria-label="Policies">
          {LINKED_POLICIES.map(({ path, policyName }) => (
            <a key={path} href={path}>
              {policyName}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  )
}

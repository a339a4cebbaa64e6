/** What all pages are made of. */
import type { ReactNode } from 'react'

import { POLICIES } from '~/site/site-routes.ts'
import { siteConfig } from '~/site/site.config.ts'

import styles from './page.module.css'

interface PageProps {
  /** `night` leaves the content the whole width of the window. */
  readonly theme: 'night' | 'paper'
  readonly children: ReactNode
}

/** Every page but the landing page: the way home above, the content, the footer. */
export function Page({ theme, children }: PageProps) {
  return (
    <div className={styles['page']} data-theme={theme}>
      <header className={styles['header']}>
        <div className={styles['bar']}>
          <Brand />
        </div>
      </header>
      <main id="main" className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}

/** The first stop of the Tab key: past the header, to the content. */
export function SkipLink() {
  return (
    <a href="#main" className={styles['skip']} data-theme="night">
      Skip to content
    </a>
  )
}

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

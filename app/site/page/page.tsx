import type { ReactNode } from 'react'

import { Brand } from './brand.tsx'
import styles from './page.module.css'
import { SiteFooter } from './site-footer.tsx'

interface PageProps {
  readonly theme?: 'night' | 'paper'
  /** `bleed` leaves the content the whole width of the window. */
  readonly width?: 'page' | 'bleed'
  readonly children: ReactNode
}

/** Every page but the landing page: the way home above, the content, the footer. */
export function Page({ theme = 'night', width = 'page', children }: PageProps) {
  return (
    <div className={styles['page']} data-theme={theme}>
      <header className={styles['header']}>
        <div className={styles['bar']}>
          <Brand />
        </div>
      </header>
      <main id="main" className={styles['main']} data-width={width} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}

import type { ReactNode } from 'react'

import styles from './section.module.css'
import { headingIdOf, type SectionId } from './sections.ts'

interface SectionProps {
  readonly id: SectionId
  readonly heading: string
  /** A sentence or two under the heading. */
  readonly lead?: ReactNode
  readonly theme?: 'night' | 'paper'
  readonly children: ReactNode
}

/** One part of the landing page: an address, a heading that takes the focus, and the page's grid. */
export function Section({ id, heading, lead, theme = 'night', children }: SectionProps) {
  return (
    <section id={id} className={styles['section']} data-theme={theme} aria-labelledby={headingIdOf(id)}>
      <div className={styles['inner']}>
        <div className={styles['opening']}>
          <h2 id={headingIdOf(id)} className={styles['heading']} tabIndex={-1}>
            {heading}
          </h2>
          {lead && <p className={styles['lead']}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}

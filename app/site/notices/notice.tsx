import type { ReactNode } from 'react'

import styles from './notice.module.css'

interface NoticeProps {
  readonly title: string
  readonly children: ReactNode
  /** A picture of the same world, beside or behind the words. */
  readonly picture?: ReactNode
}

/** A short page with one thing to say. */
export function Notice({ title, picture, children }: NoticeProps) {
  return (
    <div className={styles['notice']}>
      <div className={styles['words']}>
        <h1 id="page-title" className={styles['title']} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
      {picture && <div className={styles['picture']}>{picture}</div>}
    </div>
  )
}

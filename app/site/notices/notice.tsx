import type { ReactNode } from 'react'

import { NOTICE_SIZE } from '../pictures/picture-sizes.ts'
import styles from './notice.module.css'

interface NoticeProps {
  readonly title: string
  readonly children: ReactNode
  /** The address of a picture to stand beside the words; it says nothing that they do not. */
  readonly picture?: string
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
      {picture && <img className={styles['picture']} src={picture} {...NOTICE_SIZE} alt="" />}
    </div>
  )
}

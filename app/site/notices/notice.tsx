import type { ReactNode } from 'react'

import { siteConfig } from '~/site/site.config.ts'

import { ContactDetails, EmailLink } from '../components/contact-details.tsx'
import { AnnounceHydration } from '../hydration/hydrated.ts'
import { Page } from '../page/page.tsx'
import ringMissed from '../pictures/ring-missed.svg'
import styles from './notice.module.css'

/** The drawings' sizes, in their own units: the page reserves each one's shape before its file arrives. */
const NOTICE_SIZE = { width: 400, height: 480 }

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

/** Shown when a page itself fails. Plain links: the router may be what is broken. */
export function Broken() {
  return (
    <main id="main" tabIndex={-1}>
      <Notice title="Something went wrong">
        <p>This page couldn’t be shown. It is our fault, not yours. Reloading it often helps.</p>
        <p>
          <a href="/">Back to the home page</a>, or write to <EmailLink />.
        </p>
      </Notice>
      <AnnounceHydration />
    </main>
  )
}

/** The one screen that stands for the whole site while it is closed; the policies in the footer stay readable. */
export function Maintenance() {
  return (
    <Page theme="night">
      <Notice title="Grounded for maintenance" picture={ringMissed}>
        <p>
          {siteConfig.siteName} is closed while we work on it and will be back. You can still read the policies below.
          If something can’t wait, contact us here.
        </p>
        <ContactDetails />
      </Notice>
    </Page>
  )
}

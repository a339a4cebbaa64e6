import type { ReactElement, ReactNode } from 'react'
import { POLICIES, type PolicyPath } from '~/site/site-routes.ts'

import { ContactDetails } from '../components/contact-details.tsx'
import { Page } from '../page/page.tsx'
import styles from './policy-page.module.css'

interface PolicySectionProps {
  /** The section's address within the page; never changes once published. */
  readonly id: string
  readonly heading: string
  readonly children: ReactNode
}

interface PolicyPageProps {
  readonly path: PolicyPath
  /** The policy in a sentence or two. */
  readonly summary: ReactNode
  /** The list of contents is made from their ids and headings. */
  readonly children: readonly ReactElement<PolicySectionProps>[]
}

/** The day that all policies were last changed on, as the visitor reads it and as a machine does. */
const LAST_UPDATED = { shown: 'November 14, 2024', machine: '2024-11-14' } as const

/** One policy in the paper theme, with a list of its contents, the contact details and the way to the other policies. */
export function PolicyPage({ path, summary, children }: PolicyPageProps) {
  return (
    <Page theme="paper">
      <article className={styles['policy']}>
        <header className={styles['opening']}>
          <h1 id="page-title" className={styles['title']} tabIndex={-1}>
            {POLICIES.find((policy) => policy.path === path)?.policyName}
          </h1>
          <p className={styles['date']}>
            Last updated <time dateTime={LAST_UPDATED.machine}>{LAST_UPDATED.shown}</time>
          </p>
          <p className={styles['summary']}>{summary}</p>
        </header>
        <nav className={styles['contents']} aria-labelledby="contents-heading">
          <h2 id="contents-heading" className={styles['contentsHeading']}>
            Contents
          </h2>
          <ol>
            {children.map(({ props: { id, heading } }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
            <li>
              <a href="#contact">Contact</a>
            </li>
          </ol>
        </nav>
        <div className={styles['text']}>
          {children}
          <PolicySection id="contact" heading="Contact">
            <p>Questions? Write to us.</p>
            <ContactDetails />
          </PolicySection>
          <nav className={styles['others']} aria-label="Other policies">
            <p>Read next</p>
            <ul className={styles['otherList']}>
              {POLICIES.filter((policy) => policy.path !== path).map((policy) => (
                <li key={policy.path}>
                  <a href={policy.path}>{policy.policyName}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </article>
    </Page>
  )
}

/** One section of a policy, which its heading names. */
export function PolicySection({ id, heading, children }: PolicySectionProps) {
  return (
    <section id={id} className={styles['section']} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {children}
    </section>
  )
}

/** What is audited: every route of the site, and an address where there is none. */

import { SITE_ROUTES } from '../../app/routes.ts'

export interface AuditedPage {
  readonly path: string
  /** Audits that the page fails on purpose, each with the reason; they are not run. */
  readonly intended: Readonly<Record<string, string>>
}

const NOT_INDEXED = { 'is-crawlable': 'the page asks search engines to leave it out (noindex), on purpose' }

export const AUDITED_PAGES: readonly AuditedPage[] = [
  ...SITE_ROUTES.map(({ path, isIndexed }) => ({ path, intended: isIndexed ? {} : NOT_INDEXED })),
  {
    path: '/no/such/place',
    intended: {
      ...NOT_INDEXED,
      'http-status-code': 'an address where there is no page must answer 404',
      'errors-in-console':
        'Chromium writes the 404 of the page itself to the console; tests/support/journey.ts holds the rest silent',
    },
  },
]

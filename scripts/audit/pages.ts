/** What is audited: every route of the site, and an address where there is none. */

/** @type {typeof import('../../app/routes.ts')} */
const { SITE_ROUTES } = await import('../../app/routes.ts')

/**
 * @typedef {object} AuditedPage
 * @property {string} path
 * @property {Readonly<Record<string, string>>} intended audits that the page fails on purpose, each with the reason: they are not asked
 */

const NOT_INDEXED = { 'is-crawlable': 'the page asks search engines to leave it out (noindex), on purpose' }

/** @type {readonly AuditedPage[]} */
export const AUDITED_PAGES = [
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

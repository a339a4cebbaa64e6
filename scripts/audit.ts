/**
 * `npm run audit`: Lighthouse over every route of the built site, served with its production headers; prints each figure
 * with its bound and ends with an error when one does not hold. A blank page is measured by turns with each route.
 *
 *     npm run audit                        every route, the median of five runs
 *     npm run audit -- / /thank            some of them
 *     npm run audit -- --runs=1            fewer runs, for a first look
 *
 * Mobile preset and simulated throttling, as Lighthouse comes.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { launch } from 'chrome-launcher'

import { SITE_ROUTES } from '../app/site/site-routes.ts'
import { auditPage } from './audit/audit-page.ts'
import { boundInWords, comparedWithBlank, failures, type Figures, medianOf, tableRow } from './audit/figures.ts'
import { serveBuild } from './server/served-build.ts'
import { ensureChromium } from './setup/browser.ts'
import { stop } from './setup/stop.ts'
import { buildToCheck } from './setup/subprocess.ts'

const BLANK =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Blank</title>Blank'

interface AuditedPage {
  readonly path: string
  /** Audits that the page fails on purpose, each with the reason; they are not run. */
  readonly intended: Readonly<Record<string, string>>
}

const NOT_INDEXED = { 'is-crawlable': 'the page asks search engines to leave it out (noindex), on purpose' }

const AUDITED_PAGES: readonly AuditedPage[] = [
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

const words = process.argv.slice(2)
const runs = Number(words.find((word) => word.startsWith('--runs='))?.slice('--runs='.length) ?? 5)
const wanted = words.filter((word) => !word.startsWith('--'))
const pages = AUDITED_PAGES.filter(({ path }) => wanted.length === 0 || wanted.includes(path))
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.')
if (pages.length < wanted.length || pages.length === 0)
  throw new Error(`Routes are: ${AUDITED_PAGES.map(({ path }) => path).join(' ')}`)

const site = await serveBuild(await buildToCheck('.cache/build-audit'))
const executable = await ensureChromium()
const browser = await launch({ chromePath: executable, chromeFlags: ['--headless=new', '--no-sandbox'] })
const blank = createServer((_, response) => response.setHeader('content-type', 'text/html').end(BLANK)).listen(0)
const blankUrl = `http://localhost:${(blank.address() as AddressInfo).port}/`
const broken: string[] = []
try {
  console.log(`Lighthouse, mobile preset, the median of ${runs}, in ${executable}\n`)
  console.log(tableRow('route (Δ to blank)', ({ title }) => title))
  console.log(tableRow('must be', boundInWords))
  for (const page of pages) {
    const compared: Figures[] = []
    const findings = new Set<string>()
    for (let run = 0; run < runs; run += 1) {
      const ofBlank = await auditPage(blankUrl, browser.port, [])
      const ofPage = await auditPage(`${site.origin}${page.path}`, browser.port, Object.keys(page.intended))
      compared.push(comparedWithBlank(ofPage.figures, ofBlank.figures))
      for (const finding of ofPage.findings) findings.add(finding)
    }
    const figures = medianOf(compared)
    console.log(tableRow(page.path, ({ name, show }) => show(figures[name])))
    for (const failure of [...failures(figures), ...findings]) broken.push(`${page.path}: ${failure}`)
  }
  for (const { path, intended } of pages)
    for (const [audit, why] of Object.entries(intended)) console.log(`\n${path} is not asked for ${audit}: ${why}`)
} finally {
  browser.kill()
  site.close()
  blank.close()
}
if (broken.length > 0)
  stop(`\n${broken.length} figures or checks do not hold:\n${broken.map((line) => `  ${line}`).join('\n')}`)
console.log('\nEvery figure holds.')

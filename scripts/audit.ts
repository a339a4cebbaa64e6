/**
 * `npm run audit`: Lighthouse over every route of the built site, served with its production headers; prints each figure
 * with its bound and ends with an error when one does not hold.
 *
 *     npm run audit                        every route, the median of five runs
 *     npm run audit -- / /thank            some of them
 *     npm run audit -- --runs=1            fewer runs, for a first look
 *
 * Mobile preset and simulated throttling, as Lighthouse comes. Its processor time is measured, so the machine should have
 * nothing else to do.
 */
import { BOUNDS, boundInWords, failures, medianOf, tableRow } from './audit/figures.ts'
import { stop } from './setup/stop.ts'

const { auditPage } = await import('./audit/audit-page.ts')
const { launch } = await import('chrome-launcher')
const { AUDITED_PAGES } = await import('./audit/pages.ts')
const { ensureChromium } = await import('./setup/browser.ts')
const { serveBuild } = await import('./server/served-build.ts')
const { buildToCheck } = await import('./setup/subprocess.ts')

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
/** @type {string[]} */
const broken = []
try {
  console.log(`Lighthouse, mobile preset, the median of ${runs}, in ${executable}\n`)
  console.log(tableRow('route', Object.fromEntries(BOUNDS.map(({ name, title }) => [name, title]))))
  console.log(tableRow('must be', Object.fromEntries(BOUNDS.map((bound) => [bound.name, boundInWords(bound)]))))
  for (const page of pages) {
    const results = []
    for (let run = 0; run < runs; run += 1)
      results.push(await auditPage(`${site.origin}${page.path}`, browser.port, page))
    const figures = medianOf(results.map((result) => result.figures))
    console.log(tableRow(page.path, Object.fromEntries(BOUNDS.map(({ name, show }) => [name, show(figures[name])]))))
    for (const failure of failures(figures)) broken.push(`${page.path}: ${failure}`)
    for (const finding of new Set(results.flatMap((result) => result.findings))) broken.push(`${page.path}: ${finding}`)
  }
  for (const { path, intended } of pages)
    for (const [audit, why] of Object.entries(intended)) console.log(`\n${path} is not asked for ${audit}: ${why}`)
} finally {
  browser.kill()
  site.close()
}
if (broken.length > 0)
  stop(`\n${broken.length} figures or checks do not hold:\n${broken.map((line) => `  ${line}`).join('\n')}`)
console.log('\nEvery figure holds.')

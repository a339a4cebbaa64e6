/** One run of Lighthouse on one page. */
import lighthouse from 'lighthouse'

/** @typedef {import('lighthouse').Result} Report */

/** The most attempts: an incomplete trace does not measure the page. */
const TRIES = 3

/** The categories in which every single check must pass; speed is judged by its figures. */
const WITHOUT_FINDINGS = ['accessibility', 'best-practices', 'seo']

/**
 * @param {string} url
 * @param {number} port of a browser that listens for DevTools
 * @param {import('./pages.ts').AuditedPage} page
 * @returns {Promise<{ figures: import('./figures.ts').Figures, findings: string[] }>} the findings name each check that failed
 * @throws {Error} when Lighthouse could not load the page
 */
export async function auditPage(url, port, { intended }) {
  /** @type {Report | undefined} */
  let report
  for (let tried = 0; tried < TRIES && (report === undefined || report.runtimeError !== undefined); tried += 1) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      output: 'json',
      skipAudits: Object.keys(intended),
      ignoreStatusCode: 'http-status-code' in intended,
    })
    report = result?.lhr
  }
  if (report === undefined || report.runtimeError !== undefined)
    throw new Error(`Lighthouse could not audit ${url}: ${report?.runtimeError?.message ?? 'no result'}`)
  const { categories, audits } = report
  /** @param {string} name */
  const score = (name) => (categories[name]?.score ?? NaN) * 100
  /** @param {string} name */
  const value = (name) => audits[name]?.numericValue ?? NaN
  const findings = WITHOUT_FINDINGS.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && !passes(audits[id]))
    .map(({ id }) => `${id}: ${audits[id]?.title ?? 'missing'}`)
  return {
    figures: {
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      performance: score('performance'),
      layoutShift: value('cumulative-layout-shift'),
      largestPaint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
    },
    findings,
  }
}

/** @param {Report['audits'][string] | undefined} audit @returns {boolean} also for what does not apply to the page or is for a person to judge */
function passes(audit) {
  return audit !== undefined && (audit.score === null ? audit.scoreDisplayMode !== 'error' : audit.score === 1)
}

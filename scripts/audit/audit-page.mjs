/** One run of Lighthouse on one page. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** @typedef {{ score: number | null, scoreDisplayMode: string, numericValue?: number, title: string }} Audit */
/** @typedef {{ score: number | null, auditRefs: { id: string, weight: number }[] }} Category */

/**
 * What is used of Lighthouse's report; Lighthouse stands apart from the project's packages, and so do its types.
 *
 * @typedef {object} Report
 * @property {{ message: string }} [runtimeError]
 * @property {Record<string, Category>} categories
 * @property {Record<string, Audit>} audits
 */

const LIGHTHOUSE = join(import.meta.dirname, 'tool/node_modules/lighthouse/core/index.js')

/** A trace that the browser did not finish says nothing of the page; so often is a run begun anew. */
const TRIES = 3

/** The categories in which every single check must pass; speed is judged by its figures. */
const WITHOUT_FINDINGS = ['accessibility', 'best-practices', 'seo']

/**
 * @param {string} url
 * @param {number} port of a browser that listens for DevTools
 * @param {import('./pages.mjs').AuditedPage} page
 * @returns {Promise<{ figures: import('./figures.mjs').Figures, findings: string[] }>} the findings name each check that failed
 * @throws {Error} when Lighthouse could not load the page
 */
export async function auditPage(url, port, { intended }) {
  /** @type {{ default: (url: string, flags: object) => Promise<{ lhr: Report } | undefined> }} */
  const { default: lighthouse } = await import(pathToFileURL(LIGHTHOUSE).href)
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

/** @param {Audit | undefined} audit @returns {boolean} also for what does not apply to the page or is for a person to judge */
function passes(audit) {
  return audit !== undefined && (audit.score === null ? audit.scoreDisplayMode !== 'error' : audit.score === 1)
}

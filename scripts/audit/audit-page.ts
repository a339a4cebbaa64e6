/** One run of Lighthouse on one page. */
import lighthouse, { type Result } from 'lighthouse'

import type { Figures } from './figures.ts'

/** The most attempts: an incomplete trace does not measure the page. */
const TRIES = 3

/** The categories in which every single check must pass; speed is judged by its figures. */
const WITHOUT_FINDINGS = ['accessibility', 'best-practices', 'seo']

/** What Lighthouse measured; the findings name each check that failed. */
export interface PageAudit {
  readonly figures: Figures
  readonly findings: readonly string[]
}

/**
 * @param port of a browser that listens for DevTools
 * @param skipped names of audits that are not run
 * @throws Error when Lighthouse could not load the page
 */
export async function auditPage(url: string, port: number, skipped: readonly string[]): Promise<PageAudit> {
  let report: Result | undefined
  for (let tried = 0; tried < TRIES && (report === undefined || report.runtimeError !== undefined); tried += 1) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      output: 'json',
      skipAudits: [...skipped],
      ignoreStatusCode: skipped.includes('http-status-code'),
    })
    report = result?.lhr
  }
  if (report === undefined || report.runtimeError !== undefined)
    throw new Error(`Lighthouse could not audit ${url}: ${report?.runtimeError?.message ?? 'no result'}`)
  const { categories, audits } = report
  const score = (name: string) => (categories[name]?.score ?? NaN) * 100
  const value = (name: string) => audits[name]?.numericValue ?? NaN
  const findings = WITHOUT_FINDINGS.flatMap((name) => categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && !passes(audits[id]))
    .map(({ id }) => `${id}: ${audits[id].title}`)
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

/** Also true for what does not apply to the page or is for a person to judge. */
function passes(audit: Result['audits'][string] | undefined): boolean {
  return audit !== undefined && (audit.score === null ? audit.scoreDisplayMode !== 'error' : audit.score === 1)
}

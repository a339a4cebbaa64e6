/**
 * The score that the Mozilla (MDN) HTTP Observatory gives, by its published rules: @mdn/mdn-http-observatory 1.4.8,
 * algorithm version 4, src/grader/charts.js and src/analyzer/tests/. The package itself scans public hosts on their
 * usual ports and fetches lists while it installs, so it cannot be pointed at a loopback address.
 *
 * Only what a site of files can do is told apart; anything else of a rule counts as its worst outcome.
 */
import type { Answer } from './ask.ts'

/** From this many points without extra credit on, extra credit counts. */
const EXTRA_CREDIT_FROM = 90

/**
 * What the rules give this site: 100, and 10 for the policy, 10 for the resource policy, 5 for the referrer, 5 for
 * frame-ancestors. What they could give beyond it, and why it is not taken: docs/decisions/2026-11-20-observatory-score.md.
 */
export const SCORE = 130

export interface Observed {
  /** The answer to `/`. */
  readonly page: Answer
  /** The answer to an OPTIONS request with an Origin. */
  readonly preflight: Answer
  /** The answer to `/` over plain HTTP; undefined where the host does not listen there. */
  readonly plain: Answer | undefined
}

/** Points by rule, and the sum as the Observatory makes it. */
export function observatoryScore(observed: Observed): {
  readonly score: number
  readonly byRule: Record<string, number>
} {
  const byRule = {
    'content-security-policy': policyPoints(observed.page),
    cookies: observed.page.headers.has('set-cookie') ? -40 : 0,
    'cross-origin-resource-sharing': observed.preflight.headers.has('access-control-allow-origin') ? -50 : 0,
    'cross-origin-resource-policy': /^same-(?:origin|site)$/.test(
      observed.page.headers.get('cross-origin-resource-policy') ?? '',
    )
      ? 10
      : 0,
    redirection: redirectionPoints(observed.plain),
    'referrer-policy': referrerPoints(observed.page.headers.get('referrer-policy')),
    'strict-transport-security': transportPoints(observed.page.headers.get('strict-transport-security')),
    'subresource-integrity': foreignScripts(observed.page.body.toString('utf8')) ? -50 : 0,
    'x-content-type-options': observed.page.headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': framePoints(observed.page),
  }
  const points = Object.values(byRule)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100)
  const uncurved = sum(points.filter((value) => value < 0))
  return { score: Math.max(0, uncurved >= EXTRA_CREDIT_FROM ? sum(points) : uncurved), byRule }
}

function directives(page: Answer): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const directive of (page.headers.get('content-security-policy') ?? '').split(';')) {
    const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/)
    // The Observatory calls a policy that says a thing twice invalid.
    if (found.has(name)) return new Map()
    if (name !== '') found.set(name, sources)
  }
  return found
}

const BROAD = /^(?:ftp:|http:|https:|\*|https?:\/\/\*(?:\.\*)?)$/

function policyPoints(page: Answer): number {
  const policy = directives(page)
  if (policy.size === 0) return -25
  const fallback = policy.get('default-src') ?? ['*']
  const script = policy.get('script-src') ?? fallback
  const style = policy.get('style-src') ?? fallback
  const object = policy.get('object-src') ?? fallback
  const isUnsafe = (source: string) => BROAD.test(source) || source === "'unsafe-inline'" || source === 'data:'
  if (script.some(isUnsafe) || object.some((source) => BROAD.test(source))) return -20
  if ([...policy.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) return -20
  if ([...script, ...style].includes("'unsafe-eval'")) return -10
  if (style.some(isUnsafe)) return 0
  return fallback.length === 1 && fallback[0] === "'none'" ? 10 : 5
}

function redirectionPoints(plain: Answer | undefined): number {
  if (plain === undefined) return 0
  const isRedirect = plain.status >= 301 && plain.status <= 308
  return isRedirect && (plain.headers.get('location') ?? '').startsWith('https://') ? 0 : -20
}

function referrerPoints(value: string | undefined): number {
  if (value === undefined) return 0
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value) ? 5 : -5
}

function transportPoints(value: string | undefined): number {
  const seconds = Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? NaN)
  if (Number.isNaN(seconds)) return -20
  return seconds >= 15_768_000 ? 0 : -10
}

function framePoints(page: Answer): number {
  if (directives(page).has('frame-ancestors')) return 5
  return /^(?:deny|sameorigin)$/i.test(page.headers.get('x-frame-options') ?? '') ? 0 : -20
}

function foreignScripts(html: string): boolean {
  return [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].some(([, source = '']) => !/^\/[^/]/.test(source))
}

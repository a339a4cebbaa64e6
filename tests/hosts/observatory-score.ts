/**
 * The score that the Mozilla (MDN) HTTP Observatory would give: @mdn/mdn-http-observatory 1.4.8, src/grader/charts.js and
 * src/analyzer/tests/. The package itself scans public names only. An estimate: each rule is either met or it is not.
 */
import type { HostResponse } from './send-request.ts'

/** @returns 100, with what each rule adds where it is met and takes where it is not */
export function observatoryScore({ headers }: HostResponse): number {
  const is = (name: string, pattern: RegExp) => pattern.test(headers.get(name) ?? '')
  const rules: readonly (readonly [isMet: boolean, gain: number, loss: number])[] = [
    [is('content-security-policy', /^default-src 'none';(?!.*(?:unsafe-|\bdata:|\bhttps?:))/), 10, -25],
    [is('content-security-policy', /frame-ancestors 'none'/), 5, -20],
    [is('cross-origin-resource-policy', /^same-(?:origin|site)$/), 10, 0],
    [is('referrer-policy', /^(?:no-referrer|same-origin|strict-origin)$/), 5, 0],
    [is('strict-transport-security', /^max-age=63072000\b/), 0, -20],
    [is('x-content-type-options', /^nosniff$/), 0, -5],
    [!headers.has('set-cookie'), 0, -40],
    [!headers.has('access-control-allow-origin'), 0, -50],
  ]
  return rules.reduce((score, [isMet, gain, loss]) => score + (isMet ? gain : loss), 100)
}

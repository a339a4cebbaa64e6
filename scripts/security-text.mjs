/** `/.well-known/security.txt` (RFC 9116): where to report a hole, from the site configuration. */
import { spawnSync } from 'node:child_process'

const SECONDS_A_YEAR = 365 * 24 * 3600

/**
 * When what is being built was last changed: `SOURCE_DATE_EPOCH` if it is set (reproducible-builds.org), else the time of
 * the latest commit, so that the same commit gives the same bytes; where there is no git, the start of this day.
 *
 * @param {string} root the project's folder
 * @returns {Date}
 */
function sourceDate(root) {
  const given = process.env['SOURCE_DATE_EPOCH'] ?? ''
  if (/^\d{1,12}$/.test(given)) return new Date(Number(given) * 1000)
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' })
  if (status === 0 && /^\d+$/.test(stdout.trim())) return new Date(Number(stdout.trim()) * 1000)
  return new Date(new Date().toISOString().slice(0, 10))
}

/**
 * @param {{ contactEmail: string, siteUrl: string }} site
 * @param {string} root the project's folder
 * @returns {string} the file, which expires a year after the source was last changed, as the RFC recommends at most
 */
export function securityText(site, root) {
  const expires = new Date(sourceDate(root).getTime() + SECONDS_A_YEAR * 1000)
  return [
    `Contact: mailto:${site.contactEmail}`,
    `Expires: ${expires.toISOString().replace(/\.\d{3}Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${site.siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

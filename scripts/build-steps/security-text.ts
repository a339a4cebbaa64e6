/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability, from the site configuration. */

const MILLISECONDS_A_DAY = 24 * 3600 * 1000

/**
 * It expires 365 days after the day of the build, the longest that the RFC recommends.
 *
 * @throws {Error} when `SOURCE_DATE_EPOCH` (reproducible-builds.org) stands for the day of the build and is too old
 */
export function securityText(site: { contactEmail: string; siteUrl: string }): string {
  const given = process.env['SOURCE_DATE_EPOCH']
  const built = given === undefined ? Date.now() : Number(given) * 1000
  const expires = (Math.floor(built / MILLISECONDS_A_DAY) + 365) * MILLISECONDS_A_DAY
  if (!(expires > Date.now()))
    throw new Error(`SOURCE_DATE_EPOCH is "${given ?? ''}": security.txt would have expired already. Set a later time.`)
  return [
    `Contact: mailto:${site.contactEmail}`,
    `Expires: ${new Date(expires).toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${site.siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

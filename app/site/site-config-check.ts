import type { SiteConfig } from '~/site/site.config.ts'

/** Below this age, in years, nobody is offered a service at all; the game itself asks for the configured minimum age. */
export const NO_SERVICE_UNDER_AGE = 16
const OLDEST_AGE = 120

type Check = readonly [isFine: boolean, field: keyof SiteConfig, advice: string]

const SWITCHES = ['maintenanceMode', 'requireAgeVerification', 'offline', 'hstsIncludeSubDomains'] as const
const SWITCH_ADVICE = 'must be true or false, without quotation marks'

/** Line breaks and control characters would end up in titles, links and headers. */
function isOneLine(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && !/\p{Cc}/u.test(value)
}

function isSiteRoot(value: unknown): boolean {
  if (!isOneLine(value) || !URL.canParse(value)) return false
  const url = new URL(value)
  return /^https?:$/.test(url.protocol) && url.origin === value
}

/**
 * What is wrong with a configuration, one sentence a problem, written for the site's owner; empty when all is well.
 * Takes anything: the owner's editor may not have checked the types.
 */
export function siteConfigProblems(config: Readonly<Record<keyof SiteConfig, unknown>>): string[] {
  const { siteName, contactEmail, contactAddress, tel, minimumAge, siteUrl, hstsIncludeSubDomains, hstsPreload } =
    config
  const checks: readonly Check[] = [
    [isOneLine(siteName), 'siteName', 'must be the name of the site, in one line'],
    [
      isOneLine(contactEmail) && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(contactEmail),
      'contactEmail',
      'must be one e-mail address, such as hello@example.com',
    ],
    [isOneLine(contactAddress), 'contactAddress', 'must be a postal address, in one line'],
    [
      isOneLine(tel) && /^\+?[\d\s().-]*\d[\d\s().-]*$/.test(tel),
      'tel',
      'must be a telephone number, such as +61 2 5550 0118',
    ],
    [
      typeof minimumAge === 'number' &&
        Number.isInteger(minimumAge) &&
        minimumAge >= NO_SERVICE_UNDER_AGE &&
        minimumAge <= OLDEST_AGE,
      'minimumAge',
      `must be a whole number from ${NO_SERVICE_UNDER_AGE} to ${OLDEST_AGE}, since the privacy policy offers no service to anyone younger`,
    ],
    [
      isSiteRoot(siteUrl),
      'siteUrl',
      'must be the address of the site with https:// and without a path or a slash at the end, such as https://example.com',
    ],
    ...SWITCHES.map((field) => [typeof config[field] === 'boolean', field, SWITCH_ADVICE] as const),
    [
      hstsPreload === false || (hstsPreload === true && hstsIncludeSubDomains !== false),
      'hstsPreload',
      `${SWITCH_ADVICE}, and true only together with hstsIncludeSubDomains`,
    ],
  ]
  return checks.filter(([isFine]) => !isFine).map(([, field, advice]) => `${field} ${advice}.`)
}

/**
 * The one file the owner edits. Every page, title, policy and link reads from here.
 *
 * After a change: `npm run build`, then upload `build/client` to the host.
 */
export interface SiteConfig {
  /** The name shown in the header, titles, policies and share cards. */
  readonly siteName: string
  /** Where visitors write to; shown as a `mailto:` link wherever the site tells how to reach it, and written into security.txt. */
  readonly contactEmail: string
  /** Postal address in one line, as it should be printed. */
  readonly contactAddress: string
  /** Telephone number in international form; spaces are fine, they are removed in the `tel:` link. */
  readonly tel: string
  /** `true` replaces every page but the policies by one maintenance screen, with `noindex`. */
  readonly maintenanceMode: boolean
  /** `true` asks for the visitor's age before the first flight; `false`: it appears nowhere. */
  readonly requireAgeVerification: boolean
  /** The age, in years, that every mention on the site follows. A whole number from 16 to 120. */
  readonly minimumAge: number
  /** `true` keeps a copy of the site on the device of whoever has flown once, for flights without a connection; `false` takes all copies back. */
  readonly offline: boolean
  /** The public address of the site's root, with scheme and without a trailing slash: canonical links and the sitemap use it. */
  readonly siteUrl: string
  /** `true` makes browsers open every subdomain of `siteUrl` by HTTPS alone, for two years; one without HTTPS is locked out. */
  readonly hstsIncludeSubDomains: boolean
  /** `true` allows the entry in the browsers' own list (https://hstspreload.org), which takes months to undo. Needs `hstsIncludeSubDomains`. */
  readonly hstsPreload: boolean
}

export const siteConfig: SiteConfig = {
  siteName: 'Ringwake',
  contactEmail: 'hello@ringwake.example',
  contactAddress: 'Level 3, 18 Observatory Lane, Sydney NSW 2000, Australia',
  tel: '+61 2 5550 0118',
  maintenanceMode: false,
  requireAgeVerification: true,
  minimumAge: 18,
  offline: true,
  siteUrl: 'https://ringwake.example',
  hstsIncludeSubDomains: false,
  hstsPreload: false,
}

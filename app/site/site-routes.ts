/** The path that is prerendered to `404.html`; it is matched by the catch-all route and never linked. */
export const NOT_FOUND_PATH = '/404'

/**
 * Every URL of the site: the one table that the router, the site, the build, the audit and the tests read. An indexed
 * route stands in the sitemap; a policy stays readable during maintenance.
 */
export const SITE_ROUTES = [
  { path: '/', file: 'routes/landing.tsx', isIndexed: true },
  { path: '/privacy_policy', file: 'routes/privacy-policy.tsx', isIndexed: true, policyName: 'Privacy policy' },
  // A chunk has the name of its file, and some blockers refuse every file with "cookie" in its name.
  { path: '/cookies_policy', file: 'routes/storage-policy.tsx', isIndexed: true, policyName: 'Cookies policy' },
  { path: '/terms_of_service', file: 'routes/terms-of-service.tsx', isIndexed: true, policyName: 'Terms of service' },
  { path: '/refund_policy', file: 'routes/refund-policy.tsx', isIndexed: true, policyName: 'Refund policy' },
  { path: '/thank', file: 'routes/thank.tsx', isIndexed: false },
] as const

/** A page's own path, the 404 page's included. */
export type PagePath = (typeof SITE_ROUTES)[number]['path'] | typeof NOT_FOUND_PATH

/** The four policies, in the order in which they are listed. */
export const POLICIES = SITE_ROUTES.filter((route) => 'policyName' in route)

export type PolicyPath = (typeof POLICIES)[number]['path']

/** `true` for the path of a policy, with or without a slash at its end. */
export function isPolicyPath(path: string): boolean {
  const bare = path.replace(/\/$/, '')
  return POLICIES.some((policy) => policy.path === bare)
}

/** The paths that become static HTML files, the 404 page included. */
export function prerenderedPaths(): PagePath[] {
  return [...SITE_ROUTES.map(({ path }) => path), NOT_FOUND_PATH]
}

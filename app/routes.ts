import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** The path that is prerendered to `404.html`; it is matched by the catch-all route and never linked. */
export const NOT_FOUND_PATH = '/404'

/** Every URL of the site, in one list. `indexed` decides whether the sitemap names it. */
export const SITE_ROUTES = [
  { path: '/', file: 'routes/landing.tsx', indexed: true },
  { path: '/privacy_policy', file: 'routes/privacy-policy.tsx', indexed: true },
  { path: '/cookies_policy', file: 'routes/cookies-policy.tsx', indexed: true },
  { path: '/terms_of_service', file: 'routes/terms-of-service.tsx', indexed: true },
  { path: '/refund_policy', file: 'routes/refund-policy.tsx', indexed: true },
  { path: '/thank', file: 'routes/thank.tsx', indexed: false },
] as const

/** The paths that become static HTML files, the 404 page included. */
export function prerenderedPaths(): string[] {
  return [...SITE_ROUTES.map((siteRoute) => siteRoute.path), NOT_FOUND_PATH]
}

export default [
  ...SITE_ROUTES.map(({ path, file }) => (path === '/' ? index(file) : route(path, file))),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig

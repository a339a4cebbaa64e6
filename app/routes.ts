import type { RouteConfig } from '@react-router/dev/routes'

import { SITE_ROUTES } from './site/site-routes.ts'

export default [
  ...SITE_ROUTES.map(({ path, file }) => (path === '/' ? { index: true, file } : { path, file, caseSensitive: true })),
  { path: '*', file: 'routes/not-found.tsx' },
] satisfies RouteConfig

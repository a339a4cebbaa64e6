import type { Config } from '@react-router/dev/config'

import { prerenderedPaths } from './app/site/site-routes.ts'

export default {
  ssr: false,
  prerender: prerenderedPaths(),
  routeDiscovery: { mode: 'initial' },
  buildDirectory: process.env['RINGWAKE_BUILD_DIRECTORY'] ?? 'build',
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config

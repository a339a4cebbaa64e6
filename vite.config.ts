import { resolve } from 'node:path'

import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

// A test builds the site with another configuration by naming its file here; the owner edits app/site.config.ts.
const siteConfigFile = process.env['RINGWAKE_SITE_CONFIG'] ?? 'app/site.config.ts'

export default defineConfig({
  plugins: [reactRouter()],
  resolve: {
    alias: [
      { find: '~/site.config', replacement: resolve(siteConfigFile) },
      { find: '~', replacement: resolve('app') },
    ],
  },
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The game is one chunk on purpose: it is fetched whole, at the press. scripts/budgets.mjs weighs it.
    chunkSizeWarningLimit: 800,
  },
})

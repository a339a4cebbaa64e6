import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'

import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

// A test builds the site with another configuration by naming its file here; the owner edits app/site.config.ts.
const siteConfigFile = process.env['RINGWAKE_SITE_CONFIG'] ?? 'app/site.config.ts'

/** The classes of each style sheet in the order in which they stand there. */
const classesByFile = new Map<string, string[]>()

/**
 * The name that a class of a CSS module is shipped under: a mark of its file and its place among the classes there.
 * Alike within a file, so that they compress well: half a kilobyte less than the usual names on the landing page.
 */
function shippedClassName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file)
  const classes = classesByFile.get(path) ?? []
  classesByFile.set(path, classes)
  if (!classes.includes(name)) classes.push(name)
  const digest = createHash('sha256').update(path).digest('hex').slice(0, 5)
  return `c${digest}${classes.indexOf(name).toString(36)}`
}

/**
 * What every page needs comes in two files instead of a dozen: one of the libraries, which a change of the site leaves as
 * it is in the visitor's cache, one of the site. Together they compress better, by 3 kB on the landing page. All style of
 * the site goes with it: one sheet for every page, where a second would make each first visit wait for it as well.
 */
const SHARED_CHUNKS = [
  { name: 'libraries', test: /rolldown[/\\]runtime|node_modules[/\\](?:react|react-dom|react-router|scheduler)[/\\]/ },
  {
    name: 'site',
    test: /app[/\\](?:site[/\\].*\.css$|root\.tsx|site\.config|site[/\\](?:components|notices|page-meta|policies[/\\](?:policy-list|stored-keys)))/,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  ...(command === 'build' ? { css: { modules: { generateScopedName: shippedClassName } } } : {}),
  resolve: {
    alias: [
      { find: '~/site.config', replacement: resolve(siteConfigFile) },
      { find: '~', replacement: resolve('app') },
    ],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_CHUNKS } } } } },
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
}))

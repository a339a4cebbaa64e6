import { resolve } from 'node:path'

import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

// A test builds the site with another configuration by naming its file here; the owner edits app/site/site.config.ts.
const siteConfigFile = process.env['RINGWAKE_SITE_CONFIG'] ?? 'app/site/site.config.ts'

/**
 * What every page needs comes in two files, which compress 3 kB better than a dozen: one of the libraries, which a change of
 * the site leaves as it is in the visitor's cache, and one of the site, with its style. What one page alone imports becomes
 * a file of its own without a line here.
 */
const SHARED_CHUNKS = [
  { name: 'libraries', test: /node_modules[/\\](?:react|react-dom|react-router|scheduler)[/\\]/ },
  {
    name: 'site',
    test: /vite[/\\]preload-helper|app[/\\](?:root\.|styles|game[/\\]simulation[/\\]rules\.|site[/\\](?:.*\.css$|components|forms|hydration|page))/,
  },
  // What the game shares with what it fetches later: one file instead of a dozen, 2.7 kB less.
  {
    name: 'flight',
    test: /app[/\\]game[/\\](?:rendering[/\\]mood|simulation[/\\](?:course|craft|flight|ground|landmarks|random|input-recording)|player-data[/\\](?:\w*-?settings|logbook[/\\](?:course-|flight-kind))|hud[/\\]time-words|input[/\\]gamepad|session[/\\](?:medals|rival)\.)/,
  },
]

/** @throws {Error} where nothing was replaced, because a newer three.js is written differently */
function replaced(code: string, pattern: RegExp, replacement: string): string {
  const next = code.replaceAll(pattern, replacement)
  if (next === code) throw new Error(`Nothing in three.js matches ${String(pattern)} any more.`)
  return next
}

/** The scene brings whole shaders of its own (scene-part.ts), so the game ships without those of three.js: 22 kB less. */
const withoutBuiltInShaders: Plugin = {
  name: 'without-built-in-shaders',
  apply: 'build',
  transform: {
    filter: { id: /three\.module\.js$/ },
    handler: (code) =>
      replaced(
        replaced(code, /^((?:var|const) [\w$]+ = )".*";$/gm, '$1"";'),
        /^const ShaderChunk = \{[^}]*\};$/gm,
        'const ShaderChunk = {};',
      ),
  },
}

/** Three.js sets fields of its animation classes as it loads, so no bundler leaves them out; the game uses none: 3.7 kB less. */
const withoutAnimation: Plugin = {
  name: 'without-animation',
  apply: 'build',
  transform: {
    filter: { id: /three\.core\.js$/ },
    handler: (code) => replaced(code, /^(?:\w*KeyframeTrack|PropertyBinding)\.[\w.]+ = [^;]*;$/gm, ''),
  },
}

export default defineConfig({
  plugins: [reactRouter(), withoutBuiltInShaders, withoutAnimation],
  resolve: {
    alias: [
      { find: '~/site/site.config.ts', replacement: resolve(siteConfigFile) },
      { find: '~', replacement: resolve('app') },
    ],
  },
  environments: {
    client: {
      build: {
        license: { fileName: 'licenses.txt' },
        rolldownOptions: { output: { codeSplitting: { groups: SHARED_CHUNKS } } },
      },
    },
  },
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The game is one chunk on purpose: it is fetched whole, at the press. scripts/build-steps/budgets.ts weighs it.
    chunkSizeWarningLimit: 800,
  },
})

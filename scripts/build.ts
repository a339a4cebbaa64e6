/**
 * Builds the production site into `build/client`, ready for any static host, with its headers for each kind of host:
 * `build/client/_headers`, `build/deploy/` and, for the server of `npm start`, `build/headers.json`.
 */
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import { isPolicyPath, SITE_ROUTES } from '../app/site/site-routes.ts'
import type { SiteConfig } from '../app/site/site.config.ts'
import { siteConfigProblems } from '../app/site/site-config-check.ts'
import { THEME_COLOUR } from '../app/styles/theme-colour.ts'
import { checkBudgets } from './build-steps/budgets.ts'
import { buildFolder, openStagingFolder } from './build-steps/build-folder.ts'
import { earlyScript, withEarlyScript } from './build-steps/early-script.ts'
import { headersForPages } from './build-steps/headers.ts'
import { headersFile, nginxConfig } from './build-steps/host-configs.ts'
import { webManifest } from './build-steps/manifest.ts'
import { securityText } from './build-steps/security-text.ts'
import { serviceWorker } from './build-steps/service-worker.ts'
import { addressOfFile, filesBelow } from './build-steps/site-files.ts'
import { stop } from './setup/stop.ts'

const ROOT = resolve(import.meta.dirname, '..')
const { stagingFolder: BUILD, publish } = openStagingFolder(buildFolder())
const CLIENT = join(BUILD, 'client')
const SITE_CONFIG = process.env['RINGWAKE_SITE_CONFIG'] ?? 'app/site/site.config.ts'
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/

/** Ends the program with one message when the site configuration cannot be read or holds a mistake. */
async function readSiteConfig(): Promise<SiteConfig> {
  const stopFor = (problems: readonly string[]) => {
    const lines = problems.map((each) => `  - ${each}`)
    return stop([`The site configuration (${SITE_CONFIG}) needs a correction:`, ...lines].join('\n'))
  }
  const { siteConfig } = await (
    import(pathToFileURL(resolve(ROOT, SITE_CONFIG)).href) as Promise<{ siteConfig: SiteConfig }>
  ).catch((error: unknown) => stopFor([error instanceof Error ? error.message : String(error)]))
  // A value that a mistake has made of another kind is read as any object.
  const problems = siteConfigProblems({ ...siteConfig })
  if (problems.length > 0) stopFor(problems)
  return siteConfig
}

/** `/thank` is served from `thank.html` by every static host without a redirect; `thank/index.html` is not. */
function flattenPages() {
  for (const file of filesBelow(CLIENT)) {
    if (!file.endsWith(`${sep}index.html`) || dirname(file) === CLIENT) continue
    renameSync(file, `${dirname(file)}.html`)
    rmdirSync(dirname(file))
  }
}

/**
 * robots.txt and sitemap.xml come from the route table, so a new route cannot be forgotten; security.txt and the web app
 * manifest from the configuration.
 */
function writeIndexFiles(siteConfig: SiteConfig) {
  const { siteUrl, maintenanceMode } = siteConfig
  const indexed = SITE_ROUTES.filter(({ path, isIndexed }) => isIndexed && (!maintenanceMode || isPolicyPath(path)))
  const urls = indexed.map(({ path }) => `  <url><loc>${siteUrl}${path}</loc></url>`)
  writeFileSync(
    join(CLIENT, 'sitemap.xml'),
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
      '',
    ].join('\n'),
  )
  writeFileSync(join(CLIENT, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`)
  writeFileSync(
    join(CLIENT, 'manifest.webmanifest'),
    webManifest(siteConfig, THEME_COLOUR, filesBelow(CLIENT).map(addressOf)),
  )
  mkdirSync(join(CLIENT, '.well-known'), { recursive: true })
  writeFileSync(join(CLIENT, '.well-known', 'security.txt'), securityText(siteConfig))
}

/** The address below the root of the site. */
const addressOf = (file: string) => addressOfFile(CLIENT, file)

/**
 * The policy of each page from the scripts that are really in it, said to each kind of host.
 *
 * @param pages the HTML of each page, by its file below the root, such as `/thank.html`
 */
function writeHeaders(pages: Readonly<Record<string, string>>, site: SiteConfig) {
  const headers = headersForPages(pages, site)
  const otherFiles = filesBelow(CLIENT)
    .map(addressOf)
    .filter((file) => !(file in pages))

  writeFileSync(join(BUILD, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`)
  writeFileSync(join(CLIENT, '_headers'), headersFile(headers, otherFiles))
  mkdirSync(join(BUILD, 'deploy'))
  writeFileSync(join(BUILD, 'deploy', 'nginx.conf'), nginxConfig(headers, site))
}

/** Vite has written the notices of the bundled packages; the fonts are no scripts, so that theirs are added here. */
function addFontLicences() {
  const fonts = join(ROOT, 'app/styles/fonts')
  const notices = readdirSync(fonts)
    .filter((file) => file.endsWith('-licence.txt'))
    .sort()
    .map(
      (file) =>
        `\n## ${file.replace('-licence.txt', '')} (font, OFL-1.1)\n\n${readFileSync(join(fonts, file), 'utf8').trim()}\n`,
    )
  appendFileSync(join(CLIENT, 'licenses.txt'), notices.join(''))
}

/** Compressed once here, so that no host has to do it for each visitor. */
function precompress() {
  for (const file of filesBelow(CLIENT)) {
    if (!COMPRESSIBLE.test(file)) continue
    const bytes = readFileSync(file)
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    )
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

const site = await readSiteConfig()
const reactRouter = spawnSync(
  process.execPath,
  [join(ROOT, 'node_modules/@react-router/dev/bin.js'), 'build', '--logLevel', 'warn'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', RINGWAKE_BUILD_DIRECTORY: BUILD },
  },
)
if (reactRouter.status !== 0) process.exit(reactRouter.status ?? 1)

// The server build is needed for prerendering only; it is removed so that nobody uploads it.
rmSync(join(BUILD, 'server'), { recursive: true, force: true })
// Every route is prerendered and unknown addresses get 404.html, so no host needs the fallback page.
rmSync(join(CLIENT, '__spa-fallback.html'), { force: true })
flattenPages()
const script = await earlyScript()
const pages: Record<string, string> = {}
for (const file of filesBelow(CLIENT).filter((each) => each.endsWith('.html'))) {
  const html = withEarlyScript(readFileSync(file, 'utf8'), script)
  writeFileSync(file, html)
  pages[addressOf(file)] = html
}
writeIndexFiles(site)

const VITE_MANIFEST = join(CLIENT, '.vite', 'manifest.json')
renameSync(VITE_MANIFEST, join(BUILD, 'manifest.json'))
rmSync(dirname(VITE_MANIFEST), { recursive: true })

addFontLicences()
writeFileSync(join(CLIENT, 'sw.js'), await serviceWorker(pages, filesBelow(CLIENT).map(addressOf), site))
writeHeaders(pages, site)
precompress()
await checkBudgets(BUILD)
publish()

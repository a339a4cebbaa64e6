/**
 * The response headers of the production site: the one place they are written.
 * `build.mjs` writes them to `build/headers.json`, which the server of `npm start` reads, and `host-configs.mjs` writes
 * them for other hosts: `_headers` for Cloudflare and Netlify, nginx, Caddy.
 */
import { createHash } from 'node:crypto'

/**
 * Features of the browser that the site never uses, denied to itself and to anything that might get in. Only names that
 * Chromium knows: it prints a warning for any other. Not here, because the game uses them: gamepad, autoplay, clipboard-write,
 * web-share.
 */
const DENIED_FEATURES = [
  ...['accelerometer', 'browsing-topics', 'camera', 'clipboard-read', 'display-capture', 'encrypted-media'],
  ...['fullscreen', 'geolocation', 'gyroscope', 'hid', 'identity-credentials-get', 'idle-detection', 'local-fonts'],
  ...['magnetometer', 'microphone', 'midi', 'otp-credentials', 'payment', 'picture-in-picture'],
  ...['publickey-credentials-create', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'storage-access'],
  ...['usb', 'window-management', 'xr-spatial-tracking'],
]

/** Headers that every response carries, assets and errors included. */
const EVERYWHERE = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** Headers that only a document needs, besides its Content-Security-Policy. @param {HstsSwitches} site */
function documentHeaders({ hstsIncludeSubDomains, hstsPreload }) {
  const transport = [
    'max-age=63072000',
    ...(hstsIncludeSubDomains ? ['includeSubDomains'] : []),
    ...(hstsPreload ? ['preload'] : []),
  ]
  return {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': transport.join('; '),
    'X-Frame-Options': 'DENY',
  }
}

/** Hashed files never change under their name; everything else is asked for again. */
const CACHE_CONTROL = {
  hashedAssets: 'public, max-age=31536000, immutable',
  everythingElse: 'no-cache',
}

/**
 * @param {readonly string[]} scriptHashes CSP hash sources (`sha256-…`, without quotes) of the page's inline scripts
 * @returns {string} the value of the Content-Security-Policy header
 */
export function contentSecurityPolicy(scriptHashes) {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    // Lost files are requested anew by fetch (app/site/hydration/recovery.ts), and Lighthouse reads robots.txt so.
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // For the address of the service worker (app/game/player-data/offline-copy.ts); nothing else becomes a script.
    'trusted-types offline-worker',
  ].join('; ')
}

const SCRIPT_ELEMENT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style\b|<[a-z][^>]*\sstyle\s*=/i
const INLINE_HANDLER = /<[a-z][^>]*\son[a-z]+\s*=/i

/**
 * @param {string} html a page as it will be served
 * @returns {string[]} one hash source per inline script, sorted and without repeats
 * @throws {Error} when the page holds something that the policy would block: an inline style or an inline handler
 */
export function inlineScriptHashes(html) {
  const withoutScripts = html.replaceAll(SCRIPT_ELEMENT, '')
  if (INLINE_STYLE.test(withoutScripts)) throw new Error('The page has an inline style, which the CSP blocks.')
  if (INLINE_HANDLER.test(withoutScripts))
    throw new Error('The page has an inline event handler, which the CSP blocks.')
  // A script that the pattern above did not take whole would be served without a hash.
  if (/<script\b/i.test(withoutScripts)) throw new Error('The page has a script element that could not be read.')
  /** @type {Set<string>} */
  const hashes = new Set()
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT_ELEMENT)) {
    if (/\ssrc\s*=/.test(attributes)) continue
    // Data blocks are never run, so the policy does not apply to them.
    if (/\stype\s*=\s*"application\/(?:ld\+)?json"/.test(attributes)) continue
    hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`)
  }
  return [...hashes].sort()
}

/**
 * @typedef {{ hstsIncludeSubDomains: boolean, hstsPreload: boolean }} HstsSwitches of the site configuration
 * @typedef {object} SiteHeaders what `build/headers.json` holds
 * @property {Record<string, string>} everywhere on every response
 * @property {Record<string, string>} documents on every HTML page as well, the 404 included
 * @property {{ hashedAssets: string, everythingElse: string }} cacheControl
 * @property {Record<string, string>} pages the policy of each page, by its file below the root, such as `/thank.html`
 * @property {string} anyPage one policy that fits every page, for hosts that cannot tell a 404 from a page by its address
 */

/**
 * @param {Record<string, string>} pages the HTML of each page, by its file below the root
 * @param {HstsSwitches} site
 * @returns {SiteHeaders}
 * @throws {Error} when a page holds what its policy would block
 */
export function headersForPages(pages, site) {
  /** @type {Record<string, string>} */
  const policies = {}
  /** @type {Set<string>} */
  const everyHash = new Set()
  for (const [file, html] of Object.entries(pages).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const hashes = inlineScriptHashes(html)
    for (const hash of hashes) everyHash.add(hash)
    policies[file] = contentSecurityPolicy(hashes)
  }
  return {
    everywhere: EVERYWHERE,
    documents: documentHeaders(site),
    cacheControl: CACHE_CONTROL,
    pages: policies,
    anyPage: contentSecurityPolicy([...everyHash].sort()),
  }
}

/** @param {string} file below the root, such as `/thank.html` @returns {string} the one address it answers at */
export function addressOfPage(file) {
  return file === '/index.html' ? '/' : file.replace(/\.html$/, '')
}

/**
 * Other spellings of a page's address, each led to the one address by a single redirect (308), as Cloudflare does.
 *
 * @param {string} file a page below the root
 * @returns {string[]} none for the 404 page, which has no address
 */
export function otherAddressesOfPage(file) {
  if (file === '/404.html') return []
  if (file === '/index.html') return ['/index.html', '/index']
  return [`${addressOfPage(file)}/`, file]
}

/** @param {Pick<SiteHeaders, 'pages'>} headers @returns {(readonly [string, string])[]} other spellings and the address each leads to */
export function redirectsOf({ pages }) {
  return Object.keys(pages).flatMap((file) =>
    otherAddressesOfPage(file).map((address) => /** @type {const} */ ([address, addressOfPage(file)])),
  )
}

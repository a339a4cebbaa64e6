/**
 * The response headers of the production site: the one place they are written.
 * `build.ts` writes them to `build/headers.json`, which the server of `npm start` reads, and `host-configs.ts` writes
 * them for other hosts: `_headers` for Cloudflare and Netlify, and nginx.
 */
import { createHash } from 'node:crypto'

/** Of the site configuration. */
export interface HstsSwitches {
  readonly hstsIncludeSubDomains: boolean
  readonly hstsPreload: boolean
}

/** What `build/headers.json` holds. */
export interface SiteHeaders {
  /** On every response. */
  readonly everywhere: Readonly<Record<string, string>>
  /** On every HTML page as well, the 404 included. */
  readonly documents: Readonly<Record<string, string>>
  readonly cacheControl: { readonly hashedAssets: string; readonly everythingElse: string }
  /** The policy of each page, by its file below the root, such as `/thank.html`. */
  readonly pages: Readonly<Record<string, string>>
  /** One policy that fits every page, for hosts that cannot tell a 404 from a page by its address. */
  readonly anyPage: string
}

/**
 * Features of the browser that the site never uses, denied to itself and to anything that might get in. Only names that
 * Chromium knows: it prints a warning for any other. Not here, because the game uses them: gamepad, autoplay, clipboard-write,
 * web-share.
 */
const DENIED_FEATURES = [
  ...['accelerometer', 'browsing-topics', 'camera', 'clipboard-read', 'display-capture', 'encrypted-media'],
  ...['geolocation', 'gyroscope', 'hid', 'identity-credentials-get', 'idle-detection', 'local-fonts'],
  ...['magnetometer', 'microphone', 'midi', 'otp-credentials', 'payment', 'picture-in-picture'],
  ...['publickey-credentials-create', 'publickey-credentials-get', 'serial', 'storage-access'],
  ...['usb', 'window-management', 'xr-spatial-tracking'],
]

/** What the game asks for, and no frame of another origin may. */
const OWN_FEATURES = ['fullscreen', 'screen-wake-lock']

/** Headers that every response carries, assets and errors included. */
const EVERYWHERE = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** Headers that only a document needs, besides its Content-Security-Policy. */
function documentHeaders({ hstsIncludeSubDomains, hstsPreload }: HstsSwitches): Record<string, string> {
  const transport = [
    'max-age=63072000',
    ...(hstsIncludeSubDomains ? ['includeSubDomains'] : []),
    ...(hstsPreload ? ['preload'] : []),
  ]
  return {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': [
      ...DENIED_FEATURES.map((feature) => `${feature}=()`),
      ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
    ].join(', '),
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

/** @param scriptHashes CSP hash sources (`sha256-…`, without quotes) of the page's inline scripts */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    // The launch asks whether the site answers (app/site/game-launch/load-game.ts), and Lighthouse reads robots.txt so.
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
 * @param html a page as it will be served
 * @returns one hash source per inline script, sorted and without repeats
 * @throws {Error} when the page holds something that the policy would block: an inline style or an inline handler
 */
export function inlineScriptHashes(html: string): string[] {
  const withoutScripts = html.replaceAll(SCRIPT_ELEMENT, '')
  if (INLINE_STYLE.test(withoutScripts)) throw new Error('The page has an inline style, which the CSP blocks.')
  if (INLINE_HANDLER.test(withoutScripts))
    throw new Error('The page has an inline event handler, which the CSP blocks.')
  // A script that the pattern above did not take whole would be served without a hash.
  if (/<script\b/i.test(withoutScripts)) throw new Error('The page has a script element that could not be read.')
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT_ELEMENT)) {
    if (/\ssrc\s*=/.test(attributes)) continue
    // Data blocks are never run, so the policy does not apply to them.
    if (/\stype\s*=\s*"application\/(?:ld\+)?json"/.test(attributes)) continue
    hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`)
  }
  return [...hashes].sort()
}

/**
 * @param pages the HTML of each page, by its file below the root
 * @throws {Error} when a page holds what its policy would block
 */
export function headersForPages(pages: Readonly<Record<string, string>>, site: HstsSwitches): SiteHeaders {
  const policies: Record<string, string> = {}
  const everyHash = new Set<string>()
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

/** @param file below the root, such as `/thank.html` */
export function addressOfPage(file: string): string {
  return file === '/index.html' ? '/' : file.replace(/\.html$/, '')
}

/**
 * Other spellings of a page's address. Each redirects to the one address (308), as on Cloudflare. The 404 page has no
 * address.
 *
 * @param file a page below the root
 */
export function otherAddressesOfPage(file: string): string[] {
  if (file === '/404.html') return []
  if (file === '/index.html') return ['/index.html', '/index']
  return [`${addressOfPage(file)}/`, file]
}

/** Each other spelling, and the address that it redirects to. */
export function redirectsOf({ pages }: Pick<SiteHeaders, 'pages'>): (readonly [from: string, to: string])[] {
  return Object.keys(pages).flatMap((file) =>
    otherAddressesOfPage(file).map((address) => [address, addressOfPage(file)] as const),
  )
}

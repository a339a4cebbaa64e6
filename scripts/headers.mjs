/**
 * The response headers of the production site: the one place they are written.
 * `build.mjs` turns them into `build/headers.json`, which every server and host configuration is made from.
 */
import { createHash } from 'node:crypto'

/** Features of the browser that the site never uses, denied to itself and to anything that might get in. */
const DENIED_FEATURES = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'clipboard-read', 'display-capture'],
  ...[
    'encrypted-media',
    'geolocation',
    'gyroscope',
    'hid',
    'identity-credentials-get',
    'idle-detection',
    'local-fonts',
  ],
  ...[
    'magnetometer',
    'microphone',
    'midi',
    'otp-credentials',
    'payment',
    'picture-in-picture',
    'publickey-credentials-create',
  ],
  ...[
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'storage-access',
    'usb',
    'window-management',
    'xr-spatial-tracking',
  ],
]

/** Headers that every response carries, assets and errors included. */
export const COMMON_HEADERS = {
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** Hashed files never change under their name; everything else is asked for again. */
export const CACHE_CONTROL = {
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
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
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
  const hashes = new Set()
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT_ELEMENT)) {
    if (/\ssrc\s*=/.test(attributes)) continue
    // Data blocks are never run, so the policy does not apply to them.
    if (/\stype\s*=\s*"application\/(?:ld\+)?json"/.test(attributes)) continue
    hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`)
  }
  return [...hashes].sort()
}

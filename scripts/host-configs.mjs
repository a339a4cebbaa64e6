/**
 * Says the headers of `headers.mjs` in the words of each kind of host. nginx and Caddy are filled-in templates of
 * `deploy/`; `_headers` (Cloudflare, Netlify and the hosts that read the same format) is written whole.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { addressOfPage, otherAddressesOfPage } from './headers.mjs'

/** @typedef {import('./headers.mjs').SiteHeaders} SiteHeaders */

const TEMPLATES = resolve(import.meta.dirname, '..', 'deploy')

/** What the site has files of. Text is UTF-8. */
export const CONTENT_TYPES = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  webm: 'video/webm',
  mp4: 'video/mp4',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain',
  xml: 'text/xml',
  webmanifest: 'application/manifest+json',
}
const IS_TEXT = /^text\/|json$|xml$/

/** Cloudflare's documented limits, the narrower of the two hosts. */
const MOST_RULES = 100
const LONGEST_LINE = 2000
/** Without these a page or the game does not work. */
const NEEDED = /\.(?:js|css|woff2)$/

/**
 * One policy for all pages, under `/*`: a 404 can be at any address, so no narrower rule would reach it; and a header
 * that two rules give is joined with a comma by some of these hosts and replaced by others, so no header stands in two
 * rules that meet.
 *
 * The hashed files are named one by one. A rule for `/assets/*` would hold for what is not there as well: a browser that
 * asks a moment too early for a file of a new release would keep the 404 for a year. Where the limit leaves no room for
 * all of them, pictures go without, and are asked for again each time, as these hosts do by themselves.
 *
 * @param {SiteHeaders} headers
 * @param {readonly string[]} otherFiles what is no page, such as `/robots.txt` and `/assets/root-CXCHAf2s.js`
 * @returns {string} the text of the file
 * @throws {Error} when the hosts' limits are passed
 */
export function headersFile(headers, otherFiles) {
  const isHashed = (/** @type {string} */ file) => file.startsWith('/assets/')
  const pages = Object.keys(headers.pages).filter((file) => file !== '/404.html')
  const revalidated = [...pages, ...otherFiles.filter((file) => !isHashed(file))]
  const needed = otherFiles.filter((file) => isHashed(file) && NEEDED.test(file))
  const pictures = otherFiles.filter((file) => isHashed(file) && !NEEDED.test(file))
  const room = MOST_RULES - 1 - revalidated.length - needed.length
  /** @type {[string, Record<string, string>][]} */
  const rules = [
    ['/*', { ...headers.common, 'Content-Security-Policy': headers.anyPage }],
    ...revalidated.map(
      (file) =>
        /** @type {[string, Record<string, string>]} */ ([
          file.endsWith('.html') ? addressOfPage(file) : file,
          { 'Cache-Control': headers.cacheControl.everythingElse },
        ]),
    ),
    ...[...needed, ...pictures.slice(0, Math.max(0, room))].map(
      (file) =>
        /** @type {[string, Record<string, string>]} */ ([
          file,
          { 'Cache-Control': headers.cacheControl.hashedAssets },
        ]),
    ),
  ]
  const lines = rules.flatMap(([pattern, values]) => [
    pattern,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ])
  if (rules.length > MOST_RULES)
    throw new Error(
      `_headers has ${rules.length} rules; Cloudflare takes ${MOST_RULES}. Have fewer files outside of assets/`,
    )
  const tooLong = lines.find((line) => line.length > LONGEST_LINE)
  if (tooLong !== undefined)
    throw new Error(`_headers has a line of ${tooLong.length} characters; Cloudflare takes ${LONGEST_LINE}: ${tooLong}`)
  return `${lines.join('\n')}\n`
}

/** @param {string} template its name in `deploy/` @param {Record<string, string>} values for each `{{name}}` in it */
function fillIn(template, values) {
  return readFileSync(join(TEMPLATES, template), 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_, name) => {
    const value = values[name]
    if (value === undefined) throw new Error(`deploy/${template} asks for {{${name}}}, which nobody fills in.`)
    return value
  })
}

/** @param {string} text @returns {string} the same, refused if it could end the quotes it will stand in */
function quotable(text) {
  if (/["\\\n{}$]/.test(text)) throw new Error(`A header value cannot be quoted for a host: ${text}`)
  return text
}

/** @param {SiteHeaders} headers @param {{ siteName: string, siteUrl: string }} site */
function everyValue(headers, site) {
  return {
    // It stands in a comment, which ends with the line.
    siteName: site.siteName.replaceAll(/[\r\n{}]/g, ' '),
    host: new URL(site.siteUrl).hostname,
    otherFiles: quotable(headers.otherFiles),
    immutable: headers.cacheControl.hashedAssets,
    revalidated: headers.cacheControl.everythingElse,
  }
}

/**
 * @param {SiteHeaders} headers
 * @param {{ siteName: string, siteUrl: string }} site
 * @returns {string} a configuration for nginx 1.22 or later
 */
export function nginxConfig(headers, site) {
  const pages = Object.keys(headers.pages)
  return fillIn('nginx.conf.template', {
    ...everyValue(headers, site),
    policies: Object.entries(headers.pages)
      .map(([file, policy]) => `    ${file} "${quotable(policy)}";`)
      .join('\n'),
    common: Object.entries(headers.common)
      .map(([name, value]) => `    add_header ${name} "${quotable(value)}" always;`)
      .join('\n'),
    types: Object.entries(CONTENT_TYPES)
      .map(([extension, type]) => `        ${type} ${extension};`)
      .join('\n'),
    redirects: pages
      .flatMap((file) =>
        otherAddressesOfPage(file).map((address) =>
          [`    location = ${address} {`, `        return 308 ${addressOfPage(file)}$is_args$args;`, '    }'].join(
            '\n',
          ),
        ),
      )
      .join('\n'),
  })
}

/**
 * @param {SiteHeaders} headers
 * @param {{ siteName: string, siteUrl: string }} site
 * @returns {string} a configuration for Caddy 2.6 or later
 */
export function caddyConfig(headers, site) {
  const pages = Object.entries(headers.pages)
  return fillIn('Caddyfile.template', {
    ...everyValue(headers, site),
    common: Object.entries(headers.common)
      .map(([name, value]) => `\t\t${name} "${quotable(value)}"`)
      .join('\n'),
    pages: pages
      .filter(([file]) => file !== '/404.html')
      .map(([file, policy]) =>
        [`\t\thandle ${addressOfPage(file)} {`, `\t\t\timport page ${file} "${quotable(policy)}"`, '\t\t}'].join('\n'),
      )
      .join('\n'),
    notFoundPolicy: quotable(headers.pages['/404.html'] ?? headers.otherFiles),
    redirects: pages
      .flatMap(([file]) =>
        otherAddressesOfPage(file).map((address) =>
          [`\t\thandle ${address} {`, `\t\t\timport moved ${addressOfPage(file)}`, '\t\t}'].join('\n'),
        ),
      )
      .join('\n'),
    // At the last moment: the file server sets what it believes, or nothing, over what was set before.
    types: Object.entries(CONTENT_TYPES)
      .filter(([extension]) => extension !== 'html')
      .map(([extension, type]) =>
        [
          `\t\t\t@${extension} path *.${extension}`,
          `\t\t\theader @${extension} {`,
          `\t\t\t\tContent-Type "${type}${IS_TEXT.test(type) ? '; charset=utf-8' : ''}"`,
          '\t\t\t\tdefer',
          '\t\t\t}',
        ].join('\n'),
      )
      .join('\n'),
  })
}

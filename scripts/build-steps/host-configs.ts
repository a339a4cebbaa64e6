/**
 * Writes the headers of `headers.mjs` as configuration for each kind of host. nginx and Caddy are filled-in templates of
 * `deploy/`; `_headers` (Cloudflare, Netlify and the hosts that read the same format) is written whole.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { addressOfPage, redirectsOf } from './headers.ts'
import { NEEDED_FILE } from './site-files.ts'

/** @typedef {import('./headers.ts').SiteHeaders} SiteHeaders */

const TEMPLATES = resolve(import.meta.dirname, '../../deploy')

/** The types of the site's files. Text is UTF-8. */
const CONTENT_TYPES = {
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

/** @param {string} type */
const withCharset = (type) => (IS_TEXT.test(type) ? `${type}; charset=utf-8` : type)

/** @param {string} file @returns {string} the value of its Content-Type header */
export function contentType(file) {
  const type = Object.entries(CONTENT_TYPES).find(([extension]) => file.endsWith(`.${extension}`))?.[1]
  return type === undefined ? 'application/octet-stream' : withCharset(type)
}

/** Cloudflare's documented limits, the narrower of the two hosts. */
const MOST_RULES = 100
const LONGEST_LINE = 2000

/**
 * `/*` carries the headers of documents too, with one policy for all pages, because a 404 can be at any address. The hashed
 * files are named one by one, because a rule for `/assets/*` would let a browser keep a 404 for a year; pictures for which
 * the limit leaves no room are revalidated.
 *
 * @param {SiteHeaders} headers
 * @param {readonly string[]} otherFiles what is no page, such as `/robots.txt` and `/assets/root-CXCHAf2s.js`
 * @returns {string} the text of the file
 * @throws {Error} when the hosts' limits are passed
 */
export function headersFile(headers, otherFiles) {
  const hashed = otherFiles.filter((file) => file.startsWith('/assets/'))
  const pages = Object.keys(headers.pages).filter((file) => file !== '/404.html')
  const revalidated = [...pages.map(addressOfPage), ...otherFiles.filter((file) => !hashed.includes(file))]
  const needed = hashed.filter((file) => NEEDED_FILE.test(file))
  const pictures = hashed.filter((file) => !NEEDED_FILE.test(file))
  const room = MOST_RULES - 1 - revalidated.length - needed.length
  const { everythingElse, hashedAssets } = headers.cacheControl
  const everywhere = { ...headers.everywhere, ...headers.documents, 'Content-Security-Policy': headers.anyPage }
  const rules = [
    ['/*', ...Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`)],
    ...revalidated.map((address) => [address, `  Cache-Control: ${everythingElse}`]),
    ...[...needed, ...pictures.slice(0, Math.max(0, room))].map((file) => [file, `  Cache-Control: ${hashedAssets}`]),
  ]
  const lines = rules.flat()
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
    // The templates put it into a comment, which ends with the line.
    siteName: site.siteName.replaceAll(/[\r\n{}]/g, ' '),
    host: new URL(site.siteUrl).hostname,
    notFoundPolicy: quotable(headers.pages['/404.html'] ?? headers.anyPage),
    immutable: headers.cacheControl.hashedAssets,
    revalidated: headers.cacheControl.everythingElse,
  }
}

/** @param {string} header its name @returns {string} the nginx variable that holds its value in a document */
const nginxVariable = (header) => `$ringwake_${header.toLowerCase().replaceAll('-', '_')}`

/** @param {readonly (readonly [string, string])[]} rows @param {(row: readonly [string, string]) => string} line */
const lines = (rows, line) => rows.map(line).join('\n')

/**
 * @param {SiteHeaders} headers
 * @param {{ siteName: string, siteUrl: string }} site
 * @returns {string} a configuration for nginx 1.22 or later
 */
export function nginxConfig(headers, site) {
  const documents = Object.entries(headers.documents)
  return fillIn('nginx.conf.template', {
    ...everyValue(headers, site),
    policies: lines(Object.entries(headers.pages), ([file, policy]) => `    ${file} "${quotable(policy)}";`),
    documentMaps: lines(documents, ([name, value]) =>
      [
        `map $sent_http_content_type ${nginxVariable(name)} {`,
        '    default "";',
        `    ~^text/html "${quotable(value)}";`,
        '}',
      ].join('\n'),
    ),
    documents: lines(documents, ([name]) => `    add_header ${name} ${nginxVariable(name)} always;`),
    everywhere: lines(
      Object.entries(headers.everywhere),
      ([name, value]) => `    add_header ${name} "${quotable(value)}" always;`,
    ),
    types: lines(Object.entries(CONTENT_TYPES), ([extension, type]) => `        ${type} ${extension};`),
    redirects: lines(redirectsOf(headers), ([from, to]) =>
      [`    location = ${from} {`, `        return 308 ${to}$is_args$args;`, '    }'].join('\n'),
    ),
  })
}

/**
 * @param {SiteHeaders} headers
 * @param {{ siteName: string, siteUrl: string }} site
 * @returns {string} a configuration for Caddy 2.6 or later
 */
export function caddyConfig(headers, site) {
  const pages = Object.entries(headers.pages).filter(([file]) => file !== '/404.html')
  /** @param {readonly [string, string]} header */
  const header = ([name, value]) => `\t\t${name} "${quotable(value)}"`
  return fillIn('Caddyfile.template', {
    ...everyValue(headers, site),
    everywhere: lines(Object.entries(headers.everywhere), header),
    documents: lines(Object.entries(headers.documents), header),
    pages: lines(pages, ([file, policy]) => `\t\t${addressOfPage(file)} ${file} "${quotable(policy)}"`),
    redirects: lines(redirectsOf(headers), ([from, to]) => `\t\t${from} ${to}`),
    // Deferred, because the file server overwrites what was set before.
    types: lines(
      Object.entries(CONTENT_TYPES).filter(([extension]) => extension !== 'html'),
      ([extension, type]) =>
        [
          `\t\t\t@${extension} path *.${extension}`,
          `\t\t\theader @${extension} {`,
          `\t\t\t\tContent-Type "${withCharset(type)}"`,
          '\t\t\t\tdefer',
          '\t\t\t}',
        ].join('\n'),
    ),
  })
}

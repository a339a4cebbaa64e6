/**
 * Writes the headers of `headers.ts` as configuration for two kinds of host: `_headers` for Cloudflare, Netlify and the
 * hosts that read the same format, and the filled-in `deploy/nginx.conf.template` for a server of one's own.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { addressOfPage, redirectsOf, type SiteHeaders } from './headers.ts'
import { NEEDED_FILE } from './site-files.ts'

const NGINX_TEMPLATE = resolve(import.meta.dirname, '../../deploy/nginx.conf.template')

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

/** The value of a file's Content-Type header. */
export function contentType(file: string): string {
  const type = Object.entries(CONTENT_TYPES).find(([extension]) => file.endsWith(`.${extension}`))?.[1]
  if (type === undefined) return 'application/octet-stream'
  return IS_TEXT.test(type) ? `${type}; charset=utf-8` : type
}

/** Cloudflare's documented limits, the narrower of the two hosts. */
const MOST_RULES = 100
const LONGEST_LINE = 2000

/**
 * `/*` carries the headers of documents too, with one policy for all pages, because a 404 can be at any address. The hashed
 * files are named one by one, because a rule for `/assets/*` would let a browser keep a 404 for a year; pictures for which
 * the limit leaves no room are revalidated.
 *
 * @param otherFiles what is no page, such as `/robots.txt` and `/assets/root-CXCHAf2s.js`
 * @throws {Error} when the hosts' limits are passed
 */
export function headersFile(headers: SiteHeaders, otherFiles: readonly string[]): string {
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

/** @throws {Error} when the text could end the quotes that it will stand in */
function quotable(text: string): string {
  if (/["\\\n{}$]/.test(text)) throw new Error(`A header value cannot be quoted for a host: ${text}`)
  return text
}

/** The nginx variable that holds the header's value in a document. */
const nginxVariable = (header: string) => `$ringwake_${header.toLowerCase().replaceAll('-', '_')}`

type Row = readonly [string, string]
const lines = (rows: readonly Row[], line: (row: Row) => string) => rows.map(line).join('\n')

/** A configuration for nginx 1.22 or later. */
export function nginxConfig(headers: SiteHeaders, site: { siteName: string; siteUrl: string }): string {
  const documents = Object.entries(headers.documents)
  const values: Record<string, string> = {
    siteName: site.siteName,
    host: new URL(site.siteUrl).hostname,
    notFoundPolicy: quotable(headers.pages['/404.html'] ?? headers.anyPage),
    immutable: headers.cacheControl.hashedAssets,
    revalidated: headers.cacheControl.everythingElse,
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
  }
  return readFileSync(NGINX_TEMPLATE, 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (!(name in values)) throw new Error(`deploy/nginx.conf.template asks for {{${name}}}, which has no value.`)
    return values[name]
  })
}

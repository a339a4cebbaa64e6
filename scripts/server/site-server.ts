/**
 * Answers HTTP requests from a built site as a static host would, with the headers of `build/headers.json`.
 *
 * The whole site (about 4 MB) is read once: a build that replaces the folder later changes no answer. A path is looked
 * up in a table and never on the disk, so none leads out of the folder.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { addressOfPage, redirectsOf } from '../build-steps/headers.ts'
import { contentType } from '../build-steps/host-configs.ts'
import { addressOfFile, filesBelow } from '../build-steps/site-files.ts'
import { preferredCoding, requestedRange, statusByConditions } from './http-semantics.ts'
import { stop } from '../setup/stop.ts'

/** In order of preference, with the suffix that each gives a file. */
const CODINGS = { br: '.br', gzip: '.gz', identity: '' }
const MADE_FOR_HOSTS = /\.(?:br|gz)$|^\/_headers$/

/**
 * @typedef {Record<string, string>} Headers
 * @typedef {{ body: Buffer, tag: string, headers: Headers }} Encoded
 * @typedef {{ lastModified: number, encodings: ReadonlyMap<string, Encoded> }} SiteFile time in milliseconds
 * @typedef {{ status: number, headers: Headers, body?: Buffer | string }} SiteResponse
 * @typedef {Pick<import('node:http').IncomingMessage, 'method' | 'url' | 'headers'>} SiteRequest
 * @typedef {object} Site
 * @property {Headers} bare the headers of a response that is no file
 * @property {ReadonlyMap<string, SiteFile>} files by address
 * @property {ReadonlyMap<string, string>} redirects other spellings of an address, and the address each leads to
 * @property {SiteFile} notFound
 */

/**
 * Ends the program when there is no site.
 *
 * @param {string} build the folder that `build.mjs` filled
 * @returns {Site}
 */
export function readSite(build) {
  const client = join(build, 'client')
  if (!existsSync(join(build, 'headers.json')) || !existsSync(join(client, '404.html')))
    stop(`There is no built site in ${build}. Run npm run build first, or npm start, which does both.`)
  /** @type {import('../build-steps/headers.ts').SiteHeaders} */
  const headers = JSON.parse(readFileSync(join(build, 'headers.json'), 'utf8'))
  const paths = filesBelow(client)
    .map((file) => addressOfFile(client, file))
    .filter((path) => !MADE_FOR_HOSTS.test(path) && path !== '/404.html')
  return {
    bare: { ...headers.everywhere, 'Cache-Control': headers.cacheControl.everythingElse },
    files: new Map(paths.map((path) => [addressOfPage(path), readFile(client, path, headers)])),
    redirects: new Map(redirectsOf(headers)),
    notFound: readFile(client, '/404.html', headers),
  }
}

/** @param {string} client @param {string} path @param {import('../build-steps/headers.ts').SiteHeaders} headers @returns {SiteFile} */
function readFile(client, path, { everywhere, documents, pages, cacheControl }) {
  const file = join(client, path)
  const policy = pages[path]
  // HTTP dates are whole seconds.
  const lastModified = Math.floor(statSync(file).mtimeMs / 1000) * 1000
  const codings = Object.entries(CODINGS).filter(([, suffix]) => existsSync(file + suffix))
  const headers = {
    ...everywhere,
    ...(policy === undefined ? {} : { ...documents, 'Content-Security-Policy': policy }),
    'Cache-Control': path.startsWith('/assets/') ? cacheControl.hashedAssets : cacheControl.everythingElse,
    'Content-Type': contentType(path),
    'Last-Modified': new Date(lastModified).toUTCString(),
    ...(codings.length > 1 ? { Vary: 'Accept-Encoding' } : {}),
  }
  const encodings = codings.map(([coding, suffix]) => {
    const body = readFileSync(file + suffix)
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const encoded = { ...headers, ETag: tag, ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }) }
    return /** @type {const} */ ([coding, { body, tag, headers: encoded }])
  })
  return { lastModified, encodings: new Map(encodings) }
}

/** @param {SiteFile} file @param {SiteRequest} request @returns {Encoded} */
function encodedFor({ encodings }, { headers }) {
  const coding = preferredCoding(String(headers['accept-encoding'] ?? ''), [...encodings.keys()])
  return /** @type {Encoded} */ (encodings.get(coding))
}

/** @param {SiteRequest} request @param {SiteFile} file @param {Headers} bare @returns {SiteResponse} */
function fileResponse(request, file, bare) {
  const { body, tag, headers } = encodedFor(file, request)
  const status = statusByConditions(request.headers, tag, file.lastModified)
  if (status === 304) return { status, headers }
  if (status === 412) return { status, headers: bare }
  const ranged = { ...headers, 'Accept-Ranges': 'bytes' }
  const range =
    request.method === 'GET'
      ? requestedRange(request.headers, { tag, lastModified: file.lastModified, size: body.length })
      : undefined
  if (range === undefined) return { status, headers: ranged, body }
  const size = String(body.length)
  if (range === 'unsatisfiable') return { status: 416, headers: { ...bare, 'Content-Range': `bytes */${size}` } }
  return {
    status: 206,
    headers: { ...ranged, 'Content-Range': `bytes ${String(range.first)}-${String(range.last)}/${size}` },
    body: body.subarray(range.first, range.last + 1),
  }
}

/** @param {Site} site @param {SiteRequest} request @returns {SiteResponse} */
function respond({ bare, files, redirects, notFound }, request) {
  const { method, url = '/' } = request
  const text = { ...bare, 'Content-Type': 'text/plain;charset=utf-8' }
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, headers: { ...text, Allow: 'GET, HEAD' }, body: 'This site only answers GET and HEAD.\n' }
  // A request to a proxy names the host as well.
  const [, written = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(url) ?? []
  // It may name the host alone.
  const path = decoded(written || '/')
  if (path === undefined) return { status: 400, headers: text, body: 'This address cannot be read.\n' }
  const leadsTo = redirects.get(path)
  if (leadsTo !== undefined) return { status: 308, headers: { ...bare, Location: `${leadsTo}${query}` } }
  const file = files.get(path)
  if (file !== undefined) return fileResponse(request, file, bare)
  const { body, headers } = encodedFor(notFound, request)
  return { status: 404, headers, body }
}

/** @param {string} path @returns {string | undefined} undefined where it is no UTF-8, or holds a NUL */
function decoded(path) {
  try {
    const text = decodeURIComponent(path)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

/** @param {Site} site @returns {import('node:http').RequestListener} */
export function siteHandler(site) {
  return (request, response) => {
    const { status, headers, body = '' } = respond(site, request)
    const length = status === 304 ? {} : { 'Content-Length': Buffer.byteLength(body) }
    response.writeHead(status, { ...headers, ...length }).end(request.method === 'HEAD' ? undefined : body)
  }
}

/** Serves the built site with its production headers, as a static host would. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'

import sirv from 'sirv'

import { addressOfPage, otherAddressesOfPage } from './headers.mjs'

const ROOT = resolve(import.meta.dirname, '..')
const BUILD = resolve(ROOT, process.env['RINGWAKE_BUILD_DIRECTORY'] ?? 'build')
const CLIENT = join(BUILD, 'client')
const PORT = Number(process.env['PORT'] ?? 4173)

if (!Number.isInteger(PORT) || PORT < 0 || PORT > 65535) {
  console.error(`PORT is "${process.env['PORT'] ?? ''}", which is not a port number (0 to 65535).`)
  process.exit(1)
}
if (!existsSync(join(BUILD, 'headers.json'))) {
  console.error('There is no built site to serve. Run npm run build first, or npm start, which does both.')
  process.exit(1)
}

/** @type {import('./headers.mjs').SiteHeaders} */
const headers = JSON.parse(readFileSync(join(BUILD, 'headers.json'), 'utf8'))

/** Other spellings of an address, and the one address that each leads to. */
const redirects = new Map(
  Object.keys(headers.pages).flatMap((file) =>
    otherAddressesOfPage(file).map((address) => /** @type {const} */ ([address, addressOfPage(file)])),
  ),
)

/** Made for hosts, or the error page under its own name: not addresses of the site. */
const NOT_OF_THE_SITE = /\.(?:br|gz)$|^\/(?:_headers|404|404\.html)$/

/** @param {string} path a URL path @returns {string} the page file that answers it, as named in headers.json */
function pageFor(path) {
  return path === '/' ? '/index.html' : path.endsWith('.html') ? path : `${path}.html`
}

/** @param {import('node:http').ServerResponse} response @param {string} path */
function setHeaders(response, path) {
  for (const [name, value] of Object.entries(headers.common)) response.setHeader(name, value)
  response.setHeader('Content-Security-Policy', headers.pages[pageFor(path)] ?? headers.otherFiles)
  const isHashed = path.startsWith('/assets/')
  response.setHeader(
    'Cache-Control',
    isHashed ? headers.cacheControl.hashedAssets : headers.cacheControl.everythingElse,
  )
}

const serveFile = sirv(CLIENT, {
  brotli: true,
  gzip: true,
  etag: true,
  extensions: ['html'],
  setHeaders: (response, path) => setHeaders(response, path),
})

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
function serveNotFound(request, response) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  const suffix = encoding === 'br' ? '.br' : encoding === 'gzip' ? '.gz' : ''
  const body = readFileSync(join(CLIENT, `404.html${suffix}`))
  setHeaders(response, '/404.html')
  response.setHeader('Content-Type', 'text/html;charset=utf-8')
  response.setHeader('Content-Length', body.length)
  response.setHeader('Vary', 'Accept-Encoding')
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding)
  response.writeHead(404)
  response.end(request.method === 'HEAD' ? undefined : body)
}

const server = createServer((request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    setHeaders(response, '/404.html')
    response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain;charset=utf-8' })
    response.end('This site only answers GET and HEAD.\n')
    return
  }
  const { path, query } = addressIn(request.url ?? '/')
  const leadsTo = redirects.get(path)
  if (leadsTo !== undefined) {
    setHeaders(response, path)
    response.writeHead(308, { Location: `${leadsTo}${query}` })
    response.end()
  } else if (NOT_OF_THE_SITE.test(path) || (path.endsWith('/') && path !== '/')) serveNotFound(request, response)
  else serveFile(request, response, () => serveNotFound(request, response))
})

/** @param {string} url of a request @returns {{ path: string, query: string }} as it will be looked up, and what follows */
function addressIn(url) {
  const [, written = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? []
  try {
    return { path: decodeURIComponent(written), query }
  } catch {
    return { path: written, query }
  }
}

server.on('error', (error) => {
  const isTaken = 'code' in error && error.code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${PORT} is in use. Choose another: PORT=4174 npm start` : error.message)
  process.exit(1)
})
server.listen(PORT, () => {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : PORT
  console.log(`Ringwake is at http://localhost:${port}`)
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(0))

/**
 * Serves a built site as a static host would. `express-static-gzip` sends the files, with ranges, conditional requests
 * and the compressed copies beside them. The headers of `build/headers.json`, the redirects, the 404 page and the 405
 * are written here.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'

import expressStaticGzip from 'express-static-gzip'

import { addressOfPage, redirectsOf, type SiteHeaders } from '../build-steps/headers.ts'
import { contentType } from '../build-steps/host-configs.ts'
import { addressOfFile, filesBelow } from '../build-steps/site-files.ts'
import { stop } from '../setup/stop.ts'

const COMPRESSED = /\.(?:br|gz)$/
const NOT_FOUND = '/404.html'

/** What `send` reports: a range or a condition that cannot be met, or a file that cannot be read. */
interface SendError {
  readonly status?: number
  readonly headers?: Record<string, string>
}

interface Site {
  readonly headers: SiteHeaders
  /** The file below the root by its address: `/thank.html` by `/thank`. */
  readonly files: ReadonlyMap<string, string>
  /** Other spellings of an address, and the address that each redirects to. */
  readonly redirects: ReadonlyMap<string, string>
  /** Sends the file that `request.url` names; `next` is called where it cannot. */
  readonly sendFile: (request: IncomingMessage, response: ServerResponse, next: (error?: SendError) => void) => void
}

/** Ends the program when the folder, which `scripts/build.ts` fills, holds no site. */
export function readSite(build: string): Site {
  const client = join(build, 'client')
  if (builtAt(build) === undefined || !existsSync(join(client, NOT_FOUND)))
    stop(`There is no built site in ${build}. Run npm run build first, or npm start, which does both.`)
  const headers = JSON.parse(readFileSync(join(build, 'headers.json'), 'utf8')) as SiteHeaders
  const files = filesBelow(client)
    .map((file) => addressOfFile(client, file))
    .filter((file) => !COMPRESSED.test(file) && file !== '/_headers' && file !== NOT_FOUND)
  return {
    headers,
    files: new Map(files.map((file) => [addressOfPage(file), file])),
    redirects: new Map(redirectsOf(headers)),
    sendFile: expressStaticGzip(client, {
      enableBrotli: true,
      orderPreference: ['br', 'gzip'],
      index: false,
      serveStatic: {
        cacheControl: false,
        dotfiles: 'allow',
        redirect: false,
        setHeaders: (response: ServerResponse, path: string) => {
          const file = addressOfFile(client, path).replace(COMPRESSED, '')
          for (const [name, value] of Object.entries(headersOfFile(headers, file))) response.setHeader(name, value)
        },
      },
    }),
  }
}

/** @returns when the build was made, in milliseconds; undefined where there is none */
function builtAt(build: string): number | undefined {
  return statSync(join(build, 'headers.json'), { throwIfNoEntry: false })?.mtimeMs
}

/** @param file below the root, such as `/thank.html` */
export function headersOfFile(headers: SiteHeaders, file: string): Record<string, string> {
  const { everywhere, documents, pages, cacheControl } = headers
  return {
    ...everywhere,
    ...(file in pages ? { ...documents, 'Content-Security-Policy': pages[file] } : {}),
    'Cache-Control': file.startsWith('/assets/') ? cacheControl.hashedAssets : cacheControl.everythingElse,
    'Content-Type': contentType(file),
  }
}

/** Answers with a sentence, in place of everything that was prepared for the response. */
function sendText(
  { everywhere, cacheControl }: SiteHeaders,
  response: ServerResponse,
  { status, text, headers = {} }: { status: number; text: string; headers?: Record<string, string> | undefined },
): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response
    .writeHead(status, {
      ...everywhere,
      'Cache-Control': cacheControl.everythingElse,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      ...headers,
    })
    .end(text)
}

function respond({ headers, files, redirects, sendFile }: Site, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const text = 'This site only answers GET and HEAD.\n'
    sendText(headers, response, { status: 405, text, headers: { Allow: 'GET, HEAD' } })
    return
  }
  const [address = '', ...query] = (request.url ?? '').split('?')
  const leadsTo = redirects.get(address)
  if (leadsTo !== undefined) {
    const location = [leadsTo, ...query].join('?')
    sendText(headers, response, { status: 308, text: '', headers: { Location: location } })
    return
  }
  const file = files.get(address)
  if (file === undefined) {
    response.statusCode = 404
    // The page is sent whole: its own version and length answer no condition and no range.
    const { 'accept-encoding': accepted } = request.headers
    request.headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
  }
  request.url = file ?? NOT_FOUND
  // `express-static-gzip` reads this property of Express's requests.
  Object.assign(request, { path: request.url })
  sendFile(request, response, (error) => {
    if (response.headersSent) {
      response.destroy()
      return
    }
    const status = error?.status ?? 404
    sendText(headers, response, { status, text: `This cannot be sent (${String(status)}).\n`, headers: error?.headers })
  })
}

/**
 * Serves the build of the moment: after a rebuild, the new files with the policies that belong to them. Ends the program
 * when there is no build at the start.
 */
export function siteHandler(build: string): RequestListener {
  let site = readSite(build)
  let servedSince = builtAt(build)
  return (request, response) => {
    const now = builtAt(build)
    if (now !== undefined && now !== servedSince) {
      site = readSite(build)
      servedSince = now
    }
    respond(site, request, response)
  }
}

/** A small built site in a temporary folder, served on loopback; every answer comes after the folder is gone. */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as httpRequest,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { headersForPages } from '../build-steps/headers.ts'
import { readSite, siteHandler } from './site-server.ts'

export const SECRET = 'nothing of this may be served'
export const CHANGED = 'Sat, 01 Nov 2025 12:00:00 GMT'
export const FILES = {
  'index.html': '<h1>Start</h1>',
  'thank.html': '<h1>Thanks</h1>',
  '404.html': '<h1>Not found</h1>',
  _headers: SECRET,
  'robots.txt': 'User-agent: *',
  'assets/game-Abc12345.js': '0123456789'.repeat(100),
  'assets/game-Abc12345.js.br': 'packed as br',
  'assets/game-Abc12345.js.gz': 'packed as gzip',
}
export const GAME = '/assets/game-Abc12345.js'

/** Serves the site from a folder of its own. The caller closes it. */
export async function openSite() {
  const folder = mkdtempSync(join(tmpdir(), 'ringwake-site-'))
  const build = join(folder, 'build')
  for (const [name, text] of Object.entries(FILES)) {
    const path = join(build, 'client', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    utimesSync(path, new Date(CHANGED), new Date(CHANGED))
  }
  writeFileSync(join(folder, 'secret.txt'), SECRET)
  const pages = { '/index.html': '', '/thank.html': '', '/404.html': '' }
  const headers = headersForPages(pages, { hstsIncludeSubDomains: false, hstsPreload: false })
  writeFileSync(join(build, 'headers.json'), JSON.stringify(headers))

  const server = createServer(siteHandler(readSite(build))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  rmSync(build, { recursive: true })

  return {
    build,
    port,
    ask: (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
      ask(httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false })),
    close: (): void => {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true })
    },
  }
}

async function ask(request: ClientRequest) {
  request.end()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const body = Buffer.concat((await response.toArray()) as Buffer[]).toString('latin1')
  return { status: response.statusCode, headers: response.headers, body }
}

/** The built site on a host that can go away, hang, and change to another release. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Release } from '../../app/offline/release.ts'
import { headersOfFile, readSite, siteHandler } from '../../scripts/server/site-server.ts'

const WORKER = '/sw.js'
const RELEASE = /^const RELEASE=(.*?\});/

export interface SwitchableHost {
  readonly origin: string
  /** Replaces files of the build from now on, by address; `null` removes one. */
  readonly deploy: (files: Readonly<Record<string, string | null>>) => void
  /** From now on requests are neither answered nor refused. */
  readonly hang: () => void
  readonly goAway: () => Promise<void>
  /** Answers again at the same origin. */
  readonly comeBack: () => Promise<void>
  readonly asked: string[]
}

export async function openHost(build: string): Promise<SwitchableHost> {
  const { files, headers } = readSite(build)
  const answerFromBuild = siteHandler(build)
  const asked: string[] = []
  let deployed: Readonly<Partial<Record<string, string | null>>> = {}
  let isHanging = false

  const answer: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    asked.push(pathname)
    if (isHanging) return
    const file = deployed[pathname]
    if (file === undefined) answerFromBuild(request, response)
    else if (file === null) response.writeHead(404).end()
    else response.writeHead(200, headersOfFile(headers, files.get(pathname) ?? pathname)).end(file)
  }
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    deploy: (files) => (deployed = files),
    hang: () => (isHanging = true),
    goAway: async () => {
      if (!server.listening) return
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
    comeBack: async () => {
      isHanging = false
      if (server.listening) return
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    asked,
  }
}

/** The files of another release, which differs from that of `worker` in the page at `address`. */
export function workerOfRelease(worker: string, address: string, page: string): Readonly<Record<string, string>> {
  const [head, json = ''] = RELEASE.exec(worker) ?? []
  if (head === undefined) throw new Error('The worker holds no release.')
  const release = JSON.parse(json) as Release
  const digest = createHash('sha256').update(page).digest('hex')
  const changed: Release = { ...release, name: digest.slice(0, 16), pages: { ...release.pages, [address]: digest } }
  return { [WORKER]: worker.replace(RELEASE, () => `const RELEASE=${JSON.stringify(changed)};`), [address]: page }
}

/** The nginx that scripts/test-hosts.ts has started, and the build that it serves. */
import { readFileSync } from 'node:fs'
import { request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { join } from 'node:path'

import type { SiteHeaders } from '../../scripts/build-steps/headers.ts'
import { addressOfFile, filesBelow } from '../../scripts/build-steps/site-files.ts'

const { RINGWAKE_HOST_HTTPS, RINGWAKE_HOST_HTTP, RINGWAKE_HOSTS_BUILD } = process.env
if (RINGWAKE_HOST_HTTPS === undefined || RINGWAKE_HOST_HTTP === undefined || RINGWAKE_HOSTS_BUILD === undefined)
  throw new Error('No host is started: run npm run test:hosts.')
export const ORIGIN = RINGWAKE_HOST_HTTPS
export const PLAIN_ORIGIN = RINGWAKE_HOST_HTTP
export const CLIENT = join(RINGWAKE_HOSTS_BUILD, 'client')

export const siteHeaders = JSON.parse(readFileSync(join(RINGWAKE_HOSTS_BUILD, 'headers.json'), 'utf8')) as SiteHeaders
const files = filesBelow(CLIENT)
  .map((file) => addressOfFile(CLIENT, file))
  .filter((file) => !/\.(?:br|gz)$/.test(file) && file !== '/_headers')
export const pages = files.filter((file) => file.endsWith('.html') && file !== '/404.html')
export const otherFiles = files.filter((file) => !file.endsWith('.html'))

export interface HostResponse {
  readonly status: number
  /** Names in lower case; a header that came several times is joined by commas. */
  readonly headers: ReadonlyMap<string, string>
  /** As it came over the wire: nothing is decoded. */
  readonly body: Buffer
}

interface RequestOptions {
  readonly origin?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Follows no redirect. @param path sent as it is written */
export async function sendRequest(
  path: string,
  { origin = ORIGIN, method = 'GET', headers = {} }: RequestOptions = {},
): Promise<HostResponse> {
  const { protocol, hostname, port } = new URL(origin)
  const send = protocol === 'https:' ? requestSecurely : requestPlainly
  return new Promise((resolve, reject) => {
    const request = send(
      // The certificate was made for this run and is self-signed.
      // A connection of its own, because nginx closes one after a 412 without saying so.
      { hostname, port, path, method, headers, rejectUnauthorized: false, agent: false },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: new Map(
              Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
            ),
            body: Buffer.concat(parts),
          })
        })
      },
    )
    request.on('error', reject)
    request.end()
  })
}

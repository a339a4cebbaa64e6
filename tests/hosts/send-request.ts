/** Plain requests to a host, with nothing decoded, followed or hidden on the way. */
import { request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'

export interface HostResponse {
  readonly status: number
  /** Names in small letters; what came several times is joined by a comma. */
  readonly headers: ReadonlyMap<string, string>
  /** As it came over the wire. */
  readonly body: Buffer
}

export interface RequestOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** @param path exactly as it is to be asked for */
export async function sendRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: RequestOptions = {},
): Promise<HostResponse> {
  const { protocol, hostname, port } = new URL(origin)
  const send = protocol === 'https:' ? requestSecurely : requestPlainly
  return new Promise((resolve, reject) => {
    const request = send(
      // The certificate was made for this run; nobody has signed it.
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

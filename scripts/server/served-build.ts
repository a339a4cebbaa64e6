/** Serves a build of the site as `npm start` does, on a free port, for as long as a check needs it. */
import { createServer } from 'node:http'
import { resolve } from 'node:path'

import { listen } from './server-address.ts'
import { siteHandler } from './site-server.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/**
 * Ends the program when there is no such build.
 *
 * @param build a folder that `scripts/build.ts` filled, relative to the project's root
 */
export async function serveBuild(build: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(siteHandler(resolve(ROOT, build)))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: await listen(server, { host: '127.0.0.1', port: 0 }), close }
}

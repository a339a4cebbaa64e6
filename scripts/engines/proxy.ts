/** Stands between the built site and an engine, and does to its answers what a network or an extension may do. */
import { createServer } from 'node:http'

import { listen } from '../server/server-address.ts'

/** A style sheet that takes longer than any page waits for it. */
export const LATE_MILLISECONDS = 14_000

/**
 * Opens a proxy for as long as `use` takes.
 *
 * @param {string} origin of the site
 * @param {{ lost?: RegExp, late?: RegExp, held?: RegExp, change?: (html: string) => string }} interference the paths whose
 *   answers are lost, late, or held back; what is done to each page
 * @param {(proxyOrigin: string, release: () => void) => Promise<void>} use `release` lets through what is held
 */
export async function throughProxy(origin, { lost, late, held, change = (html) => html }, use) {
  /** What is held back; after the release also a late request passes. @type {(() => void)[]} */
  const waiting = []
  let isReleased = false
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const pass = () =>
      void fetch(`${origin}${path}`).then(async (answer) => {
        const headers = Object.fromEntries(answer.headers)
        delete headers['content-encoding']
        delete headers['content-length']
        // Otherwise the engine's cache would serve it the next time.
        response.writeHead(answer.status, { ...headers, 'cache-control': 'no-store' })
        const isPage = headers['content-type']?.includes('text/html')
        response.end(isPage ? change(await answer.text()) : Buffer.from(await answer.arrayBuffer()))
      })
    if (lost?.test(path)) request.socket.destroy()
    else if (late?.test(path)) setTimeout(pass, LATE_MILLISECONDS)
    else if (!isReleased && held?.test(path)) waiting.push(pass)
    else pass()
  })
  const proxyOrigin = await listen(server, { host: '127.0.0.1', port: 0 })
  try {
    await use(proxyOrigin, () => {
      isReleased = true
      for (const pass of waiting) pass()
    })
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

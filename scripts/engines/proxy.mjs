/** Stands between the built site and an engine, and does to its answers what a network or an extension may do. */
import { createServer } from 'node:http'

/** A style sheet that takes longer than any page waits for it. */
export const LATE_MILLISECONDS = 14_000

/** @typedef {'passed on' | 'lost' | 'late' | 'held'} Fate of a file that is asked for */

/**
 * @param {string} site
 * @param {{ fateOf?: (path: string) => Fate, change?: (html: string) => string }} interference `change`: of each page
 * @returns {Promise<{ origin: string, release: () => void, close: () => void }>} `release` lets through what is held
 */
export async function openProxy(site, { fateOf = () => 'passed on', change = (html) => html }) {
  /** @type {(() => void)[]} */
  let held = []
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const pass = () =>
      void fetch(`${site}${path}`).then(async (answer) => {
        const headers = Object.fromEntries(answer.headers)
        delete headers['content-encoding']
        delete headers['content-length']
        // Otherwise the engine's cache would serve it the next time.
        response.writeHead(answer.status, { ...headers, 'cache-control': 'no-store' })
        const isPage = headers['content-type']?.includes('text/html')
        response.end(isPage ? change(await answer.text()) : Buffer.from(await answer.arrayBuffer()))
      })
    const fate = fateOf(path)
    if (fate === 'lost') request.socket.destroy()
    else if (fate === 'late') setTimeout(pass, LATE_MILLISECONDS)
    else if (fate === 'held') held.push(pass)
    else pass()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    release() {
      for (const pass of held) pass()
      held = []
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

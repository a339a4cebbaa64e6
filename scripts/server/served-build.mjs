/** Serves a build of the site as `npm start` does, on a free port, for as long as a check needs it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/**
 * @param {string} [buildDirectory] a folder that `scripts/build.mjs` filled, relative to the project's root; the shipped
 *   build without
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>} the site's origin, and what ends the server
 * @throws {Error} when the server ends before it says where it is
 */
export async function serveBuild(buildDirectory) {
  const server = spawn(process.execPath, [join(import.meta.dirname, '../serve.mjs')], {
    env: {
      ...process.env,
      ...(buildDirectory && { RINGWAKE_BUILD_DIRECTORY: buildDirectory }),
      HOST: '127.0.0.1',
      PORT: '0',
    },
    // The channel closes when the caller ends in any way, which ends the server.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  for await (const line of createInterface({ input: /** @type {import('node:stream').Readable} */ (server.stdout) })) {
    const origin = /http:\/\/\S+/.exec(line)?.[0]
    if (origin === undefined) continue
    return {
      origin,
      close: async () => {
        if (server.exitCode !== null || server.signalCode !== null) return
        const ended = once(server, 'exit')
        server.kill()
        await ended
      },
    }
  }
  throw new Error('The server ended before it listened.')
}

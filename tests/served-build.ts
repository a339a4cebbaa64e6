/** Serves a build of the site with another configuration, on a free port, for as long as a test needs it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/**
 * @param buildDirectory a folder that `scripts/build.mjs` filled, relative to the project's root
 * @returns the site's origin and what ends the server
 * @throws when the server ends before it says where it is
 */
export async function serveBuild(buildDirectory: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: { ...process.env, RINGWAKE_BUILD_DIRECTORY: buildDirectory, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: server.stdout })) {
    const origin = /http:\/\/localhost:\d+/.exec(line)?.[0]
    if (origin === undefined) continue
    return {
      origin,
      close: async () => {
        const ended = once(server, 'exit')
        server.kill()
        await ended
      },
    }
  }
  throw new Error(`The server of ${buildDirectory} ended before it listened.`)
}

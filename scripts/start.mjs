/** `npm start`: from a fresh clone to the production site in a browser. */
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'

import { buildFolder, requireBuildable } from './build-steps/build-folder.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { listen, serverAddress } from './server/server-address.mjs'
import { waitingHandler } from './server/waiting-handler.mjs'
import { stop } from './setup/stop.mjs'

const folder = buildFolder()
requireBuildable(folder)
// Before the build, so that a wrong HOST or PORT is told at once. A request that comes early waits for the site.
const { handle, answerBy } = waitingHandler()
const server = createServer(handle)
const origin = await listen(server, serverAddress())
ensureInstalled()
console.log('Building the production site …')
const build = spawnSync(process.execPath, [join(import.meta.dirname, 'build.mjs')], { stdio: 'inherit' })
if (build.status !== 0) stop('The build failed (above); nothing is served.')
const { readSite, siteHandler } = await import('./server/site-server.mjs')
answerBy(siteHandler(readSite(folder)))
console.log(`Ringwake is at ${origin}`)
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(0))

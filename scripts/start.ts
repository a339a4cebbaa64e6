/** `npm start`: from a fresh clone to the production site in a browser. */
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'

import { buildFolder } from './build-steps/build-folder.ts'
import { listen, serverAddress } from './server/server-address.ts'
import { siteHandler } from './server/site-server.ts'
import { stop } from './setup/stop.ts'

const folder = buildFolder()
// Before the build, so that a wrong HOST or PORT is told at once.
const server = createServer()
const origin = await listen(server, serverAddress())
console.log('Building the production site …')
const command = ['run.mjs', 'build.ts'].map((file) => join(import.meta.dirname, file))
const build = spawnSync(process.execPath, command, { stdio: 'inherit' })
if (build.status !== 0) stop('The build failed (above); nothing is served.')
// A request during the build is answered too: nothing since `listen` awaits, so its connection waits in the kernel.
server.on('request', siteHandler(folder))
console.log(`The site is at ${origin}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))

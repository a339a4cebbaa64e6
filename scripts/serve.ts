/** Serves the built site with its production headers; `npm start` builds it first. */
import { createServer } from 'node:http'

import { buildFolder } from './build-steps/build-folder.ts'
import { listen, serverAddress } from './server/server-address.ts'
import { siteHandler } from './server/site-server.ts'

const address = serverAddress()
const server = createServer(siteHandler(buildFolder()))
console.log(`The site is at ${await listen(server, address)}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from 'vitest'

import { waitingHandler } from './waiting-handler.mjs'

test('a request that comes before the site can be served is answered once it can', async () => {
  const { handle, answerBy } = waitingHandler()
  const server = createServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const early = fetch(`http://127.0.0.1:${port}/thank`)
  await once(server, 'request')
  answerBy(({ url = '' }, response) => response.end(`the page of ${url}`))
  expect(await (await early).text()).toBe('the page of /thank')
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('the page of /')
  server.closeAllConnections()
  server.close()
})

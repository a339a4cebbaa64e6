/** Where the server of the built site listens: HOST and PORT. Uses nothing but Node, so that it can run before npm ci. */
import { once } from 'node:events'

import { stop } from '../setup/stop.ts'

const DEFAULT_HOST = '127.0.0.1'
const DEFAULT_PORT = '4173'

/**
 * Ends the program when HOST or PORT is no address.
 *
 * @returns {{ host: string, port: number }} this machine alone unless HOST says otherwise; port 0 is any free port
 */
export function serverAddress() {
  const { HOST: host = DEFAULT_HOST, PORT: port = DEFAULT_PORT } = process.env
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    stop(`PORT is "${port}", which is not a port number (0 to 65535). Leave it out for ${DEFAULT_PORT}.`)
  if (host.trim() === '') stop(`HOST is empty. Leave it out for ${DEFAULT_HOST}, or set 0.0.0.0 for every interface.`)
  return { host, port: Number(port) }
}

/**
 * Ends the program when the address cannot be had.
 *
 * @param {import('node:http').Server} server
 * @param {{ host: string, port: number }} address
 * @returns {Promise<string>} the origin that the server answers at
 */
export async function listen(server, { host, port }) {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code === 'EADDRINUSE')
      stop(`Port ${String(port)} is in use. Set PORT to another, such as ${String(port + 1)}, and run this again.`)
    if (code === 'EACCES') stop(`Port ${String(port)} is not open to this user. Set PORT to one from 1024 to 65535.`)
    stop(
      `HOST is "${host}", at which this machine cannot listen (${code ?? message}). Leave it out for ${DEFAULT_HOST}.`,
    )
  }
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(address.port)}`
}

/** Where the server of the built site listens: HOST and PORT. */
import { once } from 'node:events'
import type { Server } from 'node:http'

import { stop } from '../setup/stop.ts'

const DEFAULT_HOST = '127.0.0.1'
const DEFAULT_PORT = '4173'

interface ServerAddress {
  readonly host: string
  /** 0 is any free port. */
  readonly port: number
}

/** This machine alone unless HOST says otherwise. Ends the program when HOST or PORT is no address. */
export function serverAddress(): ServerAddress {
  const { HOST: host = DEFAULT_HOST, PORT: port = DEFAULT_PORT } = process.env
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    stop(`PORT is "${port}", which is not a port number (0 to 65535). Leave it out for ${DEFAULT_PORT}.`)
  if (host.trim() === '') stop(`HOST is empty. Leave it out for ${DEFAULT_HOST}, or set 0.0.0.0 for every interface.`)
  return { host, port: Number(port) }
}

/**
 * Ends the program when the address cannot be had.
 *
 * @returns the origin that the server answers at
 */
export async function listen(server: Server, { host, port }: ServerAddress): Promise<string> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      stop(`Port ${port} is in use. Set PORT to another, such as ${port + 1}, and run this again.`)
    if (code === 'EACCES') stop(`Port ${port} is not open to this user. Set PORT to one from 1024 to 65535.`)
    stop(
      `HOST is "${host}", at which this machine cannot listen (${code ?? message}). Leave it out for ${DEFAULT_HOST}.`,
    )
  }
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}

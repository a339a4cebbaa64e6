/** The hosts that scripts/test-hosts.ts has started, and the build that they serve. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { SiteHeaders } from '../../scripts/build-steps/headers.ts'
import { addressOfFile, filesBelow } from '../../scripts/build-steps/site-files.ts'

export interface Host {
  readonly name: string
  readonly origin: string
  /** Its origin for plain HTTP, where `origin` is HTTPS. */
  readonly plain?: string
}

export const HOSTS = JSON.parse(process.env['RINGWAKE_HOSTS'] ?? '[]') as Host[]
const BUILD = process.env['RINGWAKE_HOSTS_BUILD'] ?? ''
export const CLIENT = join(BUILD, 'client')
if (HOSTS.length === 0) throw new Error('No hosts are started: run npm run test:hosts.')

export const expected = JSON.parse(readFileSync(join(BUILD, 'headers.json'), 'utf8')) as SiteHeaders
const files = filesBelow(CLIENT)
  .map((file) => addressOfFile(CLIENT, file))
  .filter((file) => !/\.(?:br|gz)$/.test(file) && file !== '/_headers')
export const pages = files.filter((file) => file.endsWith('.html') && file !== '/404.html')
export const otherFiles = files.filter((file) => !file.endsWith('.html'))

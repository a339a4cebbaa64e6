/** `npm start`: from a fresh clone to the production site in a browser. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { ensureInstalled } from './install.mjs'

ensureInstalled()
console.log('Building the production site …')
const build = spawnSync(process.execPath, [join(import.meta.dirname, 'build.mjs')], { stdio: 'inherit' })
if (build.status !== 0) {
  console.error('The build failed (above); nothing is served.')
  process.exit(build.status ?? 1)
}
await import('./serve.mjs')

/** `npm run test:reproducible`: builds the site twice and compares every byte. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'

import { stop } from './setup/stop.ts'
import { buildInto } from './setup/subprocess.ts'

const ROOT = resolve(import.meta.dirname, '..')
// Two builds on two sides of midnight differ in the day that security.txt expires.
const SOURCE_DATE_EPOCH = process.env['SOURCE_DATE_EPOCH'] ?? String(Math.floor(Date.now() / 1000))

const folders = ['.cache/build-first', '.cache/build-second']
for (const folder of folders) await buildInto(folder, { SOURCE_DATE_EPOCH })
const { status } = spawnSync('git', ['diff', '--no-index', '--stat', ...folders], { cwd: ROOT, stdio: 'inherit' })
for (const folder of folders) rmSync(resolve(ROOT, folder), { recursive: true, force: true })
if (status !== 0) stop('Not the same from build to build (above).')
console.log('The same commit gives the same bytes, twice.')

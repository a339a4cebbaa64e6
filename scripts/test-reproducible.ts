/** `npm run test:reproducible`: builds the site twice and compares every byte. */
import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { relative, resolve } from 'node:path'

import { filesBelow } from './build-steps/site-files.ts'
import { stop } from './setup/stop.ts'
import { buildInto } from './setup/subprocess.ts'

const ROOT = resolve(import.meta.dirname, '..')
// Two builds on two sides of midnight differ in the day that security.txt expires.
const SOURCE_DATE_EPOCH = process.env['SOURCE_DATE_EPOCH'] ?? String(Math.floor(Date.now() / 1000))

/** The hash of each file below the folder, by its path. */
function fingerprints(folder: string): Map<string, string> {
  const root = resolve(ROOT, folder)
  return new Map(
    filesBelow(root).map((file) => [
      relative(root, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  )
}

const folders = ['.cache/build-first', '.cache/build-second']
for (const folder of folders) await buildInto(folder, { SOURCE_DATE_EPOCH })
const [before = new Map(), after = new Map()] = folders.map(fingerprints)
const different = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
)
for (const folder of folders) rmSync(resolve(ROOT, folder), { recursive: true, force: true })
if (before.size === 0 || different.length > 0)
  stop(`Not the same from build to build:\n${different.map((file) => `  ${file}`).join('\n')}`)
console.log(`The same commit gives the same bytes: ${String(before.size)} files, twice.`)

/**
 * Runs a script of the project: `node scripts/run.mjs scripts/build.ts`. Installs the packages first where the lockfile
 * asks for others, and then lets Node read TypeScript. JavaScript, because it runs before the installation.
 */
import { resolve } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { ensureInstalled } from './setup/install.mjs'

ensureInstalled(fileURLToPath(new URL('..', import.meta.url)))
// @ts-expect-error The package brings no types for it.
await import('@oxc-node/core/register')
// The script reads its arguments as if Node had run it directly.
argv.splice(1, 1)
argv[1] = resolve(argv[1] ?? '')
await import(pathToFileURL(argv[1]).href)

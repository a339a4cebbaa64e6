/** `npm run monkey`: ten minutes of the monkey test (tests/monkey.spec.ts), from a seed that it prints. */
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'

import { ensureChromium } from './browser.mjs'
import { ensureInstalled } from './install.mjs'

const ROOT = resolve(import.meta.dirname, '..')

ensureInstalled()
const environment = {
  ...process.env,
  RINGWAKE_CHROMIUM: await ensureChromium(),
  RINGWAKE_BUILD_DIRECTORY: process.env['RINGWAKE_BUILD_DIRECTORY'] ?? '.cache/build-monkey',
  RINGWAKE_MONKEY_SECONDS: process.env['RINGWAKE_MONKEY_SECONDS'] ?? '600',
  RINGWAKE_MONKEY_SEED: process.env['RINGWAKE_MONKEY_SEED'] ?? String(Math.floor(Math.random() * 1e9)),
}
console.log(`Seed ${environment.RINGWAKE_MONKEY_SEED}, ${environment.RINGWAKE_MONKEY_SECONDS} seconds`)
for (const [program, ...args] of [
  [process.execPath, join(ROOT, 'scripts/build.mjs')],
  ['npx', '--no-install', 'playwright', 'test', 'monkey'],
]) {
  const { status } = spawnSync(program ?? '', args, { cwd: ROOT, stdio: 'inherit', env: environment })
  if (status !== 0) process.exit(status ?? 1)
}

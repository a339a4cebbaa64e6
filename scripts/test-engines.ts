/**
 * `npm run test:engines`: the same flights to the last bit, and the site's journeys, in Chromium, Firefox and WebKit as Debian
 * packages them.
 *
 *     npm run test:engines               all three
 *     npm run test:engines -- WebKit     one of them
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { requirePackages } from './setup/debian-packages.ts'
import { buildToCheck } from './setup/subprocess.ts'

const ROOT = resolve(import.meta.dirname, '..')

requirePackages({
  chromium: 'chromium',
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  'xvfb-run': 'xvfb',
  xauth: 'xauth',
})

const build = await buildToCheck('.cache/build-engines')
const engines = process.argv.slice(2).map((engine) => `--project=${engine}`)
// On a virtual screen: without a window WebKit does not start, and Firefox draws no WebGL on the processor.
const { status } = spawnSync(
  'xvfb-run',
  [
    ...['--auto-servernum', '--server-args=-screen 0 1280x800x24'],
    ...['npx', '--no-install', 'playwright', 'test', '--config=tests/engines/playwright.config.ts', ...engines],
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, RINGWAKE_BUILD_DIRECTORY: build } },
)
const { stats } = JSON.parse(readFileSync(join(ROOT, 'test-results/engines.json'), 'utf8')) as {
  readonly stats: { readonly expected: number; readonly unexpected: number }
}
console.log(`${stats.expected} passed, ${stats.unexpected} failed`)
process.exit(status ?? 1)

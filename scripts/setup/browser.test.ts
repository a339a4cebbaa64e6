import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'ringwake-browser-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true }))

/** Looks for a browser as a user without rights, on a machine whose programs are those of the folder. */
function findBrowser(named: string) {
  const code = `import('./scripts/setup/browser.ts').then((m) => m.ensureChromium()).then(console.log, (error) => {
    console.error(error.message)
    process.exit(1)
  })`
  return spawnSync(process.execPath, ['--import', '@oxc-node/core/register', '--eval', code], {
    encoding: 'utf8',
    env: { PATH: folder, HOME: folder, PLAYWRIGHT_BROWSERS_PATH: folder, RINGWAKE_CHROMIUM: named },
    ...(process.getuid?.() === 0 ? { uid: 65_534 } : {}),
  })
}

const ON_LINUX = { skip: process.platform !== 'linux' }

test('a missing browser is reported with what to install', ON_LINUX, () => {
  const { status, stderr } = findBrowser('')
  expect(status).toBe(1)
  expect(stderr).toMatch(/^No browser for the tests\. .*sudo apt-get install chromium.*playwright install/m)
})

test('a browser that cannot start counts as missing', ON_LINUX, () => {
  const broken = join(folder, 'broken-browser')
  writeFileSync(broken, '#!/bin/sh\nexit 127\n', { mode: 0o755 })
  expect(findBrowser(broken).stderr).toMatch(/^No browser for the tests/m)
  writeFileSync(broken, '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  expect(findBrowser(broken)).toMatchObject({ status: 0, stdout: `${broken}\n` })
})

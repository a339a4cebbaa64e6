import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { afterEach, beforeEach, expect, test } from 'vitest'

let folder = ''

function write(path: string, content: unknown) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), JSON.stringify(content))
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ringwake-install-'))
  const packages = {
    'node_modules/tool': { version: '1.2.3', dev: true, dependencies: { part: '4.0.0' } },
    'node_modules/tool/node_modules/part': { version: '4.0.0', dev: true },
    'node_modules/other-system': { version: '1.0.0', dev: true, optional: true, os: ['none'] },
  }
  const root = { name: 'project', version: '1.0.0', devDependencies: { tool: '1.2.3' } }
  write('package.json', root)
  write('package-lock.json', { ...root, lockfileVersion: 3, packages: { '': root, ...packages } })
  write('node_modules/tool/package.json', { name: 'tool', version: '1.2.3', dependencies: { part: '4.0.0' } })
  write('node_modules/tool/node_modules/part/package.json', { name: 'part', version: '4.0.0' })
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Installs with a registry that nothing answers at. */
function installOffline() {
  const code = `import(${JSON.stringify(pathToFileURL('scripts/setup/install.mjs').href)}).then((m) => m.installLocked(${JSON.stringify(folder)}))`
  return spawnSync(process.execPath, ['--eval', code], {
    encoding: 'utf8',
    env: {
      ...process.env,
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_cache: join(folder, 'cache'),
      npm_config_fetch_retries: '0',
    },
  })
}

test('an installed tree that fits the lockfile is used unchanged', () => {
  expect(installOffline()).toMatchObject({ status: 0, stdout: '' })
})

test.each([
  ['another version', () => write('node_modules/tool/package.json', { name: 'tool', version: '1.2.2' })],
  ['a missing package', () => rmSync(join(folder, 'node_modules/tool/node_modules'), { recursive: true })],
])('a tree with %s is kept and reported without a network', (_, change) => {
  change()
  const { status, stdout, stderr } = installOffline()
  expect(status).toBe(1)
  expect(stdout).toContain('Installing packages (npm install --no-save)')
  expect(stderr).toMatch(/^npm install failed\. Check the connection to the package registry/m)
  expect(existsSync(join(folder, 'node_modules/tool/package.json'))).toBe(true)
})

test('a folder without packages is installed with npm ci', () => {
  rmSync(join(folder, 'node_modules'), { recursive: true })
  const { status, stdout } = installOffline()
  expect(status).toBe(1)
  expect(stdout).toContain('Installing packages (npm ci)')
})

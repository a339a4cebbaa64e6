import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

let folder = ''

function write(path: string, packages: object, dependencies = {}) {
  const root = { name: 'project', version: '1.0.0', dependencies }
  writeFileSync(
    join(folder, path),
    JSON.stringify({ ...root, lockfileVersion: 3, packages: { '': root, ...packages } }),
  )
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ringwake-install-'))
  mkdirSync(join(folder, 'node_modules'))
  write('package.json', {})
  write('package-lock.json', { 'node_modules/other-system': { version: '1.0.0', optional: true, os: ['none'] } })
  write('node_modules/.package-lock.json', {})
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Installs in a program of its own, with a registry that nothing answers at. */
function install() {
  const code = `import('./scripts/setup/install.mjs').then((m) => m.ensureInstalled(${JSON.stringify(folder)}))`
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

test('packages that fit the lockfile are used unchanged, without one for another system', () => {
  expect(install()).toMatchObject({ status: 0, stdout: '', stderr: '' })
})

test('packages are installed anew where the lockfile asks for another version', () => {
  write('node_modules/.package-lock.json', { 'node_modules/other-system': { version: '0.9.0', optional: true } })
  expect(install().stdout).toContain('Installing packages (npm ci)')
  expect(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')).not.toContain('0.9.0')
})

test('an installation that fails is reported in one sentence', () => {
  write('package.json', {}, { tool: '1.2.3' })
  write('package-lock.json', { 'node_modules/tool': { version: '1.2.3' } }, { tool: '1.2.3' })
  const { status, stderr } = install()
  expect(status).toBe(1)
  expect(stderr).toMatch(/^npm ci failed \(above\)\. Put that right/m)
})

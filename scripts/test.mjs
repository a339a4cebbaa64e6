/** `npm test`: everything there is to check, from a fresh clone, with a count of what passed at the end. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { ensureInstalled } from './install.mjs'

const ROOT = resolve(import.meta.dirname, '..')
const RESULTS = join(ROOT, 'test-results')

ensureInstalled()
const { ensureChromium } = await import('./browser.mjs')
const browser = await ensureChromium().catch((/** @type {unknown} */ error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
console.log(`Testing with ${browser}`)
rmSync(RESULTS, { recursive: true, force: true })

const environment = { ...process.env, RINGWAKE_CHROMIUM: browser, FORCE_COLOR: '0' }
let passed = 0
let failed = 0

/** @param {string} title @param {string[]} command @param {Record<string, string>} [extra] @returns {boolean} */
function run(title, command, extra = {}) {
  const [program = '', ...args] = command
  console.log(`\n=== ${title}: ${command.join(' ')}`)
  const started = performance.now()
  const result = spawnSync(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment, ...extra },
    shell: process.platform === 'win32',
  })
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`=== ${title}: ${result.status === 0 ? 'ok' : 'FAILED'} after ${String(seconds)} s`)
  return result.status === 0
}

/** A step that is one check. @param {string} title @param {string[]} command @param {Record<string, string>} [extra] */
function check(title, command, extra) {
  const isOk = run(title, command, extra)
  if (isOk) passed += 1
  else failed += 1
  return isOk
}

/**
 * A step that counts its own tests. A runner that dies before it counts is one failure.
 *
 * @param {string} title
 * @param {string[]} command
 * @param {() => { passed: number, failed: number }} count reads what the runner wrote
 */
function suite(title, command, count) {
  const isOk = run(title, command)
  /** @type {{ passed: number, failed: number }} */
  let counts
  try {
    counts = count()
  } catch {
    counts = { passed: 0, failed: 0 }
  }
  passed += counts.passed
  failed += isOk ? counts.failed : Math.max(1, counts.failed)
  // A suite that ran nothing has shown nothing.
  if (isOk && counts.passed === 0) failed += 1
}

/** @param {string} name */
const results = (name) => JSON.parse(readFileSync(join(RESULTS, name), 'utf8'))

check('format', ['npx', '--no-install', 'prettier', '--check', '--log-level', 'warn', '.'])
check('route types', ['npx', '--no-install', 'react-router', 'typegen'])
check('types', ['npx', '--no-install', 'tsc', '--noEmit'])
check('types of the simulation, without the DOM', [
  'npx',
  '--no-install',
  'tsc',
  '--noEmit',
  '--project',
  'app/game/simulation/tsconfig.json',
])
check('lint', ['npx', '--no-install', 'eslint', '--max-warnings', '0', '.'])
check('dead code', ['npx', '--no-install', 'knip'])
suite(
  'unit and property tests',
  [
    'npx',
    '--no-install',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=test-results/unit.json',
  ],
  () => {
    const { numPassedTests, numFailedTests } = results('unit.json')
    return { passed: numPassedTests, failed: numFailedTests }
  },
)
const isBuilt =
  check('build', ['node', 'scripts/build.mjs']) &&
  check('the same build twice', ['node', 'scripts/test-reproducible.mjs', '--against', 'build']) &&
  check('build in maintenance', ['node', 'scripts/build.mjs'], {
    RINGWAKE_SITE_CONFIG: 'tests/site-configs/maintenance.ts',
    RINGWAKE_BUILD_DIRECTORY: '.cache/build-maintenance',
  }) &&
  check('build without the age question', ['node', 'scripts/build.mjs'], {
    RINGWAKE_SITE_CONFIG: 'tests/site-configs/no-age-question.ts',
    RINGWAKE_BUILD_DIRECTORY: '.cache/build-no-age-question',
  })
if (isBuilt) {
  suite('browser journeys', ['npx', '--no-install', 'playwright', 'test'], () => {
    const { stats } = results('browser.json')
    // A test that needed a second try, or was skipped, has not shown what it says.
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
  })
} else {
  console.log('\nThe browser journeys need the build that failed.')
  failed += 1
}

if (existsSync(join(ROOT, 'build', 'manifest.json')))
  console.log('\nThe built site is in build/client; npm start serves it.')
console.log(`\n${String(passed)} passed, ${String(failed)} failed`)
process.exit(failed === 0 ? 0 : 1)

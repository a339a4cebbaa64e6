/**
 * `npm test`: everything there is to check, from a fresh clone, with a count of what passed at the end.
 *
 * Steps that do not wait for each other run side by side on two cores; each step's output is printed whole, when the
 * step has ended.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

import { buildFolder } from './build-steps/build-folder.ts'
import { stop } from './setup/stop.ts'

const ROOT = resolve(import.meta.dirname, '..')
const RESULTS = join(ROOT, 'test-results')

const { ensureShell } = await import('./setup/browser.ts')
const browser = await ensureShell().catch((/** @type {unknown} */ error) =>
  stop(error instanceof Error ? error.message : String(error)),
)
console.log(`Testing with ${browser}`)
rmSync(RESULTS, { recursive: true, force: true })

const environment = { ...process.env, FORCE_COLOR: '0' }
let passed = 0
/** The names of the failures, repeated at the end of the output. @type {string[]} */
const failures = []

/**
 * @param {string} title
 * @param {string} script of package.json
 * @param {{ args?: string[], extra?: Record<string, string>, isLive?: boolean }} [options] `extra`: environment variables;
 *   `isLive` prints while the step runs, for one that has the console to itself
 * @returns {Promise<boolean>}
 */
async function run(title, script, { args = [], extra = {}, isLive = false } = {}) {
  const heading = `\n=== ${title}: npm run ${[script, ...args].join(' ')}`
  if (isLive) console.log(heading)
  const started = performance.now()
  const child = spawn('npm', ['run', script, '--', ...args], {
    cwd: ROOT,
    stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
    env: { ...environment, ...extra },
    shell: process.platform === 'win32',
  })
  /** @type {Buffer[]} */
  const output = []
  child.stdout?.on('data', (part) => output.push(part))
  child.stderr?.on('data', (part) => output.push(part))
  const isOk = await new Promise((settle) => {
    child.on('error', (error) => {
      output.push(Buffer.from(error.message))
      settle(false)
    })
    child.on('close', (status) => settle(status === 0))
  })
  const seconds = Math.round((performance.now() - started) / 1000)
  if (!isLive) console.log(`${heading}\n${Buffer.concat(output).toString().trimEnd()}`)
  console.log(`=== ${title}: ${isOk ? 'ok' : 'FAILED'} after ${String(seconds)} s`)
  return isOk
}

/** A step that is one check. @param {string} title @param {string} script @param {Record<string, string>} [extra] */
async function check(title, script, extra = {}) {
  const isOk = await run(title, script, { extra })
  if (isOk) passed += 1
  else failures.push(title)
  return isOk
}

/**
 * A step that counts its own tests. A runner that dies before it counts is one failure.
 *
 * @param {string} title
 * @param {string} script
 * @param {() => { passed: number, failed: string[] }} count reads what the runner wrote
 * @param {{ args?: string[], isLive?: boolean }} options
 */
async function suite(title, script, count, options) {
  const isOk = await run(title, script, options)
  /** @type {{ passed: number, failed: string[] }} */
  let counts
  try {
    counts = count()
  } catch {
    counts = { passed: 0, failed: [] }
  }
  passed += counts.passed
  failures.push(...counts.failed.map((name) => `${title}: ${name}`))
  // A suite without a single test counts as failed.
  if (counts.failed.length === 0 && (!isOk || counts.passed === 0)) failures.push(title)
}

/** @param {string} name */
const results = (name) => JSON.parse(readFileSync(join(RESULTS, name), 'utf8'))

/**
 * @param {{ name: string, status: string, assertionResults: { fullName: string, status: string }[] }} file
 * @returns {string[]} its tests that did not pass; a file that broke before its first test is one. Some tests are skipped on
 *   other systems than Linux.
 */
function failedUnits({ name, status, assertionResults }) {
  const passing = process.platform === 'linux' ? ['passed'] : ['passed', 'skipped']
  const failed = assertionResults.filter(({ status }) => !passing.includes(status)).map(({ fullName }) => fullName)
  return failed.length === 0 && status === 'failed' ? [name] : failed
}

/**
 * The journeys that failed, were skipped, or passed only on a retry.
 *
 * @typedef {{ suites?: Group[], specs: { title: string, file: string, tests: { status: string }[] }[] }} Group
 * @param {Group} group
 * @returns {string[]}
 */
function failedJourneys({ suites = [], specs }) {
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
      .map(({ file, title }) => `${file} › ${title}`),
    ...suites.flatMap(failedJourneys),
  ]
}

/** @returns {Promise<boolean>} whether there is a site to open */
async function checkSourceAndBuild() {
  await check('types', 'typecheck')
  await check('types of the simulation, without the DOM', 'typecheck:simulation')
  await check('types of the service worker', 'typecheck:offline')
  await check('lint', 'lint')
  await check('format', 'format:check')
  await check('dead code and import cycles', 'deadcode')
  return (
    (await check('build', 'build')) &&
    (await check('build in maintenance', 'build', {
      RINGWAKE_SITE_CONFIG: 'tests/site-configs/maintenance.ts',
      RINGWAKE_BUILD_DIRECTORY: '.cache/build-maintenance',
    })) &&
    (await check('build without the age question', 'build', {
      RINGWAKE_SITE_CONFIG: 'tests/site-configs/no-age-question.ts',
      RINGWAKE_BUILD_DIRECTORY: '.cache/build-no-age-question',
    }))
  )
}

async function checkUnits() {
  await suite(
    'unit and property tests',
    'test:unit',
    () => {
      const { numPassedTests, testResults } = results('unit.json')
      return { passed: numPassedTests, failed: testResults.flatMap(failedUnits) }
    },
    { args: ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'] },
  )
}

// The unit tests end last, and use both cores once the other one is free.
const [isBuilt] = await Promise.all([checkSourceAndBuild(), checkUnits()])
if (isBuilt) {
  await suite(
    'browser journeys',
    'test:browser',
    () => {
      const { stats, suites } = results('browser.json')
      return { passed: stats.expected, failed: suites.flatMap(failedJourneys) }
    },
    { isLive: true },
  )
} else {
  console.log('\nThe browser journeys need the build that failed.')
  failures.push('browser journeys')
}

const build = buildFolder()
if (existsSync(join(build, 'manifest.json')))
  console.log(`\nThe built site is in ${join(relative(ROOT, build), 'client')}; npm start serves it.`)
const minutes = (performance.now() / 60_000).toFixed(1)
console.log(`\nAll of it took ${minutes} minutes.`)
for (const failure of failures) console.log(`\nFAILED ${failure}`)
console.log(`\n${String(passed)} passed, ${String(failures.length)} failed`)
process.exit(failures.length === 0 ? 0 : 1)

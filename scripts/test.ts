/**
 * `npm test` checks what a change commonly breaks; `npm run test:all` checks everything (docs/decisions/libraries-and-tools/
 * 2026-11-26-two-test-commands.md). Both run from a fresh clone and print a count of what passed on the last line.
 *
 * Steps that do not wait for each other run side by side on two cores; the output of such a step is printed whole when it
 * has ended.
 */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { buildFolder } from './build-steps/build-folder.ts'
import { ensureShell } from './setup/browser.ts'
import { stop } from './setup/stop.ts'

const ROOT = resolve(import.meta.dirname, '..')
const isWhole = process.argv.includes('--all')

interface Options {
  readonly args?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** Prints while the step runs, for one that has the console to itself. */
  readonly isLive?: boolean
}

let passed = 0
let failed = 0
/** The steps that failed, named again at the end of the output. */
const failedSteps: string[] = []

function fail(step: string, count = 1): void {
  failed += count
  failedSteps.push(step)
}

/** Runs a script of package.json. */
async function run(title: string, script: string, { args = [], environment = {}, isLive = false }: Options) {
  const heading = `\n=== ${title}: npm run ${[script, ...args].join(' ')}`
  if (isLive) console.log(heading)
  const started = performance.now()
  const child = spawn('npm', ['run', script, '--', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  })
  const parts: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      parts.push(part)
      if (isLive) process.stdout.write(part)
    })
  const isOk = await new Promise<boolean>((settle) => {
    child.on('error', () => settle(false))
    child.on('close', (status) => settle(status === 0))
  })
  const output = stripVTControlCharacters(Buffer.concat(parts).toString()).trimEnd()
  if (!isLive) console.log(`${heading}\n${output}`)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`=== ${title}: ${isOk ? 'ok' : 'FAILED'} after ${String(seconds)} s`)
  return { isOk, output }
}

/** A step that is one check. */
async function check(title: string, script: string, options: Options = {}): Promise<boolean> {
  const { isOk } = await run(title, script, options)
  if (isOk) passed += 1
  else fail(title)
  return isOk
}

/** The last number that a test runner prints before the word: vitest in the line `Tests`, Playwright in a line for each word. */
function lastCount(output: string, word: string): number {
  const counts = [...output.matchAll(new RegExp(`^(?: *Tests .*?| *)(\\d+) ${word}\\b`, 'gm'))]
  return Number(counts.at(-1)?.[1] ?? 0)
}

/** Some unit tests are skipped on other systems than Linux; otherwise a skipped test has failed. */
const FAILING = ['failed', 'flaky', 'interrupted', 'did not run', ...(process.platform === 'linux' ? ['skipped'] : [])]

/** A step that counts its own tests. A runner that dies before it counts, or runs nothing, is one failure. */
async function suite(title: string, script: string, options: Options = {}): Promise<void> {
  const { isOk, output } = await run(title, script, options)
  const passing = lastCount(output, 'passed')
  const failing = FAILING.reduce((sum, word) => sum + lastCount(output, word), 0)
  passed += passing
  if (failing > 0 || !isOk || passing === 0) fail(title, Math.max(1, failing))
}

/** @returns whether there is a site to open */
async function checkSourceAndBuild(): Promise<boolean> {
  await check('types', 'typecheck')
  await check('types of the simulation, without the DOM', 'typecheck:simulation')
  await check('types of the service worker', 'typecheck:offline')
  await check('lint', 'lint')
  await check('format', 'format:check')
  await check('dead code and import cycles', 'deadcode')
  await check('every line of the specification has a test', 'specification')
  const isBuilt = await check('build', 'build')
  if (isWhole && isBuilt)
    for (const name of ['maintenance', 'no-age-question'])
      await check(`build with ${name}.ts`, 'build', {
        environment: {
          RINGWAKE_SITE_CONFIG: `tests/site-configs/${name}.ts`,
          RINGWAKE_BUILD_DIRECTORY: `.cache/build-${name}`,
        },
      })
  return isBuilt
}

const browser = await ensureShell().catch((error: unknown) =>
  stop(error instanceof Error ? error.message : String(error)),
)
console.log(`Testing with ${browser}`)
rmSync(join(ROOT, 'test-results'), { recursive: true, force: true })

// The unit tests end last, and use both cores once the other one is free.
const [isBuilt] = await Promise.all([
  checkSourceAndBuild(),
  suite('unit and property tests', 'test:unit', { environment: isWhole ? { RINGWAKE_TEST_ALL: 'true' } : {} }),
])
if (isBuilt) {
  await suite('browser journeys', 'test:browser', { args: isWhole ? [] : ['--project=common'], isLive: true })
  const onThisBuild = { environment: { RINGWAKE_BUILD_DIRECTORY: buildFolder() }, isLive: true }
  if (isWhole) {
    await suite('three engines', 'test:engines', onThisBuild)
    await suite('hosts', 'test:hosts', onThisBuild)
    await check('the same bytes from build to build', 'test:reproducible')
  }
  console.log(`\nThe built site is in ${join(relative(ROOT, buildFolder()), 'client')}; npm start serves it.`)
} else {
  console.log('\nThe browser journeys need the build that failed.')
  fail('browser journeys')
}

console.log(`\nAll of it took ${(performance.now() / 60_000).toFixed(1)} minutes.`)
for (const step of failedSteps) console.log(`FAILED ${step}`)
console.log(`\n${String(passed)} passed, ${String(failed)} failed`)
process.exit(failed === 0 ? 0 : 1)

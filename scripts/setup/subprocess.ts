/** Other programs, run in the project's root with their output on this console. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/**
 * @param {string[]} command
 * @param {Record<string, string>} [environment] added to this program's own
 * @returns {Promise<number>} its exit code; meanwhile this program goes on, and serves what the other asks for
 */
async function run([program = '', ...args], environment = {}) {
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32' && program === 'npx',
  })
  const [status] = await once(child, 'exit')
  return status ?? 1
}

/** Ends this program when the build fails. @param {string} folder relative to the project's root @param {Record<string, string>} [environment] */
export async function buildInto(folder, environment) {
  const command = [process.execPath, join(ROOT, 'scripts/build.ts')]
  const status = await run(command, { ...environment, RINGWAKE_BUILD_DIRECTORY: folder })
  if (status !== 0) process.exit(status)
}

/**
 * The build to check: the one that RINGWAKE_BUILD_DIRECTORY names, as it is, or a new one.
 *
 * @param {string} folder where a new one goes when none is named
 * @returns {Promise<string>} the build's folder, relative to the project's root
 */
export async function buildToCheck(folder) {
  const named = process.env['RINGWAKE_BUILD_DIRECTORY']
  if (named === undefined || !existsSync(resolve(ROOT, named, 'headers.json'))) await buildInto(named ?? folder)
  return named ?? folder
}

/** @param {string[]} args of Playwright's test runner @param {Record<string, string>} environment @returns {Promise<number>} its exit code */
export function runPlaywright(args, environment) {
  return run(['npx', '--no-install', 'playwright', 'test', ...args], environment)
}

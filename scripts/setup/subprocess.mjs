/** Other programs, run in the project's root with their output on this console. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/**
 * Ends this program when the other one fails.
 *
 * @param {string[]} command
 * @param {Record<string, string>} [environment] added to this program's own
 */
function runOrExit([program = '', ...args], environment = {}) {
  const { status } = spawnSync(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32' && program === 'npx',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** @param {string} folder relative to the project's root @param {Record<string, string>} [environment] */
export function buildInto(folder, environment) {
  runOrExit([process.execPath, join(ROOT, 'scripts/build.mjs')], { ...environment, RINGWAKE_BUILD_DIRECTORY: folder })
}

/**
 * The build to check: the one that RINGWAKE_BUILD_DIRECTORY names, as it is, or a new one.
 *
 * @param {string} folder where a new one goes when none is named
 * @returns {string} the build's folder, relative to the project's root
 */
export function buildToCheck(folder) {
  const named = process.env['RINGWAKE_BUILD_DIRECTORY']
  if (named === undefined || !existsSync(resolve(ROOT, named, 'headers.json'))) buildInto(named ?? folder)
  return named ?? folder
}

/** @param {string[]} args of Playwright's test runner @param {Record<string, string>} environment */
export function runPlaywright(args, environment) {
  runOrExit(['npx', '--no-install', 'playwright', 'test', ...args], environment)
}

/** Other programs, run in the project's root with their output on this console. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/**
 * @param environment added to this program's own
 * @returns the exit code; meanwhile this program goes on, and serves what the other asks for
 */
async function run(
  program: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32' && program === 'npx',
  })
  const [status] = (await once(child, 'exit')) as [number | null]
  return status ?? 1
}

/**
 * Ends this program when the build fails.
 *
 * @param folder relative to the project's root
 */
export async function buildInto(folder: string, environment: Record<string, string> = {}): Promise<void> {
  const args = ['scripts/run.mjs', 'scripts/build.ts']
  const status = await run(process.execPath, args, { ...environment, RINGWAKE_BUILD_DIRECTORY: folder })
  if (status !== 0) process.exit(status)
}

/**
 * The build to check: the one that RINGWAKE_BUILD_DIRECTORY names, as it is, or a new one.
 *
 * @param folder where a new one goes when none is named
 * @returns the build's folder, relative to the project's root
 */
export async function buildToCheck(folder: string): Promise<string> {
  const named = process.env['RINGWAKE_BUILD_DIRECTORY']
  if (named === undefined || !existsSync(resolve(ROOT, named, 'headers.json'))) await buildInto(named ?? folder)
  return named ?? folder
}

/** @returns the exit code of Playwright's test runner */
export function runPlaywright(args: readonly string[], environment: Record<string, string>): Promise<number> {
  return run('npx', ['--no-install', 'playwright', 'test', ...args], environment)
}

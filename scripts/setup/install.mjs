/** The installed packages, checked before any other command runs. Uses nothing but Node. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The packages of a lockfile, by their folder.
 *
 * @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} empty where there is none
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return {}
  }
}

/**
 * Runs `npm ci` where npm's own record of what it installed differs from the lockfile. Ends the program when that fails, as it
 * does in a fresh clone with a Node that is too old.
 *
 * @param {string} folder that holds the lockfile
 */
export function ensureInstalled(folder) {
  const installed = packagesOf(join(folder, 'node_modules/.package-lock.json'))
  const isCurrent = Object.entries(packagesOf(join(folder, 'package-lock.json'))).every(
    // npm leaves out optional packages that are made for other machines.
    ([path, { version, optional = false }]) =>
      path === '' || (path in installed ? installed[path]?.version === version : optional),
  )
  if (isCurrent) return
  console.log('Installing packages (npm ci) …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  console.error('npm ci failed (above). Put that right, then run the command again.')
  process.exit(1)
}

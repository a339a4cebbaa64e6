/**
 * Installs the packages of the lockfile when what is installed is not what the lockfile says.
 * Uses nothing but Node, because it runs before anything else is there.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')

/** Ends the program with a readable message when the Node that runs it is too old to build the site. */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(
    `This project needs Node 20.19 or later; this is Node ${process.versions.node}. See https://nodejs.org.`,
  )
  process.exit(1)
}

/** Installs the project's packages; see ensurePackages. Ends the program on a Node that is too old as well. */
export function ensureInstalled() {
  requireNode()
  ensurePackages(ROOT)
}

/**
 * Runs `npm ci` unless `node_modules` was already installed from this very lockfile; ends the program when it fails.
 *
 * @param {string} folder that holds the lockfile
 */
export function ensurePackages(folder) {
  const stamp = join(folder, 'node_modules', '.installed-from-lockfile')
  const lockfileHash = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfileHash) return
  console.log('Installing packages (npm ci) …')
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) {
    console.error('npm ci failed (above). Check the connection to the package registry, then run the command again.')
    process.exit(result.status ?? 1)
  }
  writeFileSync(stamp, lockfileHash)
}

/**
 * Installs the packages of the lockfile where what is installed differs from it.
 * Uses nothing but Node, because it runs before anything else is there.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** @param {string} sentence @returns {never} as stop.ts, which is TypeScript */
function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

const ROOT = resolve(import.meta.dirname, '../..')

/** Installs the project's packages; see installLocked. Ends the program on a Node that is too old as well. */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    stop(`This project needs Node 20.19 or later; this is Node ${process.versions.node}. See https://nodejs.org.`)
  installLocked(ROOT)
}

/** @param {string} file @returns {any} its JSON, or undefined where it cannot be read */
function json(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** @param {string} folder @returns {boolean} whether every package of its lockfile lies there in that version */
function isInstalled(folder) {
  /** @type {[string, { version?: string, link?: boolean, optional?: boolean }][]} */
  const locked = Object.entries(json(join(folder, 'package-lock.json')).packages)
  return locked
    .filter(([path, { link = false }]) => path.includes('node_modules/') && !link)
    .every(([path, { version, optional = false }]) => {
      const installed = json(join(folder, path, 'package.json'))
      // npm leaves out optional packages that are made for other machines.
      return installed === undefined ? optional : installed.version === version
    })
}

/**
 * Installs what differs from the lockfile; ends the program when that fails, and leaves what was installed in place.
 *
 * @param {string} folder that holds the lockfile
 */
export function installLocked(folder) {
  if (isInstalled(folder)) return
  // `npm ci` empties node_modules before it asks the registry; `npm install` puts the old tree back when it fails.
  const args = existsSync(join(folder, 'node_modules')) ? ['install', '--no-save'] : ['ci']
  console.log(`Installing packages (npm ${args.join(' ')}) …`)
  const { status } = spawnSync('npm', [...args, '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    stop(`npm ${args[0] ?? ''} failed. Check the connection to the package registry, then run the command again.`)
}

/** Gets programs that a check needs from Debian's or Ubuntu's packages, and says so. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { stop } from './stop.ts'

/** The path of a program, if it is there and fits. */
export function findProgram(name: string, isFit: (path: string) => boolean = () => true): string | undefined {
  // nginx lies where only the administrator's PATH looks.
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path) && isFit(path))
}

/** The package that brings each file or program: an absolute path, or a name. */
type Wanted = Readonly<Record<string, string>>

/** The names of the packages of which something is not there. */
function missingPackages(wanted: Wanted): readonly string[] {
  const missing = Object.entries(wanted).filter(([what]) =>
    what.startsWith('/') ? !existsSync(what) : findProgram(what) === undefined,
  )
  return [...new Set(missing.map(([, name]) => name))]
}

/** Installs what is missing, if this machine has apt and lets us. */
export function installPackages(wanted: Wanted): void {
  const missing = missingPackages(wanted)
  if (missing.length === 0) return
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  // Where a password would be asked for, nothing is installed.
  const isAllowed = asRoot.length === 0 || spawnSync('sudo', ['-n', 'true']).status === 0
  if (process.platform !== 'linux' || findProgram('apt-get') === undefined || !isAllowed) return
  console.log(`Installing ${missing.join(', ')} …`)
  // Run level 1: a freshly installed server is not to be started by its package.
  const environment = ['RUNLEVEL=1', 'DEBIAN_FRONTEND=noninteractive']
  const apt = (...args: string[]) => {
    const [program = '', ...rest] = [...asRoot, 'env', ...environment, 'apt-get', ...args]
    return spawnSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  }
  if (apt('update', '-q')) apt('install', '-y', '-q', '--no-install-recommends', ...missing)
}

/** The same; ends the program where something is missing still. */
export function requirePackages(wanted: Wanted): void {
  installPackages(wanted)
  const missing = missingPackages(wanted)
  if (missing.length > 0)
    stop(`These are missing and could not be installed: ${missing.join(', ')}. Install them, then run this again.`)
}

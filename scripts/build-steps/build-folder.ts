/**
 * The folder that a build is for, and the one beside it that it is made in: what is there stays whole until the new
 * build is. Uses nothing but Node, so that it can run before npm ci.
 */
import { accessSync, constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

import { stop } from '../setup/stop.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const CACHE = join(ROOT, '.cache')

/**
 * Ends the program when RINGWAKE_BUILD_DIRECTORY names what a build would overwrite.
 *
 * @returns {string} the path of `build`, or of the folder that RINGWAKE_BUILD_DIRECTORY names in the project
 */
export function buildFolder() {
  const named = process.env['RINGWAKE_BUILD_DIRECTORY'] ?? 'build'
  const folder = resolve(ROOT, named)
  const isInside = !/^(?:\.\.|$)/.test(relative(ROOT, folder))
  if (!isInside || !isReplaceable(folder))
    stop(
      `RINGWAKE_BUILD_DIRECTORY is "${named}", which is no folder for a build. Name a new one, such as .cache/build.`,
    )
  return folder
}

/** @param {string} folder @returns {boolean} whether it holds a build or nothing */
function isReplaceable(folder) {
  if (!existsSync(folder)) return true
  return statSync(folder).isDirectory() && (existsSync(join(folder, 'client')) || readdirSync(folder).length === 0)
}

/**
 * Ends the program when no build can be made: the site configuration is not there, or a folder is read-only.
 *
 * @param {string} folder where the build is to be
 */
export function requireBuildable(folder) {
  const config = process.env['RINGWAKE_SITE_CONFIG']
  if (config !== undefined && !existsSync(resolve(ROOT, config)))
    stop(`RINGWAKE_SITE_CONFIG is "${config}", which does not exist. Leave it out for app/site.config.ts.`)
  try {
    for (const needed of [dirname(folder), CACHE]) {
      mkdirSync(needed, { recursive: true })
      accessSync(needed, constants.W_OK)
    }
  } catch (error) {
    const { code = '', path = ROOT } = /** @type {NodeJS.ErrnoException} */ (error)
    stop(`${path} cannot be written to (${code}). Give this user the right to, or copy the project elsewhere.`)
  }
}

/**
 * @param {string} folder where the build is to be
 * @returns {{ stagingFolder: string, publish: () => void }} an empty folder to build in, removed when the program ends, and what
 *   puts it in the place of the last build
 */
export function openStagingFolder(folder) {
  requireBuildable(folder)
  const stagingFolder = join(CACHE, `staged-build-${String(process.pid)}`)
  rmSync(stagingFolder, { recursive: true, force: true })
  mkdirSync(stagingFolder)
  process.on('exit', () => rmSync(stagingFolder, { recursive: true, force: true }))
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(1))
  const publish = () => {
    const replaced = `${stagingFolder}-replaced`
    if (existsSync(folder)) renameSync(folder, replaced)
    renameSync(stagingFolder, folder)
    rmSync(replaced, { recursive: true, force: true })
  }
  return { stagingFolder, publish }
}

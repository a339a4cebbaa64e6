/**
 * The folder that a build is for, and the one beside it that it is made in: what is there stays whole until the new
 * build is.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

import { stop } from '../setup/stop.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const CACHE = join(ROOT, '.cache')

/**
 * Ends the program when RINGWAKE_BUILD_DIRECTORY names what a build would overwrite.
 *
 * @returns the path of `build`, or of the folder that RINGWAKE_BUILD_DIRECTORY names in the project
 */
export function buildFolder(): string {
  const named = process.env['RINGWAKE_BUILD_DIRECTORY'] ?? 'build'
  const folder = resolve(ROOT, named)
  const isInside = !/^(?:\.\.|$)/.test(relative(ROOT, folder))
  if (!isInside || !isReplaceable(folder))
    stop(
      `RINGWAKE_BUILD_DIRECTORY is "${named}", which is no folder for a build. Name a new one, such as .cache/build.`,
    )
  return folder
}

/** Whether the folder holds a build or nothing. */
function isReplaceable(folder: string): boolean {
  if (!existsSync(folder)) return true
  return statSync(folder).isDirectory() && (existsSync(join(folder, 'client')) || readdirSync(folder).length === 0)
}

/**
 * @param folder where the build is to be
 * @returns an empty folder to build in, removed when the program ends; `publish` puts it in the place of the last build
 */
export function openStagingFolder(folder: string): { stagingFolder: string; publish: () => void } {
  const stagingFolder = join(CACHE, `staged-build-${String(process.pid)}`)
  rmSync(stagingFolder, { recursive: true, force: true })
  mkdirSync(stagingFolder, { recursive: true })
  process.on('exit', () => rmSync(stagingFolder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
  const publish = () => {
    const replaced = `${stagingFolder}-replaced`
    mkdirSync(dirname(folder), { recursive: true })
    if (existsSync(folder)) renameSync(folder, replaced)
    renameSync(stagingFolder, folder)
    rmSync(replaced, { recursive: true, force: true })
  }
  return { stagingFolder, publish }
}

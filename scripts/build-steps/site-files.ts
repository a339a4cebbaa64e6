/** The files of a built site. */
import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Without these a page or the game does not work; all others are pictures and texts. */
export const NEEDED_FILE = /\.(?:js|css|woff2)$/

/** Every file below the folder, in alphabetical order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** The address, such as `/thank.html`, of a file below the root of the site. */
export function addressOfFile(root: string, file: string): string {
  return `/${relative(root, file).split(sep).join('/')}`
}

/** The files of a built site. */
import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Without these a page or the game does not work; all others are pictures and texts. */
export const NEEDED_FILE = /\.(?:js|css|woff2)$/

/** @param {string} folder @returns {string[]} every file below it, in the order of the alphabet */
export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** @param {string} root of the site @param {string} file below it @returns {string} its address, such as `/thank.html` */
export function addressOfFile(root, file) {
  return `/${relative(root, file).split(sep).join('/')}`
}

/** The drawn pictures of the briefing and of the game's notices, in the colours of the tokens. */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { importBundled } from '../bundle.mjs'

const ROOT = resolve(import.meta.dirname, '../..')

/** @returns {Promise<[path: string, drawing: string][]>} */
export async function drawings() {
  const { drawnPictures, resolveToken, rootTokens } = await importBundled([
    'app/site/pictures/drawn-pictures.ts',
    'app/styles/read-tokens.ts',
  ])
  const tokens = rootTokens(await readFile(join(ROOT, 'app/styles/tokens.css'), 'utf8'))
  /** @type {Record<string, string>} */
  const drawn = drawnPictures((/** @type {string} */ token) => resolveToken(tokens, token))
  return Object.entries(drawn).map(([file, drawing]) => [`app/site/pictures/${file}`, drawing])
}

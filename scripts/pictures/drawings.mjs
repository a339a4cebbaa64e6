/** The drawn pictures of the briefing and of the game's notices, in the colours of the tokens. */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { importSource } from '../build-steps/bundle.mjs'

const ROOT = resolve(import.meta.dirname, '../..')

/** @returns {Promise<[path: string, drawing: string][]>} */
export async function drawings() {
  /** @type {typeof import('../drawings/drawn-pictures.ts')} */
  const { drawnPictures } = await importSource('scripts/drawings/drawn-pictures.ts')
  /** @type {typeof import('../../app/styles/read-tokens.ts')} */
  const { resolveToken, rootTokens } = await importSource('app/styles/read-tokens.ts')
  const tokens = rootTokens(await readFile(join(ROOT, 'app/styles/tokens.css'), 'utf8'))
  return Object.entries(drawnPictures((token) => resolveToken(tokens, token))).map(([file, drawing]) => [
    `app/site/pictures/${file}`,
    drawing,
  ])
}

import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { resolveToken, rootTokens } from '~/styles/read-tokens.ts'

import { drawnPictures } from './drawn-pictures.ts'

const tokens = rootTokens(readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8'))

// The files are what the site ships. After a change to a drawing or to a colour: npm run pictures
test.each(Object.entries(drawnPictures((token) => resolveToken(tokens, token))))(
  '%s is what its drawing gives in the colours of the tokens',
  (file, drawing) => {
    expect(drawing).not.toMatch(/NaN|undefined/)
    expect(drawing).toBe(readFileSync(new URL(`../../app/site/pictures/${file}`, import.meta.url), 'utf8'))
  },
)

import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { resolveToken, rootTokens } from '~/styles/read-tokens'

import { drawPoster } from './draw-poster'
import { drawValley } from './draw-valley'

const tokens = rootTokens(readFileSync(new URL('../../../styles/tokens.css', import.meta.url), 'utf8'))
const colour = (token: string) => resolveToken(tokens, token)

// The files are what the site ships. After a change to a drawing or to a colour: npx vitest run pictures --update
describe('the drawn pictures', () => {
  it('poster.svg is what drawPoster draws in the colours of the tokens', async () => {
    await expect(drawPoster(colour)).toMatchFileSnapshot('./poster.svg')
  })

  it('valley.svg is what drawValley draws in the colours of the tokens', async () => {
    await expect(drawValley(colour)).toMatchFileSnapshot('./valley.svg')
  })
})

import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { resolveToken, rootTokens } from '~/styles/read-tokens'

import { drawCanister, drawRings, drawTakeOff } from './draw-briefing'
import { drawNotice } from './draw-notice'

const tokens = rootTokens(readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8'))
const colour = (token: string) => resolveToken(tokens, token)

// The files are what the site ships. After a change to a drawing or to a colour: npx vitest run pictures --update
describe('the drawn pictures', () => {
  it.each([
    ['take-off.svg', drawTakeOff(colour)],
    ['rings.svg', drawRings(colour)],
    ['canister.svg', drawCanister(colour)],
    ['ring-collected.svg', drawNotice('collected', colour)],
    ['ring-missed.svg', drawNotice('missed', colour)],
  ])('%s is what its drawing gives in the colours of the tokens', async (file, drawing) => {
    expect(drawing).not.toMatch(/NaN|undefined/)
    await expect(drawing).toMatchFileSnapshot(`./${file}`)
  })
})

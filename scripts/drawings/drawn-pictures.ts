import { readFileSync } from 'node:fs'

import { drawCanister, drawRings, drawTakeOff } from './draw-briefing.ts'
import { drawNotice } from './draw-notice.ts'
import { resolveToken, tokensOn } from '~/styles/read-tokens.ts'

/** Every drawn picture by the name of its file in app/site/pictures, in the colours of the tokens. */
export function drawnPictures(): Readonly<Record<string, string>> {
  const tokens = tokensOn(readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8'), 'night')
  const colour = (token: string) => resolveToken(tokens, token)
  return {
    'take-off.svg': drawTakeOff(colour),
    'rings.svg': drawRings(colour),
    'canister.svg': drawCanister(colour),
    'ring-collected.svg': drawNotice('collected', colour),
    'ring-missed.svg': drawNotice('missed', colour),
  }
}

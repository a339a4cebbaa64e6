import { drawCanister, drawRings, drawTakeOff } from './draw-briefing.ts'
import { drawNotice } from './draw-notice.ts'

/** Every drawn picture by the name of its file in app/site/pictures. `colour` gives what a token resolves to. */
export function drawnPictures(colour: (token: string) => string): Readonly<Record<string, string>> {
  return {
    'take-off.svg': drawTakeOff(colour),
    'rings.svg': drawRings(colour),
    'canister.svg': drawCanister(colour),
    'ring-collected.svg': drawNotice('collected', colour),
    'ring-missed.svg': drawNotice('missed', colour),
  }
}

import { isAnyFormTouched } from './half-filled-form'
import { reloadToLaunch, wasReloadedToLaunch } from './launch-after-reload'
import { type GameModule, loadGame } from './load-game'
import { isSiteInReach, wereRequestsLost } from './site-reach'

/**
 * Why there is no game. `out-of-reach`: it was lost on the way. `gone`: the site answers, but this part of it is not
 * there, as after an update, and a fresh page has not helped. `gone-beside-a-form`: a fresh page would help, and would
 * cost what stands in a form.
 */
export type GameLoss = 'out-of-reach' | 'gone' | 'gone-beside-a-form'

/** `let-go`: nothing is to be shown any more, since the page reloads or the launch was given up. */
export type GameFetch = { readonly game: GameModule } | { readonly loss: GameLoss } | 'let-go'

/**
 * Fetches the game for a launch by `opener`, and does what can be done by itself if it does not arrive. Never rejects.
 *
 * @param isWanted false once the visitor has closed the dialog: nobody's page is reloaded for a game they gave up
 */
export async function fetchGameFor(opener: HTMLElement, isWanted: () => boolean): Promise<GameFetch> {
  let outcome = await tryToLoad()
  // A single request that was lost on the way is worth neither a question nor a page.
  if (typeof outcome === 'string') outcome = (await isSiteInReach()) ? await tryToLoad() : 'lost'
  if (outcome === 'lost') return { loss: 'out-of-reach' }
  if (outcome !== 'refused') return { game: outcome }
  if (!isWanted()) return 'let-go'
  if (isAnyFormTouched()) return { loss: 'gone-beside-a-form' }
  return !wasReloadedToLaunch() && reloadToLaunch(opener) ? 'let-go' : { loss: 'gone' }
}

/** The game; `lost` where the browser tells that a request for it got no answer; else `refused`. */
async function tryToLoad(): Promise<GameModule | 'lost' | 'refused'> {
  const startedAt = performance.now()
  try {
    return await loadGame()
  } catch {
    return wereRequestsLost(startedAt) ? 'lost' : 'refused'
  }
}

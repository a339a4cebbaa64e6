/** Fetches the game when it is launched. */
import { prefersLessData } from '../components/data-saver.ts'
import { tryReload } from '../hydration/reload.ts'

export type GameModule = typeof import('~/game/game-dialog.tsx')

export type GameLoss =
  /** The site does not answer. */
  | 'out-of-reach'
  /** The site answers, but not with the game, even after a reload. */
  | 'gone'
  /** A reload would help, and would empty a form. */
  | 'beside-a-form'

function importGame(): Promise<GameModule> {
  return import('~/game/game-dialog.tsx')
}

/** For when pointer or focus reach a launch button; does nothing for a visitor who saves data. */
export function prefetchGame(): void {
  // A failure is told at the press, not before.
  if (!prefersLessData()) importGame().catch(() => undefined)
}

/**
 * Where the game's files are lost, as after an update of the site, the page is reloaded once and presses the button again.
 * Never rejects.
 *
 * @param place of the button that is pressed again, as `placeOf` gives it
 * @param isWanted false once the visitor has closed the dialog; then nothing is reloaded
 */
export async function fetchGame(place: number, isWanted: () => boolean): Promise<GameModule | GameLoss | 'reload'> {
  try {
    return await importGame()
  } catch {
    if (!(await isSiteInReach())) return 'out-of-reach'
    const outcome = isWanted() ? tryReload(place) : 'reloaded-before'
    return outcome === 'reloaded-before' ? 'gone' : outcome
  }
}

async function isSiteInReach(): Promise<boolean> {
  try {
    await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

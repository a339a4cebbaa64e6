/** Fetches the game when it is launched. */
import { tryReload } from '../hydration/reload.ts'

export type GameModule = typeof import('~/game/game-dialog.tsx')

export type GameLoss =
  /** The site does not answer. */
  | 'out-of-reach'
  /** The site answers, but not with the game, even after a reload. */
  | 'gone'
  /** A reload would help, and would empty a form. */
  | 'beside-a-form'

/** Imported once a page: engines remember a failed import, and a second one would take a style sheet that was lost for loaded. */
let imported: Promise<GameModule> | undefined

function importGame(): Promise<GameModule> {
  imported ??= import('~/game/game-dialog.tsx')
  return imported
}

/** For when pointer or focus reach a launch button; does nothing for a visitor who saves data. */
export function prefetchGame(): void {
  // A failure is told at the press, not before.
  if (!prefersLessData()) importGame().catch(() => undefined)
}

/**
 * Where the game's files are lost, as after an update of the site, the page is reloaded and presses the button again: by
 * itself once, and for each retry. Never rejects.
 *
 * @param place of the button that is pressed again, as `placeOf` gives it
 * @param isRetry whether the visitor asks once more
 * @param isWanted false once the visitor has closed the dialog; then nothing is reloaded
 */
export async function fetchGame(
  place: number,
  isRetry: boolean,
  isWanted: () => boolean,
): Promise<GameModule | GameLoss | 'reload'> {
  const game = isRetry ? undefined : await importGame().catch(() => undefined)
  if (game !== undefined) return game
  if (!(await isSiteInReach())) return 'out-of-reach'
  const outcome = isWanted() ? tryReload(place, isRetry) : 'reloaded-before'
  return outcome === 'reloaded-before' ? 'gone' : outcome
}

async function isSiteInReach(): Promise<boolean> {
  try {
    await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

/** Whether the visitor asked their browser to save data; `false` where the browser does not tell. Needs a browser: not for rendering. */
export function prefersLessData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true
}

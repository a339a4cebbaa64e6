import { reloadFailedStyles, watchFailedStyles } from './failed-styles'

type GameModule = typeof import('~/game/ui/game-dialog')

let loading: Promise<GameModule> | undefined
/** Failed attempts since the page was loaded or the game last arrived. */
let failures = 0

/**
 * Fetches the game once for all callers; after a failure the next call tries again.
 *
 * Chromium asks the network again for a module that failed. Other browsers may answer from memory that it failed, which
 * no page can undo; `needsReload` says when that is the likely reason.
 */
export function loadGame(): Promise<GameModule> {
  loading ??= fetchGame().catch((error: unknown) => {
    loading = undefined
    failures += 1
    throw error
  })
  return loading
}

async function fetchGame(): Promise<GameModule> {
  const stopWatching = watchFailedStyles()
  try {
    await reloadFailedStyles()
    const game = await import('~/game/ui/game-dialog')
    failures = 0
    return game
  } finally {
    stopWatching()
  }
}

/** `true` once trying again on this page has failed as well, so that only a fresh page is left to offer. */
export function needsReload(): boolean {
  return failures > 1
}

/** Starts fetching the game when a visitor's hand is on its way to a launch button, unless they asked to save data. */
export function warmGame(): void {
  if (prefersLessData()) return
  loadGame().catch(() => {
    // The press tells the visitor, not the approach.
  })
}

function prefersLessData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true
}

import { prefersLessData } from '../components/data-saver'
import { reloadFailedStyles, watchFailedStyles } from './failed-styles'

export type GameModule = typeof import('~/game/ui/game-dialog')

let loading: Promise<GameModule> | undefined

/**
 * Fetches the game once for all callers; after a failure the next call tries again.
 *
 * Chromium asks the network again for a module that failed. Other browsers may answer from memory that it failed, which
 * no page can undo: after a second failure, a fresh page is the thing to offer.
 */
export function loadGame(): Promise<GameModule> {
  loading ??= fetchGame().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchGame(): Promise<GameModule> {
  const stopWatching = watchFailedStyles()
  try {
    await reloadFailedStyles()
    return await import('~/game/ui/game-dialog')
  } finally {
    stopWatching()
  }
}

/** Starts fetching the game when a visitor's hand is on its way to a launch button, unless they asked to save data. */
export function warmGame(): void {
  if (prefersLessData()) return
  loadGame().catch(() => {
    // The press tells the visitor, not the approach.
  })
}

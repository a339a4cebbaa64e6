import type { Game } from '../../game.ts'
import { keepOfflineCopy } from '../../player-data/offline-copy.ts'
import { follow } from '../../session/follow.ts'

interface OfflineCopyDeps extends Pick<Game, 'session'> {
  /** The owner wants copies of the site on devices, and this visitor does not save data. */
  readonly keepsOfflineCopy: boolean
}

/** Stored after a flight's end, because that visitor may return without a connection. */
export function bindOfflineCopy({ session, keepsOfflineCopy }: OfflineCopyDeps, signal: AbortSignal): void {
  if (!keepsOfflineCopy) return
  follow(session, signal, ({ summary }, before) => {
    if (summary !== null && summary !== before.summary) void keepOfflineCopy()
  })
}

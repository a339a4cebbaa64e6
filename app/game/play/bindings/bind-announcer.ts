import { sessionWords } from '../../hud/live-region/announcements.ts'
import { createAnnouncer, type Announcer } from '../../hud/live-region/announcer.ts'
import type { SessionStore } from '../../session/session-store.ts'
import { follow, followEnds } from '../../session/follow.ts'

/** The announcer of the live region, which announces each change of the session. */
export function bindAnnouncer(session: SessionStore, liveRegion: HTMLElement, signal: AbortSignal): Announcer {
  const announcer = createAnnouncer((text) => (liveRegion.textContent = text))
  // Drops what is still queued of the ended flight; the words of the ending are queued after this.
  followEnds(session, signal, announcer.clear)
  follow(session, signal, (now, before) => {
    const words = sessionWords(now, before)
    if (words !== null) announcer.say('session', words)
  })
  signal.addEventListener('abort', announcer.clear)
  return announcer
}

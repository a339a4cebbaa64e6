import { sessionWords } from '../../hud/live-region/announcements.ts'
import { createAnnouncer, type Announcer } from '../../hud/live-region/announcer.ts'
import type { SessionStore } from '../../session/session-store.ts'
import { follow } from '../../session/follow.ts'

/** The announcer of the live region, which announces each change of the session. */
export function bindAnnouncer(session: SessionStore, liveRegion: HTMLElement, signal: AbortSignal): Announcer {
  const announcer = createAnnouncer((text) => (liveRegion.textContent = text))
  follow(session, signal, (now, before) => {
    // Drops what is still queued of the ended flight; the words of the ending are queued after this.
    if (now.summary !== null && now.summary !== before.summary) announcer.hush()
    const words = sessionWords(now, before)
    if (words !== null) announcer.say('session', words)
  })
  signal.addEventListener('abort', () => announcer.dispose())
  return announcer
}

import type { AnnouncementKind } from './announcements.ts'

/** A polite live region takes one message a second at most; more would talk over the flight. */
const LEAST_MILLISECONDS_APART = 1000

export type Announcer = Readonly<ReturnType<typeof createAnnouncer>>

/** `write` puts a message into the live region. */
export function createAnnouncer(write: (text: string) => void) {
  // In the order in which kinds began to wait; the newest message of a kind replaces the older one.
  const waiting = new Map<AnnouncementKind, string>()
  let saidAt = -Infinity
  let said = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  function speak(): void {
    timer = undefined
    if (waiting.size === 0) return
    const text = [...waiting.values()].join(' ')
    waiting.clear()
    // A live region is not read out when its text does not change; an added space changes it inaudibly.
    said = text === said ? `${text}\u00a0` : text
    saidAt = performance.now()
    write(said)
  }

  return {
    /** Says `text` now if the last message is a second old, otherwise together with the waiting ones once it is; null: nothing. */
    say(kind: AnnouncementKind, text: string | null): void {
      if (text === null) return
      waiting.set(kind, text)
      if (timer !== undefined) return
      const wait = saidAt + LEAST_MILLISECONDS_APART - performance.now()
      if (wait <= 0) speak()
      else timer = setTimeout(speak, wait)
    },
    /** Drops the waiting messages, which are no longer true. */
    clear: (): void => waiting.clear(),
  }
}

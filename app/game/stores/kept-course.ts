import type { Session } from '../session/session.ts'

type KeptCourse = Pick<Session, 'seed' | 'courseOrigin'>

/** The course opened last since the page was loaded. */
let latest: KeptCourse | undefined

/** The course that the game's entry in the history remembers, else the one opened last; undefined where the game was not open before. */
export function keptCourse(): KeptCourse | undefined {
  return (window.history.state as { readonly course?: KeptCourse } | null)?.course ?? latest
}

/** A reload, a tab that a phone had put aside, and whoever closes the game and comes back, open it on this course again. */
export function keepCourse({ seed, courseOrigin }: KeptCourse): void {
  latest = { seed, courseOrigin }
  window.history.replaceState({ ...window.history.state, course: { seed, courseOrigin } }, '')
}

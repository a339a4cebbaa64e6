import type { Session } from '../session/session.ts'

type KeptCourse = Pick<Session, 'seed' | 'courseOrigin'>

let latest: KeptCourse | undefined

/** The course opened last since the page was loaded. */
export const latestCourse = () => latest

/** The course that the game's entry in the history remembers; undefined where the game was not open there before. */
export function keptCourse(): KeptCourse | undefined {
  return (window.history.state as { readonly course?: KeptCourse } | null)?.course
}

/** A reload, and a tab that a phone had put aside, open the game on this course again. */
export function keepCourse({ seed, courseOrigin }: KeptCourse): void {
  latest = { seed, courseOrigin }
  window.history.replaceState({ ...window.history.state, course: { seed, courseOrigin } }, '')
}

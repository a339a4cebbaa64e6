import { courseOfDay, localDay, PICKED_COURSES } from './course-of-day.ts'

/** The largest course seed; seeds are unsigned 32-bit integers. */
export const LARGEST_SEED = 0xffffffff

/**
 * The origin of a course: `address` is a page's address that names it, `unread` chance where the address names one that cannot
 * be read, `link` the link of a flight on it, `pasted` links of flights that were pasted, `number` its number typed in by the player, `flight` a flight
 * on it that was watched or chosen from the logbook, `day` a date, `named` the gallery of named courses.
 */
export type CourseOrigin = 'chance' | 'address' | 'unread' | 'link' | 'pasted' | 'number' | 'flight' | 'day' | 'named'

/** `course=` among other parameters; also as `&amp;course=`, from a page's source. */
const COURSE_PARAMETER = /(?:^|[?&;])course=(.*)/i
/** What mail and chat add to a link's end, or encode of it: `#play`, punctuation, space, or a parameter of their own. */
const COURSE = /^(day|\d{1,10})(?:#play)?[^\p{L}\p{N}]*(?:[?&;][^=]*=.*)?$/iu

/**
 * The course that a page's address asks for by `course=`: an unsigned 32-bit integer in plain decimal digits, or `day` for
 * the course of the day. One by chance, with the origin `unread`, where it is anything else; undefined where it asks for none.
 * `search`: the query of the address, with or without its question mark. `now`: milliseconds, as `Date.now` gives them.
 */
export function courseFromQuery(search: string, now: number): { seed: number; courseOrigin: CourseOrigin } | undefined {
  const decoded = Array.from(new URLSearchParams(search), (parameter) => parameter.join('=')).join('&')
  const written = COURSE_PARAMETER.exec(decoded)?.[1]
  if (written === undefined) return undefined
  const course = COURSE.exec(written)?.[1] ?? ''
  if (course.toLowerCase() === 'day') return { seed: courseOfDay(localDay(now)), courseOrigin: 'day' }
  const seed = courseSeedFromText(course)
  return seed === undefined ? { seed: anyCourseSeed(), courseOrigin: 'unread' } : { seed, courseOrigin: 'address' }
}

/** The course of a number written in plain decimal digits; undefined for anything but an unsigned 32-bit integer. */
export function courseSeedFromText(written: string): number | undefined {
  if (!/^\d{1,10}$/.test(written)) return undefined
  const seed = Number(written)
  return seed <= LARGEST_SEED ? seed : undefined
}

/** A random course, from the browser's random numbers. */
export function anyCourseSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] % PICKED_COURSES
}

/**
 * The course after this one, below the same limit as random ones. A linear congruential step of full period (constants of
 * Numerical Recipes), so no course comes back before all the others were flown.
 */
export function nextCourseSeed(seed: number): number {
  return ((Math.imul(seed, 1664525) + 1013904223) >>> 0) % PICKED_COURSES
}

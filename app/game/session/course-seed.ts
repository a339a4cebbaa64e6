/** The largest course seed; seeds are unsigned 32-bit integers. */
const LARGEST_SEED = 0xffffffff

/**
 * The course that a page's address asks for.
 * `search`: the query of the address, with or without its question mark. Gives the unsigned 32-bit integer after
 * `course=`, written in plain decimal digits; undefined when there is none or it is anything else.
 */
export function courseSeedFromQuery(search: string): number | undefined {
  const written = new URLSearchParams(search).get('course')
  if (written === null || !/^\d{1,10}$/.test(written)) return undefined
  const seed = Number(written)
  return seed <= LARGEST_SEED ? seed : undefined
}

/** A course nobody chose: an unsigned 32-bit integer from the browser's own source of chance. */
export function anyCourseSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}

/**
 * The course after this one. Both are unsigned 32-bit integers.
 * A linear congruential step of full period (Hull and Dobell: odd increment, multiplier − 1 divisible by 4; these two
 * are from Numerical Recipes), so no course comes back before all the others were flown. Neighbouring seeds need not
 * look random: the simulation mixes its seed before it draws from it.
 */
export function nextCourseSeed(seed: number): number {
  return (Math.imul(seed, 1664525) + 1013904223) >>> 0
}

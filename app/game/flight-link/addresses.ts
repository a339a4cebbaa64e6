/** The addresses of courses and flights, to be passed on. */
import { hashFromFlightText } from './flight-hash.ts'

/** What messengers and mail still pass on whole. */
const LONGEST_LINK = 2_000

/** The link to a course, which opens the game there. `page`: the address of the present page. */
export function courseLink(page: string, seed: number): string {
  const link = new URL('/', page)
  link.searchParams.set('course', String(seed))
  link.hash = 'play'
  return link.href
}

/** The link to a flight, of any length. */
export function wholeFlightLink(page: string, text: string): string {
  return new URL(`/${hashFromFlightText(text)}`, page).href
}

/** The link to a flight; undefined where it would be too long to be passed on. */
export function flightLink(page: string, text: string): string | undefined {
  const link = wholeFlightLink(page, text)
  return link.length <= LONGEST_LINK ? link : undefined
}

import { hashFromFlightText } from '../../flight-link/flight-hash.ts'
import { secondsTextFrom } from '../../hud/time-words.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import { RINGS_TO_WIN } from '../../simulation/rules.ts'

/** What messengers and mail still pass on whole. */
const LONGEST_LINK = 2_000

/** The link to a course. `page`: the address of the present page. */
export function courseLink(page: string, seed: number): string {
  const link = new URL('/', page)
  link.searchParams.set('course', String(seed))
  return link.href
}

/** The link to a flight; undefined where it would be too long to be passed on. */
export function flightLink(page: string, text: string): string | undefined {
  const link = new URL(`/${hashFromFlightText(text)}`, page).href
  return link.length <= LONGEST_LINK ? link : undefined
}

/** What a person would write beside the link. */
export function shareWords({ outcome, ringsCollected, seed, ticks, isRelaxed }: FlightSummary): string {
  const kind = isRelaxed ? ', relaxed' : ''
  return outcome === 'complete'
    ? `Ten rings in ${secondsTextFrom(ticks)} on course ${seed}${kind}. Can you beat it?`
    : `${ringsCollected} of ${RINGS_TO_WIN} rings on course ${seed}${kind}. Can you get further?`
}

import { courseLink, flightLink } from '../../flight-link/addresses.ts'
import { textFromFlight } from '../../flight-link/link-text.ts'
import type { RecordedFlight } from '../../simulation/input-recording.ts'
import { secondsTextFrom } from '../../hud/time-words.ts'
import { timeOf, type Splits } from '../../player-data/logbook/course-records.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import { showShareSheet } from '../../page/share.ts'
import { RINGS_TO_WIN } from '../../simulation/rules.ts'
import { courseName, flownSuffix } from './record-words.ts'
import { ScreenButton } from './screen-button.tsx'
import { useCopy } from './use-copy.tsx'

interface ShareFlightProps {
  readonly summary: FlightSummary
  /** The flight itself; null where it was too long to write down. */
  readonly latest: RecordedFlight | null
}

const ONLY_COURSE = 'This flight is too long for a link, so only its course is shared.'

/** Shares the flight that has just ended. */
export function ShareFlight({ summary, latest }: ShareFlightProps) {
  const { share, outcome } = useShare()
  const { seed, splits } = summary
  const words = shareWords(seed, splits, flownSuffix(summary))
  const text = latest === null ? null : textFromFlight(latest)
  return (
    <>
      <ScreenButton variant="secondary" onClick={() => void share(words, seed, text)}>
        Share
      </ScreenButton>
      {outcome}
    </>
  )
}

/**
 * `share` opens the system's share sheet with words and a link to a flight, or copies both; nothing is sent automatically. `text`: of the
 * flight, as in its link; null shares the course. `outcome` says what became of it.
 */
export function useShare() {
  const { copy, say, outcome } = useCopy('Link')

  async function share(words: string, seed: number, text: string | null): Promise<void> {
    const whole = text === null ? undefined : flightLink(window.location.href, text)
    const url = whole ?? courseLink(window.location.href, seed)
    const remark = whole === undefined ? `${ONLY_COURSE} ` : ''
    say(remark)
    if (!(await showShareSheet({ text: words, url }))) await copy(`${words} ${url}`, url, remark)
  }

  return { share, outcome }
}

/** What a person would write beside the link. `kind`: as `flownSuffix` writes it. */
export function shareWords(seed: number, splits: Splits, kind: string): string {
  const ticks = timeOf(splits)
  return ticks !== undefined
    ? `Ten rings in ${secondsTextFrom(ticks)} on ${courseName(seed)}${kind}. Can you beat it?`
    : `${splits.length} of ${RINGS_TO_WIN} rings on ${courseName(seed)}${kind}. Can you get further?`
}

import { useState } from 'react'

import { courseLink, flightLink } from '../../flight-link/addresses.ts'
import { textFromFlight } from '../../flight-link/link-text.ts'
import type { RecordedFlight } from '../../simulation/input-recording.ts'
import { secondsTextFrom } from '../../hud/time-words.ts'
import { kindOf } from '../../player-data/logbook/flight-kind.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import { copyText, selectAll, showShareSheet } from '../../page/share.ts'
import { RINGS_TO_WIN } from '../../simulation/rules.ts'
import controls from '../elements/controls.module.css'
import { courseName, kindSuffix } from '../elements/record-words.ts'
import { ScreenButton } from '../elements/screen-button.tsx'
import { useScrollIntoView } from '../elements/use-scroll-into-view.ts'

interface ShareFlightProps {
  readonly summary: FlightSummary
  /** The flight itself; null where it was too long to write down. */
  readonly latest: RecordedFlight | null
}

const ONLY_COURSE = 'This flight is too long for a link, so only its course is shared.'

/** Opens the system's share sheet with the flight, or copies its link; nothing is sent automatically. */
export function ShareFlight({ summary, latest }: ShareFlightProps) {
  const [note, setNote] = useState('')
  const [shown, setShown] = useState('')
  const status = useScrollIntoView(note)

  async function share(): Promise<void> {
    const whole = latest === null ? undefined : flightLink(window.location.href, textFromFlight(latest))
    const url = whole ?? courseLink(window.location.href, summary.seed)
    const reason = whole === undefined ? `${ONLY_COURSE} ` : ''
    setNote(reason)
    setShown('')
    if (await showShareSheet({ text: shareWords(summary), url })) return
    const isCopied = await copyText(`${shareWords(summary)} ${url}`)
    setNote(`${reason}${isCopied ? 'The link is copied.' : 'The link can’t be copied here; this is it:'}`)
    if (!isCopied) setShown(url)
  }

  return (
    <>
      <ScreenButton variant="secondary" onClick={() => void share()}>
        Share
      </ScreenButton>
      <p ref={status} className={controls['status']} role="status">
        {note}
      </p>
      {shown !== '' && (
        <input className={controls['shared']} readOnly value={shown} aria-label="Link" onFocus={selectAll} />
      )}
    </>
  )
}

/** What a person would write beside the link. */
export function shareWords(flight: FlightSummary): string {
  const { outcome, ringsCollected, seed, ticks, isPractice } = flight
  const kind = `${kindSuffix(kindOf(flight))}${isPractice ? ', in practice' : ''}`
  return outcome === 'complete'
    ? `Ten rings in ${secondsTextFrom(ticks)} on ${courseName(seed)}${kind}. Can you beat it?`
    : `${ringsCollected} of ${RINGS_TO_WIN} rings on ${courseName(seed)}${kind}. Can you get further?`
}

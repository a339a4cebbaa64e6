import { useState, type ComponentType } from 'react'

import type { Splits } from '../../player-data/logbook/course-records.ts'
import type { FlightSummary } from '../../session/flight-summary.ts'
import type { RecordedFlight } from '../../simulation/input-recording.ts'
import controls from '../elements/controls.module.css'
import { ScreenButton } from '../elements/screen-button.tsx'
import type { FlightPosterProps } from './flight-poster.tsx'

interface MakePosterProps {
  readonly summary: FlightSummary
  /** The flight itself; null where it was too long to write down. */
  readonly latest: RecordedFlight | null
  /** The autopilot's splits on the course; empty while they are not known. */
  readonly autopilot: Splits
}

/** Shows and hides a poster of the flight just ended, whose code is fetched for it; nothing where the flight was not written down. */
export function MakePoster({ summary, latest, autopilot }: MakePosterProps) {
  const [Poster, setPoster] = useState<ComponentType<FlightPosterProps>>()
  const [isShown, setShown] = useState(false)
  const [note, setNote] = useState('')
  if (latest === null) return null

  async function toggle(): Promise<void> {
    setNote('')
    if (Poster !== undefined) {
      setShown(!isShown)
      return
    }
    try {
      const { FlightPoster } = await import('./flight-poster.tsx')
      setPoster(() => FlightPoster)
      setShown(true)
    } catch {
      setNote('The poster can’t be fetched now. Try again once you are online.')
    }
  }

  return (
    <>
      <ScreenButton variant="quiet" aria-expanded={isShown} onClick={() => void toggle()}>
        Poster
      </ScreenButton>
      <p className={controls['status']} role="status">
        {note}
      </p>
      {isShown && Poster !== undefined && <Poster summary={summary} flight={latest} autopilot={autopilot} />}
    </>
  )
}

import { Suspense, useState } from 'react'

import type { FlightSummary } from '../../session/flight-summary.ts'
import type { RecordedFlight } from '../../simulation/input-recording.ts'
import { ScreenButton } from '../elements/screen-button.tsx'
import { LoadingPart, lazyPart, LoadFailed } from '../elements/lazy-part.tsx'

const FlightPoster = lazyPart(
  () => import('./flight-poster.tsx'),
  (parts) => parts.FlightPoster,
  LoadFailed,
)

interface MakePosterProps {
  readonly summary: FlightSummary
  /** The flight itself; null where it was too long to write down. */
  readonly latest: RecordedFlight | null
}

/** Shows and hides a poster of the flight just ended; nothing where the flight was too long to write down. */
export function MakePoster({ summary, latest }: MakePosterProps) {
  const [isShown, setShown] = useState(false)
  if (latest === null) return null
  return (
    <>
      <ScreenButton variant="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        Poster
      </ScreenButton>
      {isShown && (
        <Suspense fallback={<LoadingPart />}>
          <FlightPoster summary={summary} flight={latest} />
        </Suspense>
      )}
    </>
  )
}

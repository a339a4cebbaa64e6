import { flightTextFromAddress, hashFromFlightText } from '~/game/flight-link/flight-hash.ts'

import { ButtonLink } from '../components/button.tsx'
import { useIsHydrated } from '../hydration/hydrated.ts'
import { Page } from '../page/page.tsx'
import ringMissed from '../pictures/ring-missed.svg'
import { Notice } from './notice.tsx'

/** The page for an address that leads nowhere. Where it holds a flight, as one encoded by mail or chat, it leads there. */
export function NotFound() {
  const flight = useIsHydrated() && flightTextFromAddress(window.location.href)
  return (
    <Page theme="night">
      <Notice title="Page not found" picture={ringMissed}>
        <p>
          Nothing flies here: there is no page at this address. The address may have been mistyped, or the page may have
          moved.
        </p>
        {flight && (
          <p>
            The address holds a flight: <a href={`/${hashFromFlightText(flight)}`}>open the flight</a>.
          </p>
        )}
        <ButtonLink to="/">Back to the home page</ButtonLink>
      </Notice>
    </Page>
  )
}

import { lazy, type ComponentType, type ReactNode } from 'react'

import { LostPart } from '../elements/missing-part.tsx'

const None = () => null

/**
 * A component of a file that is fetched when it is first shown. If it does not arrive, `Lost` is shown in its place: nothing, where
 * the player has not asked for it.
 */
export function lazyPart<Parts extends object, Props>(
  fetchParts: () => Promise<Parts>,
  // A browser does not report a file that arrives empty as an error.
  part: (parts: Partial<Parts>) => ComponentType<Props> | undefined,
  Lost: () => ReactNode = None,
) {
  return lazy<ComponentType<Props>>(async () => {
    const parts: Partial<Parts> = await fetchParts().catch(() => ({}))
    return { default: part(parts) ?? Lost }
  })
}

const fetchEndParts = () => import('./lazy-parts.ts')

export const RaceResult = lazyPart(fetchEndParts, (parts) => parts.RaceResult)
export const DayResult = lazyPart(fetchEndParts, (parts) => parts.DayResult)
export const MakePoster = lazyPart(fetchEndParts, (parts) => parts.MakePoster)
export const ShareFlight = lazyPart(fetchEndParts, (parts) => parts.ShareFlight)
export const SplitChart = lazyPart(fetchEndParts, (parts) => parts.SplitChart)
export const WatchFlight = lazyPart(fetchEndParts, (parts) => parts.WatchFlight)
export const WatchControls = lazyPart(fetchEndParts, (parts) => parts.WatchControls, LostPart)

export const PasteRivals = lazyPart(
  () => import('./paste-rivals.tsx'),
  (parts) => parts.PasteRivals,
  LostPart,
)

export const FlightPoster = lazyPart(
  () => import('./flight-poster.tsx'),
  (parts) => parts.FlightPoster,
  LostPart,
)

export const FieldTable = lazyPart(fetchEndParts, (parts) => parts.FieldTable)

const fetchDataParts = () => import('./data-fields.tsx')

export const DataFields = lazyPart(fetchDataParts, (parts) => parts.DataFields, LostPart)
export const SaveOffer = lazyPart(fetchDataParts, (parts) => parts.SaveOffer)

export const KeptFlights = lazyPart(
  () => import('./kept-flights.tsx'),
  (parts) => parts.KeptFlights,
)

export const CourseLists = lazyPart(
  () => import('./course-lists.tsx'),
  (parts) => parts.CourseLists,
  LostPart,
)
